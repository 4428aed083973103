import { HONEYPOT, inquiry } from '@skal/contracts/support/inquiry';
import { DraftNotice, textFieldProps, useFocusFirstError } from '@skal/forms';
import { Button, TextAreaField, TextField } from '@skal/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Honeypot } from '../../components/forms/Honeypot.tsx';
import { PlainSubmit, plainSubmit } from '../../components/forms/NoScript.tsx';
import { PrivacyNotice } from '../../components/forms/PrivacyNotice.tsx';
import { usePreHydrationValues, useSubmitButtonType } from '../../components/forms/useHydratedForm.ts';
import { contactForm as copy } from '../../content/pages/contact.ts';
import { useContactForm } from './useContactForm.ts';

/** Message form of the contact page (D36, G1-G5). */
export function ContactForm() {
  const form = useContactForm();
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form);
  usePreHydrationValues(element, form);
  const submitType = useSubmitButtonType();
  return (
    <Fields
      ref={element}
      method="post"
      action={inquiry.send.path}
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
