import { IMPORT_CHARS_MAX, type ImportPreviewReply, importSchema } from '@skal/contracts/finance/ledgerImport';
import { useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { isSessionExpired, serverMessageOr, useSession } from '@skal/shell-kit/api';
import { useState } from 'react';
import { importForm as words } from '../../content/billing/ledgerImport.ts';
import { useCommitLedgerImportMutation, usePreviewLedgerImportMutation } from './ledgerImport.api.ts';
import { type Encoding, readTextFile } from './readTextFile.ts';

/** The preview, and the text that it belongs to. */
interface Seen {
  text: string;
  preview: ImportPreviewReply;
}

/** The selected file: its text and encoding. */
interface Chosen {
  text: string;
  encoding: Encoding;
}

/** Describes the detected format; without an encoding for pasted rows. */
function sayUnderstood({ delimiter, dateForms }: ImportPreviewReply, encoding: Encoding | undefined): string | null {
  if (!delimiter) return null;
  const { understood } = words;
  const days = dateForms.length > 0 ? [understood.days(dateForms)] : [];
  const letters = encoding ? [understood.encoding(encoding)] : [];
  return understood.sentence([...letters, understood.delimiter[delimiter], ...days]);
}

/** The rows changed since the preview. */
class NotShown extends Error {}

/** Form of the import: entries can be imported only after their preview. */
export function useImportForm(onBooked: () => void) {
  const [look, { isLoading: isLooking }] = usePreviewLedgerImportMutation();
  const [book] = useCommitLedgerImportMutation();
  const toast = useToast();
  const { user } = useSession();
  const [seen, setSeen] = useState<Seen | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const failure = (cause: unknown) => ({
    title: words.failed,
    description: cause instanceof NotShown ? words.previewFirst : serverMessageOr(cause, words.failedReason),
  });

  const form = useForm({
    initialValues: { text: '' },
    validationSchema: importSchema,
    onSubmit: async ({ text }, { withIdempotencyKey, resetForm }) => {
      if (!isReady) throw new NotShown();
      const booked = await book(withIdempotencyKey({ text })).unwrap();
      toast({ title: words.done, description: words.doneCount(booked?.booked ?? 0), variant: 'success' });
      resetForm();
      setSeen(null);
      onBooked();
    },
    toErrorToast: failure,
    draft: { owner: user.id, form: 'ledger import' },
  });

  const { text } = form.values;
  const preview = async () => {
    const faults = await form.setFieldTouched('text');
    if (faults?.text) return;
    try {
      const answer = await look({ body: { text } }).unwrap();
      if (answer) setSeen({ text, preview: answer });
    } catch (cause) {
      if (!isSessionExpired(cause)) toast({ ...failure(cause), variant: 'destructive' });
    }
  };

  /** Puts the text of a file into the field; shows an error and keeps the current text if the file is not text. */
  const readFile = async (file: File) => {
    const refuse = (why: keyof typeof words.files) =>
      toast({ title: words.failed, description: words.files[why], variant: 'destructive' });
    // No character has more than four bytes.
    if (file.size > IMPORT_CHARS_MAX * 4) return refuse('large');
    try {
      const read = readTextFile(new Uint8Array(await file.arrayBuffer()));
      if (!read.ok) return refuse(read.error);
      setChosen(read);
      await form.setFieldValue('text', read.text);
    } catch {
      // The file was moved or changed since it was selected.
      refuse('unread');
    }
  };

  const shown = seen?.text === text ? seen.preview : null;
  const wrong = shown?.rows.filter(({ error }) => error !== null).length ?? 0;
  const isReady = shown !== null && shown.error === null && wrong === 0;
  const understood = shown && sayUnderstood(shown, chosen?.text === text ? chosen.encoding : undefined);
  return { form, preview, readFile, isLooking, shown, understood, wrong, isReady };
}
