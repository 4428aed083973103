import { ticketMessageSchema } from '@skal/contracts/support/ticketThread';
import { useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { serverMessageOr } from '@skal/shell-kit/api';
import type { UploadRequest } from '../../../components/upload/uploadFile.ts';
import { myTickets } from '../../../content/support/myTickets.ts';
import { useAccount } from '../../../session/useAccount.ts';
import { useReplyTicketThreadMutation } from '../ticket.api.ts';
import { useAttachments } from '../upload/useAttachments.ts';

const copy = myTickets.thread;

/** Form of a reply. Its files are uploaded afterwards, to the URLs in the response, in order. */
export function useReplyForm(ticketId: string, onFile: (job: UploadRequest) => void) {
  const { draftOwner } = useAccount();
  const attachments = useAttachments();
  const [reply] = useReplyTicketThreadMutation();
  const toast = useToast();
  const form = useForm({
    initialValues: { text: '' },
    validationSchema: ticketMessageSchema,
    onSubmit: async ({ text }, { withIdempotencyKey, resetForm }) => {
      const { files } = attachments;
      const body = ticketMessageSchema.cast({ text, attachments: files.map(({ name }) => name) });
      const sent = await reply({ params: { id: ticketId }, ...withIdempotencyKey(body) }).unwrap();
      toast({ ...copy.sent, variant: 'success' });
      for (const [index, file] of files.entries()) {
        const place = sent?.attachments[index];
        if (place) onFile({ ticketId, attachmentId: place.id, file });
      }
      resetForm();
      attachments.clear();
    },
    toErrorToast: (cause) => ({
      title: copy.refused.title,
      description: serverMessageOr(cause, copy.refused.description),
    }),
    draft: draftOwner
      ? { owner: draftOwner, form: `reply ${ticketId}`, partial: attachments.files.length > 0 }
      : undefined,
  });
  return { form, attachments };
}
