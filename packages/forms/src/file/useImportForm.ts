import { IMPORT_CHARS_MAX, importSchema } from '@skal/contracts/finance/ledgerImport';
import { useToast } from '@skal/shell-kit';
import { isSessionExpired, serverMessageOr } from '@skal/shell-kit/api';
import { useState } from 'react';
import { importCopy as copy } from '../content/importDialog.ts';
import type { IdempotentRequest } from '../idempotency.ts';
import type { DraftOptions } from '../useDraft.ts';
import { useForm } from '../useForm.ts';
import { type Encoding, readTextFile } from './readTextFile.ts';

/** Result of one row of a preview. */
export interface ImportRow {
  /** Line number in the file where the row begins. */
  line: number;
  error: string | null;
}

/** The rows as the api reads them, or the error of the file as a whole. */
export interface ImportPreview<Row extends ImportRow> {
  error: string | null;
  rows: readonly Row[];
}

export interface ImportOptions<Preview> {
  draft?: DraftOptions<{ text: string }> | undefined;
  /** Reads the rows without importing them. */
  preview: (body: { text: string }) => Promise<Preview | null>;
  /** Imports all rows. @returns the toast's description */
  commit: (body: IdempotentRequest<{ text: string }>) => Promise<string>;
  /** Title of the toast after the import. */
  done: string;
  onImported: () => void;
}

/** The rows changed since the preview. */
class PreviewOutdated extends Error {}

/** Form of an import: rows can be imported only after their preview. */
export function useImportForm<Preview extends ImportPreview<ImportRow>>(options: ImportOptions<Preview>) {
  const toast = useToast();
  const [isChecking, setChecking] = useState(false);
  const [last, setLast] = useState<{ text: string; preview: Preview } | null>(null);
  const [file, setFile] = useState<{ text: string; encoding: Encoding } | null>(null);
  const failure = (cause: unknown) => ({
    title: copy.failed,
    description: cause instanceof PreviewOutdated ? copy.previewFirst : serverMessageOr(cause, copy.failedReason),
  });
  const form = useForm({
    initialValues: { text: '' },
    validationSchema: importSchema,
    onSubmit: async ({ text }, { withIdempotencyKey, resetForm }) => {
      if (!isReady) throw new PreviewOutdated();
      const description = await options.commit(withIdempotencyKey({ text }));
      toast({ title: options.done, description, variant: 'success' });
      resetForm();
      setLast(null);
      options.onImported();
    },
    toErrorToast: failure,
    ...(options.draft && { draft: options.draft }),
  });

  const { text } = form.values;
  const check = async () => {
    const errors = await form.setFieldTouched('text');
    if (errors?.text) return;
    setChecking(true);
    try {
      const preview = await options.preview({ text });
      if (preview) setLast({ text, preview });
    } catch (cause) {
      if (!isSessionExpired(cause)) toast({ ...failure(cause), variant: 'destructive' });
    } finally {
      setChecking(false);
    }
  };

  /** Puts the text of a file into the field; shows an error and keeps the current text if the file is not text. */
  const readFile = async (chosen: File) => {
    const reject = (why: keyof typeof copy.files) =>
      toast({ title: copy.failed, description: copy.files[why], variant: 'destructive' });
    // No character has more than four bytes.
    if (chosen.size > IMPORT_CHARS_MAX * 4) return reject('large');
    try {
      const read = readTextFile(new Uint8Array(await chosen.arrayBuffer()));
      if (!read.ok) return reject(read.error);
      setFile(read);
      await form.setFieldValue('text', read.text);
    } catch {
      // The file was moved or changed since it was selected.
      reject('unread');
    }
  };

  const shown = last?.text === text ? last.preview : null;
  const wrong = shown?.rows.filter(({ error }) => error !== null).length ?? 0;
  const isReady = shown !== null && shown.error === null && wrong === 0;
  const encoding = file?.text === text ? file.encoding : undefined;
  return { form, check, readFile, isChecking, shown, wrong, isReady, encoding };
}
