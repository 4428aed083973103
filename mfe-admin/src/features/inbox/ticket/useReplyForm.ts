import { nanoid } from '@reduxjs/toolkit';
import type { PathParams } from '@skal/contracts/http/endpoint';
import { adminAttachment, adminTicket, answerTicketSchema } from '@skal/contracts/support/adminTicket';
import { findAttachmentKind, type OptionalAttachmentKind } from '@skal/contracts/support/attachmentKinds';
import { ATTACHMENT_BYTES_MAX, ATTACHMENTS_MAX } from '@skal/contracts/support/ticket';
import { useForm } from '@skal/forms';
import { useSite, useToast } from '@skal/shell-kit';
import { invalidate, send, serverMessageOr, useSession } from '@skal/shell-kit/api';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { ticketAdmin as copy } from '../../../content/operations/inbox.ts';
import { useAnswerAdminTicketMutation } from '../inbox.api.ts';

/** Returns whether a ticket accepts a file (L14, L15), including the optional types that the site allows. */
const isAcceptedFile = ({ name, size }: File, allowed?: readonly OptionalAttachmentKind[]): boolean =>
  findAttachmentKind(name, allowed) !== undefined && size > 0 && size <= ATTACHMENT_BYTES_MAX;

/**
 * Uploads the bytes of an announced attachment.
 * @throws if the upload fails
 */
async function uploadFile(place: PathParams<typeof adminAttachment.upload.path>, file: File): Promise<void> {
  await send(adminAttachment.upload, { params: place, body: file });
}

/** State of the reply's attachments; keeps accepted files only. */
function useFiles() {
  const toast = useToast();
  const { attachmentKinds: allowed } = useSite();
  const [chosen, setChosen] = useState<readonly { id: string; file: File }[]>([]);
  return {
    rows: chosen.map(({ id, file: { name, size } }) => ({ id, name, size })),
    files: chosen.map(({ file }) => file),
    add: (files: readonly File[]) => {
      const fits = files.filter((file) => isAcceptedFile(file, allowed)).slice(0, ATTACHMENTS_MAX - chosen.length);
      const refused = files.find((file) => !fits.includes(file));
      if (refused)
        toast({ title: copy.failed.title, description: copy.fileFault(refused.name), variant: 'destructive' });
      setChosen([...chosen, ...fits.map((file) => ({ id: nanoid(), file }))]);
    },
    remove: (id: string) => setChosen(chosen.filter((item) => item.id !== id)),
    clear: () => setChosen([]),
  };
}

/** An operator's reply or internal note. Its files are uploaded afterwards, to the URLs in the response. */
export function useReplyForm(ticketId: string, onSent: (isNote: boolean) => void) {
  const { user } = useSession();
  const files = useFiles();
  const [answer] = useAnswerAdminTicketMutation();
  const toast = useToast();
  const dispatch = useDispatch();

  const sendAfter = async (places: readonly { id: string }[], sent: readonly File[]) => {
    for (const [index, file] of sent.entries()) {
      const attachmentId = places[index]?.id;
      if (!attachmentId) continue;
      await uploadFile({ id: ticketId, attachmentId }, file).catch(() =>
        toast({ ...copy.fileFailed(file.name), variant: 'destructive' }),
      );
    }
    if (sent.length > 0) dispatch(invalidate({ adminTicket }));
  };

  const form = useForm({
    initialValues: { text: '', internal: false },
    validationSchema: answerTicketSchema,
    onSubmit: async ({ text, internal }, { withIdempotencyKey, resetForm }) => {
      const sent = files.files;
      const body = answerTicketSchema.cast({ text, internal, attachments: sent.map(({ name }) => name) });
      const message = await answer({ params: { id: ticketId }, ...withIdempotencyKey(body) }).unwrap();
      toast({ ...(internal ? copy.noted : copy.sent), variant: 'success' });
      resetForm();
      files.clear();
      onSent(internal);
      await sendAfter(message?.attachments ?? [], sent);
    },
    toErrorToast: (cause) => ({
      title: copy.failed.title,
      description: serverMessageOr(cause, copy.failed.description),
    }),
    draft: { owner: user.id, form: `answer ${ticketId}`, partial: files.files.length > 0 },
  });
  return { form, files };
}
