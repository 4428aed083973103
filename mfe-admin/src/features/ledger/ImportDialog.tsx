import { DraftNotice, textFieldProps, useFocusFirstError } from '@skal/forms';
import { Banner, Button, Dialog, Text, TextAreaField } from '@skal/shared-ui';
import { type ChangeEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { importForm as copy } from '../../content/billing/ledgerImport.ts';
import { ImportPreviewTable } from './ImportPreviewTable.tsx';
import { useImportForm } from './useImportForm.ts';

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
          {wrong > 0 ? <Banner tone="danger">{copy.wrong(wrong)}</Banner> : null}
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
