import { formAction } from '@skal/contracts/site/formAction';
import { HONEYPOT, inquiry, messageSchema } from '@skal/contracts/support/inquiry';
import { ANONYMOUS_OWNER, DraftNotice, textFieldProps, useFocusFirstError, useForm } from '@skal/forms';
import { Button, TextAreaField, TextField } from '@skal/shared-ui';
import { useToast } from '@skal/shell-kit';
import { isApiError } from '@skal/shell-kit/api';
import { pageLanguage } from '@skal/shell-kit/preferences/language.ts';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Honeypot, withHoneypot } from '../../components/forms/Honeypot.tsx';
import { PlainSubmit, plainSubmit } from '../../components/forms/NoScript.tsx';
import { PrivacyNotice } from '../../components/forms/PrivacyNotice.tsx';
import { useSubmitButtonType } from '../../components/forms/useSubmitButtonType.ts';
import { contactForm as copy, contactToasts as toasts } from '../../content/pages/contact.ts';
import { useSendInquiryMutation } from './inquiry.api.ts';

const initialValues = { name: '', email: '', phone: '', subject: '', message: '', [HONEYPOT]: '' };

type ContactValues = typeof initialValues;

const toBody = (values: ContactValues) => withHoneypot(messageSchema.cast(values, { assert: false }));

/** Reason of a failure (G7): the server's message, a rejection, or no connection. */
function failureReason(cause: unknown): string {
  if (!isApiError(cause) || cause.status === 0) return toasts.unreachable;
  return cause.serverMessage || toasts.refused;
}

/** Form of the contact page (G1-G7): resets on success, keeps its values on failure. */
function useContactForm() {
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

/** Message form of the contact page (D36, G1-G5). */
export function ContactForm() {
  const form = useContactForm();
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form);
  const submitType = useSubmitButtonType();
  return (
    <Fields
      ref={element}
      method="post"
      action={formAction(inquiry.send.path, pageLanguage())}
      noValidate
      aria-label={copy.title}
      onSubmit={form.handleSubmit}
    >
      <DraftNotice draft={form.draft} />
      <Pair>
        <TextField label={copy.name} required autoComplete="name" {...textFieldProps(form, 'name')} />
        <TextField label={copy.email} type="email" required autoComplete="email" {...textFieldProps(form, 'email')} />
      </Pair>
      <TextField
        label={copy.phone}
        type="tel"
        autoComplete="tel"
        placeholder={copy.phonePlaceholder}
        {...textFieldProps(form, 'phone')}
      />
      <TextField label={copy.subject} required {...textFieldProps(form, 'subject')} />
      <TextAreaField label={copy.message} required rows={copy.messageRows} {...textFieldProps(form, 'message')} />
      <Honeypot value={form.values[HONEYPOT]} onChange={(value) => void form.setFieldValue(HONEYPOT, value, false)} />
      <PrivacyNotice>{copy.notice}</PrivacyNotice>
      <Button type={submitType} size="lg" busy={form.isSubmitting} busyLabel={copy.sending}>
        {copy.send}
      </Button>
      <PlainSubmit>{copy.send}</PlainSubmit>
    </Fields>
  );
}

const Fields = styled.form`
  position: relative;
  display: grid;
  gap: 20px;

  & > button {
    justify-self: start;
  }

  ${plainSubmit}
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px 16px;

  @media (max-width: 37.49875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
