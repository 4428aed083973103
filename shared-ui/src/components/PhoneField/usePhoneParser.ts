import { useState } from 'react';
import type { PhoneFormat } from './phoneNumbering.ts';

interface Props {
  country: string;
  phone: string;
  onCountryChange: (code: string) => void;
  onPhoneChange: (phone: string) => void;
  numbering: PhoneFormat;
}

const visible = (text: string): string => text.replace(/\p{Cf}+/gu, '').trim();

/** Parses the whole number of a phone field: pasted or autofilled text at once, typed text on blur. */
export function usePhoneParser({ country, phone, onCountryChange, onPhoneChange, numbering }: Props) {
  const { parse } = numbering;
  const [message, setMessage] = useState<string>();

  /** Applies the number in a text. A text that is rejected, or cannot be parsed yet, stays as it is. */
  const parseWhole = (text: string) => {
    // F15: digits only.
    const found = /\p{Nd}/u.test(text) ? parse?.(country, text) : { code: country, phone: '' };
    setMessage(found && 'refused' in found ? found.refused : undefined);
    if (!found || 'refused' in found) return onPhoneChange(visible(text));
    if (found.code !== country) onCountryChange(found.code);
    if (found.code !== country || found.phone !== phone) onPhoneChange(found.phone);
  };

  return {
    message,
    parseWhole,
    /** Parses the typed text. The message about a rejected key stays. */
    parseTyped: () => {
      if (parse && phone && message === undefined) parseWhole(phone);
    },
    rejectKey: () => setMessage(numbering.rejectedKeyMessage(country)),
    clearMessage: () => setMessage(undefined),
  };
}
