import {
  type CountryCode,
  countries,
  countryCodes,
  formatPhone,
  phonePlaceholder,
  readPastedPhone,
} from '@skal/contracts/phone';
import type { PhoneNumbering } from '@skal/shared-ui';

/** The country of a number where none is chosen (F11, L6). */
export const DEFAULT_COUNTRY: CountryCode = '+45';

const isCountryCode = (code: string): code is CountryCode => (countryCodes as readonly string[]).includes(code);

/** The contract's rules for phone numbers, in the form that the design system's field asks for (F16-F22, L16). */
export const numbering: PhoneNumbering = {
  countries,
  format: formatPhone,
  placeholder: phonePlaceholder,
  readPaste: (code, text) =>
    isCountryCode(code) ? readPastedPhone(code, text) : { code, phone: formatPhone(code, text) },
};
