import { HONEYPOT } from '@skal/contracts/support/inquiry';
import { DraftNotice, selectFieldProps, textFieldProps, useFocusFirstError } from '@skal/forms';
import { PhoneField, RadioGroupField, SelectField, TextAreaField, TextField } from '@skal/shared-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Honeypot } from '../../components/forms/Honeypot.tsx';
import { PrivacyNotice } from '../../components/forms/PrivacyNotice.tsx';
import { consultationForm as copy, industryOptions } from '../../content/forms/consultation.ts';
import type { useConsultationForm } from './useConsultationForm.ts';

interface ConsultationFormProps extends ReturnType<typeof useConsultationForm> {
  /** The submit button in the dialog's footer references the form by this id. */
  id: string;
}

/** The fields of a consultation request (F4-F22). */
export function ConsultationForm({ id, form, numbering, phoneError, ...phone }: ConsultationFormProps) {
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form);
  return (
    <Fields id={id} ref={element} noValidate onSubmit={form.handleSubmit}>
      <DraftNotice draft={form.draft} />
      <Pair>
        <TextField label={copy.name} required autoComplete="name" {...textFieldProps(form, 'name')} />
        <TextField label={copy.email} type="email" required autoComplete="email" {...textFieldProps(form, 'email')} />
      </Pair>
      <Pair>
        <TextField label={copy.company} required autoComplete="organization" {...textFieldProps(form, 'company')} />
        <SelectField
          label={copy.industry}
          required
          placeholder={copy.industryPlaceholder}
          options={industryOptions}
          {...selectFieldProps(form, 'industry')}
        />
      </Pair>
      <PhoneField
        label={copy.phone}
        countryLabel={copy.country}
        countryName="countryCode"
        phoneName="phone"
        country={form.values.countryCode}
        phone={form.values.phone}
        onCountryChange={phone.chooseCountry}
        onPhoneChange={phone.typePhone}
        error={phoneError}
        numbering={numbering}
      />
      <TextAreaField
        label={copy.challenges}
        hint={copy.challengesHint}
        rows={copy.challengesRows}
        {...textFieldProps(form, 'challenges')}
      />
      <RadioGroupField
        legend={copy.preference}
        required
        options={copy.preferences}
        {...selectFieldProps(form, 'contactPreference')}
        onValueChange={phone.choosePreference}
      />
      <Honeypot value={form.values[HONEYPOT]} onChange={(value) => void form.setFieldValue(HONEYPOT, value, false)} />
      <PrivacyNotice>{copy.notice}</PrivacyNotice>
    </Fields>
  );
}

const Fields = styled.form`
  position: relative;
  display: grid;
  gap: 20px;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px 16px;

  @media (max-width: 37.49875em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
