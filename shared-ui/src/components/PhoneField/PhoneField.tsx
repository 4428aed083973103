import { t } from '@lingui/core/macro';
import { type ChangeEvent, type ClipboardEvent, type FocusEventHandler, memo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../../icons.ts';
import { NativeSelect, SelectFrame } from '../Field/choice/Select.tsx';
import { FieldError, Hint, Label, RequiredMark, useField } from '../Field/Field.tsx';
import { Input } from '../Field/text/TextField.tsx';
import { applyEdit, caretPosition, isKey, isLonger, isNational } from './caret.ts';
import type { PhoneFormat } from './phoneNumbering.ts';
import { usePhoneParser } from './usePhoneParser.ts';

export interface PhoneFieldProps {
  /** Label of the number and of the group; contains 'phone'. */
  label: ReactNode;
  countryLabel?: string;
  /** Field names on the wire. */
  countryName: string;
  phoneName: string;
  country: string;
  phone: string;
  /** The parent clears the number (F12). */
  onCountryChange: (code: string) => void;
  onPhoneChange: (phone: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  numbering: PhoneFormat;
  error?: string;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  id?: string;
  className?: string;
}

/**
 * A country and a phone number: formats while typing, and parses a number that is pasted, autofilled or typed with its country code
 * (F11-F22, T13). A message explains every rejected digit. Text that is not a number of the country stays, with the reason.
 */
export function PhoneField({
  label,
  countryLabel = t`Country code`,
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
  const { message, parseWhole, parseTyped, rejectKey, clearMessage } = usePhoneParser({
    ...{ country, phone, onCountryChange, onPhoneChange, numbering },
  });
  const unread = numbering.unavailableMessage && !isNational(phone) ? numbering.unavailableMessage : undefined;
  const { control, hintId, errorId, error } = useField({
    ...about,
    error: about.error ?? message ?? unread,
    name: phoneName,
  });

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    // Pasting part of a number edits it; a number with a country code replaces it.
    if (isNational(text)) return;
    event.preventDefault();
    parseWhole(text);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const native = event.nativeEvent as InputEvent;
    if (!isKey(native)) return parseWhole(input.value);
    clearMessage();
    if (!isNational(input.value)) return onPhoneChange(input.value.replace(/[^\d+ ]/g, ''));
    const caret = input.selectionStart ?? input.value.length;
    const edit = applyEdit({ before: phone, typed: input.value, caret, inputType: native.inputType });
    if (isLonger(edit.digits, phone) && !numbering.accepts(country, edit.digits)) {
      rejectKey();
      // The caret stays behind the same digits as before the key.
      input.value = phone;
      const before = caretPosition(phone, Math.max(0, edit.index - 1));
      return input.setSelectionRange(before, before);
    }
    const formatted = numbering.format(country, edit.digits);
    // Set here rather than by React, which would move the caret to the end.
    input.value = formatted;
    const at = caretPosition(formatted, edit.index);
    input.setSelectionRange(at, at);
    onPhoneChange(formatted);
  };

  return (
    <fieldset className={className} disabled={disabled}>
      <Legend>
        <Label htmlFor={control.id}>
          {label}
          <RequiredMark shown={about.required} />
        </Label>
      </Legend>
      <Hint id={hintId}>{about.hint}</Hint>
      <InputGroup>
        <SelectFrame>
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
        </SelectFrame>
        <Digits
          {...control}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder={numbering.placeholder(country)}
          value={phone}
          onChange={onChange}
          onPaste={onPaste}
          onBlur={(event) => {
            parseTyped();
            onBlur?.(event);
          }}
        />
      </InputGroup>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}

/** All countries of the world: memoized, so that they do not render at every key press. */
const Countries = memo(({ countries }: Pick<PhoneFormat, 'countries'>) =>
  countries.map(({ name, code }) => <option key={code} value={code}>{`${name} ${code}`}</option>),
);

const Legend = styled.legend`
  display: block;
  padding: 0;
`;

const InputGroup = styled.div`
  display: flex;
  flex-wrap: wrap;

  & > :first-child {
    flex: 1 1 154px;
  }

  /* Takes all remaining space, and a line of its own if the text is large. */
  & > :last-child {
    flex: 9999 1 6rem;
  }

  /* The focused field is drawn over the seam. */
  & :focus-visible {
    position: relative;
    z-index: 1;
  }
`;

const Country = styled(NativeSelect)`
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
