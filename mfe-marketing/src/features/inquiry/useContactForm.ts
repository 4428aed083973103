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

/** Why it did not get through (G7): the server's sentence, that it refused, or that it could not be reached. */
function reasonOf(cause: unknown): string {
  if (!isApiError(cause) || cause.status === 0) return toasts.unreachable;
  return cause.serverMessage || toasts.refused;
}

/** The contact page's message (G1-G7): cleared when it is sent, kept when it is not. */
export function useContactForm() {
  const [send] = useSendInquiryMutation();
  const toast = useToast();
  return useForm({
    initialValues,
    validationSchema: messageSchema,
    send: async (values, { attempt, resetForm }) => {
      const reply = await send(attempt(toBody(values))).unwrap();
      toast({ title: toasts.sent, description: reply?.message || toasts.sentText, variant: 'success' });
      resetForm();
    },
    failure: (cause) => ({ title: toasts.failed, description: reasonOf(cause) }),
    draft: { owner: ANONYMOUS_OWNER, form: 'message', never: [HONEYPOT] },
  });
}
