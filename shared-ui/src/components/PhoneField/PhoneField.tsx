import { type ChangeEvent, type ClipboardEvent, type FocusEventHandler, memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../../icons.ts';
import { Asterisk, FieldError, Hint, Label, useField } from '../Field/Field.tsx';
import { Frame, Native } from '../Field/Select.tsx';
import { Input } from '../Field/TextField.tsx';
import { caretAfter, isInternational, readEdit } from './caret.ts';

/** How numbers are written, country by country; the product's rules live with its contracts. */
export interface PhoneNumbering {
  countries: readonly { name: string; code: string }[];
  format: (code: string, typed: string) => string;
  placeholder: (code: string) => string;
  readPaste: (code: string, text: string) => { code: string; phone: string };
}

export interface PhoneFieldProps {
  /** The number's label and the group's; it has 'phone' in it. */
  label: ReactNode;
  countryLabel?: string;
  /** The wire's keys. */
  countryName: string;
  phoneName: string;
  country: string;
  phone: string;
  /** The parent clears the number (F12). */
  onCountryChange: (code: string) => void;
  onPhoneChange: (phone: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  numbering: PhoneNumbering;
  error?: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  id?: string;
  className?: string;
}

/** A country and a number, joined: formats while one types, and reads a number pasted with its country (F11-F22, T13). */
export function PhoneField({
  label,
  countryLabel = 'Country code',
  countryName,
  phoneName,
  country,
  phone,
  onCountryChange,
  onPhoneChange,
  onBlur,
  numbering,
  disabled,
  className,
  ...about
}: PhoneFieldProps) {
  const { control, hintId, errorId, error } = useField({ ...about, name: phoneName });

  const take = (text: string) => {
    const read = numbering.readPaste(country, text);
    if (read.code !== country) onCountryChange(read.code);
    onPhoneChange(read.phone);
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!/^\s*(\+|00)/.test(text)) return;
    event.preventDefault();
    take(text);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const native = event.nativeEvent as InputEvent;
    if (isInternational(input.value, native)) return take(input.value);
    const caret = input.selectionStart ?? input.value.length;
    const edit = readEdit({ before: phone, typed: input.value, caret, inputType: native.inputType });
    const formatted = numbering.format(country, edit.digits);
    // Written here rather than left to React, which would move the caret to the end.
    input.value = formatted;
    const at = caretAfter(formatted, edit.index);
    input.setSelectionRange(at, at);
    onPhoneChange(formatted);
  };

  return (
    <fieldset className={className} disabled={disabled}>
      <Legend>
        <Label htmlFor={control.id}>
          {label}
          <Asterisk shown={about.required} />
        </Label>
      </Legend>
      <Hint id={hintId}>{about.hint}</Hint>
      <Joined>
        <Frame>
          <Country
            name={countryName}
            aria-label={countryLabel}
            autoComplete="tel-country-code"
            value={country}
            onChange={(event) => onCountryChange(event.target.value)}
          >
            <Countries countries={numbering.countries} />
          </Country>
          <ChevronDownIcon size={16} />
        </Frame>
        <Digits
          {...control}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder={numbering.placeholder(country)}
          value={phone}
          onChange={onChange}
          onPaste={onPaste}
          onBlur={onBlur}
        />
      </Joined>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}

/** As many as the world has: not made anew at every key that is pressed in the form. */
const Countries = memo(({ countries }: Pick<PhoneNumbering, 'countries'>) =>
  countries.map(({ name, code }) => <option key={code} value={code}>{`${name} ${code}`}</option>),
);

const Legend = styled.legend`
  display: block;
  padding: 0;
`;

const Joined = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 154px) minmax(0, 1fr);

  /* The one in use lies over the seam. */
  & :focus-visible {
    position: relative;
    z-index: 1;
  }
`;

const Country = styled(Native)`
  && {
    border-inline-end: 0;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    padding-inline-end: 32px;
  }
`;

const Digits = styled(Input)`
  border-start-start-radius: 0;
  border-end-start-radius: 0;
`;
