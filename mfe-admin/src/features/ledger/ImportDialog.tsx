import type { ImportRowReply } from '@skal/contracts/finance/ledgerImport';
import { DraftNotice, textFieldProps, useFocusFirstError } from '@skal/forms';
import { Banner, Button, Dialog, Table, type TableColumn, Text, TextAreaField } from '@skal/shared-ui';
import { type ChangeEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { importForm as copy } from '../../content/billing/ledgerImport.ts';
import { formatDay } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import { useImportForm } from './useImportForm.ts';

const { columns: heads } = copy;

const resultOf = ({ error, isRepeated }: ImportRowReply) => {
  if (error !== null)
    return (
      <Text as="span" tone="danger">
        {error}
      </Text>
    );
  return isRepeated ? copy.repeated : copy.fine;
};

const columns: readonly TableColumn<ImportRowReply>[] = [
  { id: 'line', header: heads.line, rowHeader: true, cell: ({ line }) => line },
  { id: 'client', header: heads.client, cell: ({ clientName }) => clientName ?? '–' },
  {
    id: 'entry',
    header: heads.entry,
    cell: ({ category, date, note }) => [category, date && formatDay(date), note].filter(Boolean).join(', ') || '–',
  },
  {
    id: 'amount',
    header: heads.amount,
    align: 'end',
    cell: ({ amount, currency }) => (amount === null ? '–' : formatMoney(amount, currency ?? 'EUR')),
  },
  { id: 'result', header: heads.result, cell: resultOf },
];

/** Preview of each row of a file. */
const ImportPreviewTable = ({ rows }: { rows: readonly ImportRowReply[] }) => (
  <Table caption={copy.rows} showCaption dense columns={columns} rows={rows} rowKey={({ line }) => String(line)} />
);

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Imports entries, pasted or from a file: previews every row, then imports all together. */
export default function ImportDialog({ open, onOpenChange }: Props) {
  const id = useId();
  const { form, preview, readFile, isLooking, shown, understood, wrong, isReady } = useImportForm(() =>
    onOpenChange(false),
  );
  const root = useRef<HTMLFormElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  useFocusFirstError(root, form);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) await readFile(file);
    // Lets the operator select the same file again after editing it.
    target.value = '';
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      description={copy.description}
      width={840}
      phone="full"
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {copy.cancel}
          </Button>
          <Button
            variant={isReady ? 'secondary' : 'primary'}
            busy={isLooking}
            busyLabel={copy.previewing}
            onClick={preview}
          >
            {copy.preview}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={isReady ? 'primary' : 'secondary'}
            busy={form.isSubmitting}
            busyLabel={copy.booking}
          >
            {isReady ? copy.book(shown?.rows.length ?? 0) : copy.bookAll}
          </Button>
        </>
      }
    >
      <Rows id={id} ref={root} noValidate onSubmit={form.handleSubmit}>
        <DraftNotice draft={form.draft} />
        <TextAreaField
          label={copy.text}
          hint={copy.textHint}
          required
          rows={6}
          spellCheck={false}
          {...textFieldProps(form, 'text')}
        />
        <div>
          <input
            ref={chooser}
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
            hidden
            onChange={read}
            aria-label={copy.file}
          />
          <Button variant="secondary" size="sm" onClick={() => chooser.current?.click()}>
            {copy.file}
          </Button>
        </div>
        <div role="status">
          {shown?.error ? <Banner tone="danger">{shown.error}</Banner> : null}
          {understood ? <Text tone="muted">{understood}</Text> : null}
          {wrong > 0 ? <Banner tone="danger">{copy.invalidRows(wrong)}</Banner> : null}
        </div>
        {shown && shown.rows.length > 0 ? <ImportPreviewTable rows={shown.rows} /> : null}
      </Rows>
    </Dialog>
  );
}

const Rows = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
