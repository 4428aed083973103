import { Banner, Button, Dialog, Table, type TableColumn, Text, TextAreaField } from '@skal/shared-ui';
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';
import { importCopy as copy, type ImportCopy } from '../content/importDialog.ts';
import { DraftNotice } from '../DraftNotice.tsx';
import { textFieldProps } from '../fieldProps.ts';
import { FieldStack } from '../layout.ts';
import { useFocusFirstError } from '../useFocusFirstError.ts';
import type { Encoding } from './readTextFile.ts';
import { type ImportOptions, type ImportPreview, type ImportRow, useImportForm } from './useImportForm.ts';

interface Props<Row extends ImportRow, Preview extends ImportPreview<Row>>
  extends Omit<ImportOptions<Preview>, 'done' | 'onImported'> {
  open: boolean;
  onClose: () => void;
  own: ImportCopy;
  /** Columns of the preview between line and result. */
  columns: readonly TableColumn<Row>[];
  /** What happens with a row without an error. */
  resultOf: (row: Row) => ReactNode;
  /** Describes the detected format; without an encoding for pasted rows. */
  describeFormat?: (preview: Preview, encoding: Encoding | undefined) => string | null;
}

/** Imports rows, pasted or from a file: previews every row, then imports all together. */
export function CsvImportDialog<Row extends ImportRow, Preview extends ImportPreview<Row>>(props: Props<Row, Preview>) {
  const { open, onClose, own, columns, resultOf, describeFormat, ...options } = props;
  const id = useId();
  const { form, check, readFile, isChecking, shown, wrong, isReady, encoding } = useImportForm<Preview>({
    ...{ ...options, done: own.done, onImported: onClose },
  });
  const root = useRef<HTMLFormElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  useFocusFirstError(root, form);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) await readFile(file);
    // Lets the user select the same file again after editing it.
    target.value = '';
  };
  const format = shown && describeFormat?.(shown, encoding);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={own.title}
      description={own.description}
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
            busyLabel={copy.previewing}
            onClick={() => void check()}
          >
            {copy.preview}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={isReady ? 'primary' : 'secondary'}
            busy={form.isSubmitting}
            busyLabel={copy.importing}
          >
            {isReady ? own.import(shown?.rows.length ?? 0) : copy.importAll}
          </Button>
        </>
      }
    >
      <FieldStack id={id} ref={root} noValidate aria-label={own.title} onSubmit={form.handleSubmit}>
        <DraftNotice draft={form.draft} />
        <TextAreaField
          label={copy.text}
          hint={own.textHint}
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
          {format ? <Text tone="muted">{format}</Text> : null}
          {wrong > 0 ? <Banner tone="danger">{copy.invalidRows(wrong)}</Banner> : null}
        </div>
        {shown && shown.rows.length > 0 ? (
          <Table
            caption={copy.rows}
            showCaption
            dense
            columns={[
              { id: 'line', header: copy.line, rowHeader: true, cell: ({ line }) => line },
              ...columns,
              {
                id: 'result',
                header: copy.result,
                cell: (row) =>
                  row.error === null ? (
                    resultOf(row)
                  ) : (
                    <Text as="span" tone="danger">
                      {row.error}
                    </Text>
                  ),
              },
            ]}
            rows={shown.rows}
            rowKey={({ line }) => String(line)}
          />
        ) : null}
      </FieldStack>
    </Dialog>
  );
}
