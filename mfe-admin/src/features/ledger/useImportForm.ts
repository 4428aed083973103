import { type ImportPreviewReply, importSchema } from '@skal/contracts/ledgerImport';
import { useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { isOfEndedSession, saidBy, useSession } from '@skal/shell-kit/api';
import { useState } from 'react';
import { importForm as words } from '../../content/ledgerImport.ts';
import { useBookLedgerImportMutation, usePreviewLedgerImportMutation } from './ledgerImport.api.ts';

/** What would become of the rows, and which rows that was said of. */
interface Seen {
  text: string;
  preview: ImportPreviewReply;
}

/** Somebody would book rows that they have not been shown. */
class NotShown extends Error {}

/** Entries from a file: nothing can be booked before it was shown what that would be. */
export function useImportForm(onBooked: () => void) {
  const [look, { isLoading: isLooking }] = usePreviewLedgerImportMutation();
  const [book] = useBookLedgerImportMutation();
  const toast = useToast();
  const { user } = useSession();
  const [seen, setSeen] = useState<Seen | null>(null);
  const failure = (cause: unknown) => ({
    title: words.failed,
    description: cause instanceof NotShown ? words.lookFirst : saidBy(cause, words.failedReason),
  });

  const form = useForm({
    initialValues: { text: '' },
    validationSchema: importSchema,
    send: async ({ text }, { attempt, resetForm }) => {
      if (!isReady) throw new NotShown();
      const booked = await book(attempt({ text })).unwrap();
      toast({ title: words.done, description: words.doneCount(booked?.booked ?? 0), variant: 'success' });
      resetForm();
      setSeen(null);
      onBooked();
    },
    failure,
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
      if (!isOfEndedSession(cause)) toast({ ...failure(cause), variant: 'destructive' });
    }
  };

  const shown = seen?.text === text ? seen.preview : null;
  const wrong = shown?.rows.filter(({ error }) => error !== null).length ?? 0;
  const isReady = shown !== null && shown.error === null && wrong === 0;
  return { form, preview, isLooking, shown, wrong, isReady };
}
