import { countries } from '@skal/contracts/fields/phone';
import { formAction } from '@skal/contracts/site/formAction';
import { contactPreferences, inquiry } from '@skal/contracts/support/inquiry';
import { Button, Heading, TextAreaField, TextField } from '@skal/shared-ui';
import { pageLanguage } from '@skal/shell-kit/preferences/language.ts';
import { styled } from 'styled-components';
import { Honeypot } from '../../components/forms/Honeypot.tsx';
import { PrivacyNotice } from '../../components/forms/PrivacyNotice.tsx';
import { consultationForm as copy } from '../../content/forms/consultation.ts';

const labels: Readonly<Record<string, string>> = Object.fromEntries(
  copy.preferences.map(({ value, label }) => [value, label]),
);

/** Consultation request without script, where the dialog cannot open: the server responds with a page. */
export const PlainConsultation = () => (
  <noscript>
    <Fields method="post" action={formAction(inquiry.send.path, pageLanguage())} aria-label={copy.title}>
      <Heading level={3} size="h4">
        {copy.title}
      </Heading>
      <TextField label={copy.name} name="name" required autoComplete="name" />
      <TextField label={copy.email} name="email" type="email" required autoComplete="email" />
      <TextField label={copy.company} name="company" required autoComplete="organization" />
      <TextField label={copy.industry} name="industry" required />
      <label>
        {copy.country}
        <select name="countryCode" autoComplete="tel-country-code">
          {countries.map(({ name, code }) => (
            <option key={code} value={code}>{`${name} ${code}`}</option>
          ))}
        </select>
      </label>
      <TextField label={copy.phone} name="phone" type="tel" autoComplete="tel-national" />
      <TextAreaField label={copy.challenges} name="challenges" rows={copy.challengesRows} />
      <fieldset>
        <legend>{copy.preference} *</legend>
        {contactPreferences.map((value) => (
          <label key={value}>
            <input type="radio" name="contactPreference" value={value} required /> {labels[value]}
          </label>
        ))}
      </fieldset>
      <Honeypot value="" onChange={() => undefined} />
      <PrivacyNotice>{copy.notice}</PrivacyNotice>
      <Button type="submit">{copy.send}</Button>
    </Fields>
  </noscript>
);

const Fields = styled.form`
  position: relative;
  display: grid;
  gap: 20px;
  margin-block-start: 24px;

  & > label {
    display: grid;
    gap: 4px;
  }

  & > fieldset {
    display: grid;
    gap: 8px;
    border: 0;
    padding: 0;
  }

  & select {
    min-block-size: var(--target);
    font: inherit;
  }
`;
