import { screen } from '@testing-library/react';
import { useState } from 'react';
import { PhoneField } from '../components/PhoneField/PhoneField.tsx';
import type { PhoneFormat } from '../components/PhoneField/phoneNumbering.ts';

const digits = (text: string) => text.replace(/\D/g, '');

/** Two countries grouped in pairs, one ungrouped: enough rules to test typing. */
export const numbering: PhoneFormat = {
  countries: [
    { name: 'Denmark', code: '+45' },
    { name: 'Sweden', code: '+46' },
    { name: 'Austria', code: '+43' },
  ],
  format: (code, typed) => (code === '+43' ? digits(typed) : (digits(typed).match(/.{1,2}/g) ?? []).join(' ')),
  placeholder: (code) => (code === '+43' ? 'Phone number' : '12 34 56 78'),
  accepts: (code, all) => code === '+43' || all.length <= 8,
  rejectedKeyMessage: (code) => `No more digits in ${code}.`,
  parse: (code, text) => {
    const all = digits(text).replace(/^00/, '');
    const found = numbering.countries.find((country) => all.startsWith(country.code.slice(1)))?.code;
    if (!found && /^\D*\+/.test(text)) return { refused: 'This country is not in the list.' };
    const national = found ? all.slice(found.length - 1) : all;
    if (national.length > 8) return { refused: 'This has too many digits.' };
    return { code: found ?? code, phone: numbering.format(found ?? code, national) };
  },
};

interface Props {
  error?: string;
  rules?: PhoneFormat;
  onBlur?: () => void;
}

/** A phone field with form state. */
export function PhoneForm({ error, rules = numbering, onBlur }: Props) {
  const [country, setCountry] = useState('+45');
  const [phone, setPhone] = useState('');
  return (
    <PhoneField
      label="Phone Number"
      countryName="countryCode"
      phoneName="phone"
      country={country}
      phone={phone}
      onCountryChange={(code) => {
        setCountry(code);
        setPhone('');
      }}
      onPhoneChange={setPhone}
      onBlur={onBlur}
      numbering={rules}
      error={error}
    />
  );
}

export const number = () => screen.getByLabelText<HTMLInputElement>(/phone/i);
export const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' });
export const caretAt = (at: number) => number().setSelectionRange(at, at);
