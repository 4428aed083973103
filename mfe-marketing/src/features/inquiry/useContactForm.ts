import { HONEYPOT, messageSchema } from '@skal/contracts/support/inquiry';
import { ANONYMOUS_OWNER, useForm } from '@skal/forms';
import { useToast } from '@skal/shell-kit';
import { isApiError } from '@skal/shell-kit/api';
import { withHoneypot } from '../../components/forms/Honeypot.tsx';
import { contactToasts as toasts } from '../../content/pages/contact.ts';
import { useSendInquiryMutation } from './inquiry.api.ts';

const initialValues = { name: '', email: '', phone: '', subject: '', message: '', [HONEYPOT]: '' };

export type ContactValues = typeof initialValues;

const toBody = (values: ContactValues) => withHoneypot(messageSchema.cast(values, { assert: false }));

/** Reason of a failure (G7): the server's message, a rejection, or no connection. */
function failureReason(cause: unknown): string {
  if (!isApiError(cause) || cause.status === 0) return toasts.unreachable;
  return cause.serverMessage || toasts.refused;
}

/** Form of the contact page (G1-G7): resets on success, keeps its values on failure. */
export function useContactForm() {
  const [send] = useSendInquiryMutation();
  const toast = useToast();
  return useForm({
    initialValues,
    validationSchema: messageSchema,
    onSubmit: async (values, { withIdempotencyKey, resetForm }) => {
      const reply = await send(withIdempotencyKey(toBody(values))).unwrap();
      toast({ title: toasts.sent, description: reply?.message || toasts.sentText, variant: 'success' });
      resetForm();
    },
    toErrorToast: (cause) => ({ title: toasts.failed, description: failureReason(cause) }),
    draft: { owner: ANONYMOUS_OWNER, form: 'message', exclude: [HONEYPOT] },
  });
}
