import { readPhone } from '@skal/contracts/fields/parsePhone';
import { type CountryCode, countryCodes } from '@skal/contracts/fields/phone';
import { invalidFields } from './errors/HttpError.ts';

/** The country of a number where none is chosen (F11, L6). */
const DEFAULT_COUNTRY: CountryCode = '+45';

/**
 * Reads a phone number by the rule that the forms have, too: one that names its country chooses it.
 * @throws HttpError 400 at the field `phone` for a number that cannot be kept whole, or is of a country that is not listed
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
