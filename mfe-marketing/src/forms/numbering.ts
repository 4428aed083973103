import {
  type CountryCode,
  countries,
  countryCodes,
  formatPhone,
  phonePlaceholder,
  readPastedPhone,
} from '@skal/contracts/phone';
import type { PhoneNumbering } from '@skal/shared-ui';

/** Whether a text is the code of a listed country. */
export const isCountryCode = (code: string): code is CountryCode => (countryCodes as readonly string[]).includes(code);

/** The contract's rules for phone numbers, in the form that the design system's field asks for. */
export const numbering: PhoneNumbering = {
  countries,
  format: formatPhone,
  placeholder: phonePlaceholder,
  readPaste: (code, text) =>
    isCountryCode(code) ? readPastedPhone(code, text) : { code, phone: formatPhone(code, text) },
};
