import type { MenuImportPreviewReply } from '@skal/contracts/content/menuImport';
import { IMPORT_CHARS_MAX, importSchema } from '@skal/contracts/finance/ledgerImport';
import { useForm } from '@skal/forms';
import { readTextFile } from '@skal/forms/file/readTextFile.ts';
import { useToast } from '@skal/shell-kit';
import { isSessionExpired, serverMessageOr } from '@skal/shell-kit/api';
import { useState } from 'react';
import { menuImportForm as copy } from '../../content/menu/liveMenu.ts';
import { useAccount } from '../../session/useAccount.ts';
import { useCommitMenuImportMutation, usePreviewMenuImportMutation } from './menu.api.ts';

/** The rows changed since the preview. */
class PreviewOutdated extends Error {}

/** Form of the import: rows can be imported only after their preview. */
export function useMenuImport(onImported: () => void) {
  const [requestPreview, { isLoading: isChecking }] = usePreviewMenuImportMutation();
  const [commit] = useCommitMenuImportMutation();
  const toast = useToast();
  const { draftOwner: owner } = useAccount();
  const [last, setLast] = useState<{ text: string; preview: MenuImportPreviewReply } | null>(null);
  const failure = (cause: unknown) => ({
    title: copy.failed,
    description: cause instanceof PreviewOutdated ? copy.checkFirst : serverMessageOr(cause, copy.failedReason),
  });
  const form = useForm({
    initialValues: { text: '' },
    validationSchema: importSchema,
    onSubmit: async ({ text }, { withIdempotencyKey, resetForm }) => {
      if (!isReady) throw new PreviewOutdated();
      const { added = 0, changed = 0 } = (await commit(withIdempotencyKey({ text })).unwrap()) ?? {};
      toast({ title: copy.done, description: copy.doneText(added, changed), variant: 'success' });
      resetForm();
      setLast(null);
      onImported();
    },
    toErrorToast: failure,
    ...(owner && { draft: { owner, form: 'menu import' } }),
  });

  const { text } = form.values;
  const check = async () => {
    const errors = await form.setFieldTouched('text');
    if (errors?.text) return;
    try {
      const preview = await requestPreview({ body: { text } }).unwrap();
      if (preview) setLast({ text, preview });
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
      await form.setFieldValue('text', read.text);
    } catch {
      // The file was moved or changed since it was selected.
      reject('unread');
    }
  };

  const shown = last?.text === text ? last.preview : null;
  const wrong = shown?.rows.filter(({ error }) => error !== null).length ?? 0;
  const isReady = shown !== null && shown.error === null && wrong === 0;
  return { form, check, readFile, isChecking, shown, wrong, isReady };
}
