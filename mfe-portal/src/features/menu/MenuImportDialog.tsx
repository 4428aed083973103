import type { MenuImportRowReply } from '@skal/contracts/content/menuImport';
import { DraftNotice, textFieldProps, useFocusFirstError } from '@skal/forms';
import { Banner, Button, Dialog, Table, type TableColumn, Text, TextAreaField } from '@skal/shared-ui';
import { type ChangeEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { menuImportForm as copy } from '../../content/menu/liveMenu.ts';
import { formatMoney } from '../../format/number.ts';
import { useMenuImport } from './useMenuImport.ts';

const { columns: heads } = copy;

const columns: readonly TableColumn<MenuImportRowReply>[] = [
  { id: 'line', header: heads.line, rowHeader: true, cell: ({ line }) => line },
  { id: 'item', header: heads.item, cell: ({ name, category }) => [name, category].filter(Boolean).join(', ') || '–' },
  {
    id: 'price',
    header: heads.price,
    align: 'end',
    cell: ({ price }) => (price === null ? '–' : formatMoney(price / 100, 'DKK')),
  },
  {
    id: 'result',
    header: heads.result,
    cell: ({ error, action }) =>
      error === null ? (
        action && copy.actions[action]
      ) : (
        <Text as="span" tone="danger">
          {error}
        </Text>
      ),
  },
];

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Imports items, pasted or from a file: previews every row, then imports all together. */
export default function MenuImportDialog({ open, onClose }: Props) {
  const id = useId();
  const { form, check, readFile, isChecking, shown, wrong, isReady } = useMenuImport(onClose);
  const root = useRef<HTMLFormElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  useFocusFirstError(root, form);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) await readFile(file);
    // Lets the owner select the same file again after editing it.
    target.value = '';
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={copy.title}
      description={copy.description}
      width={840}
      phone="full"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button
            variant={isReady ? 'secondary' : 'primary'}
            busy={isChecking}
            busyLabel={copy.checking}
            onClick={() => void check()}
          >
            {copy.check}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={isReady ? 'primary' : 'secondary'}
            busy={form.isSubmitting}
            busyLabel={copy.importing}
          >
            {isReady ? copy.import(shown?.rows.length ?? 0) : copy.importAll}
          </Button>
        </>
      }
    >
      <Rows id={id} ref={root} noValidate aria-label={copy.title} onSubmit={form.handleSubmit}>
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
            onChange={(event) => void read(event)}
            aria-label={copy.file}
          />
          <Button variant="secondary" size="sm" onClick={() => chooser.current?.click()}>
            {copy.file}
          </Button>
        </div>
        <div role="status">
          {shown?.error ? <Banner tone="danger">{shown.error}</Banner> : null}
          {wrong > 0 ? <Banner tone="danger">{copy.invalidRows(wrong)}</Banner> : null}
        </div>
        {shown && shown.rows.length > 0 ? (
          <Table
            caption={copy.rows}
            showCaption
            dense
            columns={columns}
            rows={shown.rows}
            rowKey={({ line }) => String(line)}
          />
        ) : null}
      </Rows>
    </Dialog>
  );
}

const Rows = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;
