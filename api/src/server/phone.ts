import { readPhone } from '@skal/contracts/fields/parsePhone';
import { type CountryCode, countryCodes } from '@skal/contracts/fields/phone';
import { invalidFields } from './errors/HttpError.ts';

/** Default country (F11, L6). */
const DEFAULT_COUNTRY: CountryCode = '+45';

/**
 * Parses a phone number by the same rules as the forms: a country code in the number takes precedence.
 * @throws HttpError 400 for field `phone`: too long, or a country that is not listed
 */
export function acceptPhone(
  countryCode: string | null | undefined,
  phone: string,
): { countryCode: CountryCode; phone: string } {
  const chosen = countryCodes.find((code) => code === countryCode) ?? DEFAULT_COUNTRY;
  const read = readPhone(chosen, phone);
  if (!read.ok) throw invalidFields({ phone: read.error });
  return { countryCode: read.code, phone: read.phone };
}
