import { IMPORT_CHARS_MAX, type ImportPreviewReply, importSchema } from '@skal/contracts/finance/ledgerImport';
import { useForm } from '@skal/forms';
import { type Encoding, readTextFile } from '@skal/forms/file/readTextFile.ts';
import { useToast } from '@skal/shell-kit';
import { isSessionExpired, serverMessageOr, useSession } from '@skal/shell-kit/api';
import { useState } from 'react';
import { importForm as copy } from '../../content/billing/ledgerImport.ts';
import { useCommitLedgerImportMutation, usePreviewLedgerImportMutation } from './ledgerImport.api.ts';

/** The preview, and the text that it belongs to. */
interface Preview {
  text: string;
  preview: ImportPreviewReply;
}

/** The selected file: its text and encoding. */
interface Chosen {
  text: string;
  encoding: Encoding;
}

/** Describes the detected format; without an encoding for pasted rows. */
function describeFormat({ delimiter, dateForms }: ImportPreviewReply, encoding: Encoding | undefined): string | null {
  if (!delimiter) return null;
  const { detectedFormat } = copy;
  const days = dateForms.length > 0 ? [detectedFormat.days(dateForms)] : [];
  const letters = encoding ? [detectedFormat.encoding(encoding)] : [];
  return detectedFormat.sentence([...letters, detectedFormat.delimiter[delimiter], ...days]);
}

/** The rows changed since the preview. */
class PreviewOutdated extends Error {}

/** Form of the import: entries can be imported only after their preview. */
export function useImportForm(onImported: () => void) {
  const [requestPreview, { isLoading: isLooking }] = usePreviewLedgerImportMutation();
  const [book] = useCommitLedgerImportMutation();
  const toast = useToast();
  const { user } = useSession();
  const [lastPreview, setLastPreview] = useState<Preview | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const failure = (cause: unknown) => ({
    title: copy.failed,
    description: cause instanceof PreviewOutdated ? copy.previewFirst : serverMessageOr(cause, copy.failedReason),
  });

  const form = useForm({
    initialValues: { text: '' },
    validationSchema: importSchema,
    onSubmit: async ({ text }, { withIdempotencyKey, resetForm }) => {
      if (!isReady) throw new PreviewOutdated();
      const booked = await book(withIdempotencyKey({ text })).unwrap();
      toast({ title: copy.done, description: copy.doneCount(booked?.booked ?? 0), variant: 'success' });
      resetForm();
      setLastPreview(null);
      onImported();
    },
    toErrorToast: failure,
    draft: { owner: user.id, form: 'ledger import' },
  });

  const { text } = form.values;
  const preview = async () => {
    const errors = await form.setFieldTouched('text');
    if (errors?.text) return;
    try {
      const answer = await requestPreview({ body: { text } }).unwrap();
      if (answer) setLastPreview({ text, preview: answer });
    } catch (cause) {
      if (!isSessionExpired(cause)) toast({ ...failure(cause), variant: 'destructive' });
    }
  };

  /** Puts the text of a file into the field; shows an error and keeps the current text if the file is not text. */
  const readFile = async (file: File) => {
    const reject = (why: keyof typeof copy.files) =>
      toast({ title: copy.failed, description: copy.files[why], variant: 'destructive' });
    // No character has more than four bytes.
    if (file.size > IMPORT_CHARS_MAX * 4) return reject('large');
    try {
      const read = readTextFile(new Uint8Array(await file.arrayBuffer()));
      if (!read.ok) return reject(read.error);
      setChosen(read);
      await form.setFieldValue('text', read.text);
    } catch {
      // The file was moved or changed since it was selected.
      reject('unread');
    }
  };

  const shown = lastPreview?.text === text ? lastPreview.preview : null;
  const wrong = shown?.rows.filter(({ error }) => error !== null).length ?? 0;
  const isReady = shown !== null && shown.error === null && wrong === 0;
  const understood = shown && describeFormat(shown, chosen?.text === text ? chosen.encoding : undefined);
  return { form, preview, readFile, isLooking, shown, understood, wrong, isReady };
}
