import { useState } from 'react';
import type { PhoneFormat } from './phoneNumbering.ts';

interface Plan {
  country: string;
  phone: string;
  onCountryChange: (code: string) => void;
  onPhoneChange: (phone: string) => void;
  numbering: PhoneFormat;
}

const visible = (text: string): string => text.replace(/\p{Cf}+/gu, '').trim();

/** Reads a phone field's number as a whole: what was pasted or filled in at once, what was typed when the field is left. */
export function useWholeNumber({ country, phone, onCountryChange, onPhoneChange, numbering }: Plan) {
  const { read } = numbering;
  const [said, setSaid] = useState<string>();

  /** Takes the number that a text is. One that is refused, or cannot be read yet, stays as it came. */
  const take = (text: string) => {
    // F15: digits only.
    const found = /\p{Nd}/u.test(text) ? read?.(country, text) : { code: country, phone: '' };
    setSaid(found && 'refused' in found ? found.refused : undefined);
    if (!found || 'refused' in found) return onPhoneChange(visible(text));
    if (found.code !== country) onCountryChange(found.code);
    if (found.code !== country || found.phone !== phone) onPhoneChange(found.phone);
  };

  return {
    said,
    take,
    /** Reads what was typed. A sentence about a key that was refused stays. */
    leave: () => {
      if (read && phone && said === undefined) take(phone);
    },
    refuse: () => setSaid(numbering.full(country)),
    edited: () => setSaid(undefined),
  };
}
