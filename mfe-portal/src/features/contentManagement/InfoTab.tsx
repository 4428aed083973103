import { Button, TextAreaField, TextField } from '@skal/shared-ui';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { useDemoToast } from '../../components/demo/useDemoToast.ts';
import { Panel } from '../../components/layout/Panel.tsx';
import { info } from '../../content/demo/businessInfo.ts';
import { useAccount } from '../../session/useAccount.ts';
import { OpeningHours } from './OpeningHours.tsx';

const { contact } = info;

/** Business Info: contact data and opening hours (P7). */
export const InfoTab = () => (
  <TwoColumns>
    <ContactForm />
    <OpeningHours />
  </TwoColumns>
);

/** Initial values come from the account; missing ones stay empty. */
function ContactForm() {
  const { user, business } = useAccount();
  const answer = useDemoToast();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    answer(contact.save);
  };
  return (
    <Panel title={contact.title}>
      <Fields noValidate onSubmit={submit}>
        <TextField label={contact.name} name="businessName" defaultValue={business.branding.businessName} />
        <TextField label={contact.phone} name="phone" type="tel" defaultValue={user.phone ?? ''} />
        <TextField label={contact.email} name="email" type="email" defaultValue={user.email} />
        <TextField label={contact.address} name="address" />
        <TextField label={contact.website} name="website" type="url" />
        <TextAreaField label={contact.about} name="description" rows={3} defaultValue={business.branding.description} />
        <Button type="submit">{contact.save}</Button>
      </Fields>
    </Panel>
  );
}

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 16px;

  @media (max-width: 56.24875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Fields = styled.form`
  display: grid;
  gap: 16px;

  & > button {
    justify-self: start;
  }
`;
