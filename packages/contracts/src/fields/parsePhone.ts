/**
 * Reads phone numbers as they are pasted, typed and filled in (T13; issue 38, 14), by the numbering plans of the world.
 * The api uses it, and the forms load it as a chunk of its own: the plans are larger than a form.
 */
import { parsePhoneNumberFromString as parse, parseDigits, type CountryCode as Region } from 'libphonenumber-js/min';
import plans from 'libphonenumber-js/min/metadata';
import {
  type CountryCode,
  cleanPhone,
  countries,
  countryCodes,
  formatPhone,
  isInternational,
  maxDigits,
} from './phone.ts';

/** A number with all of its digits, or the sentence that refuses it. */
export type PhoneReading = { ok: true; code: CountryCode; phone: string } | { ok: false; error: string };

const REGIONS: Readonly<Record<CountryCode, Region>> = {
  '+45': 'DK',
  '+46': 'SE',
  '+47': 'NO',
  '+49': 'DE',
  '+44': 'GB',
  '+1': 'US',
  '+33': 'FR',
  '+31': 'NL',
  '+41': 'CH',
  '+43': 'AT',
};

/** Countries whose numbers have no fixed length: there, digits that fit the format may still begin with the country's code. */
const OPEN_LENGTH: readonly CountryCode[] = ['+49', '+31', '+41', '+43'];

const nameOf = (code: CountryCode): string => countries.find((country) => country.code === code)?.name ?? code;

const refused = (error: string): PhoneReading => ({ ok: false, error });

const unlisted = (who: string): PhoneReading =>
  refused(`${who} is not in the list of countries. Please give a number of a country in the list.`);

const misfit = (code: CountryCode, digits: string): PhoneReading =>
  refused(
    `This is not a phone number of ${nameOf(code)} (${code}): it has ${digits.length} digits. Please check it, or choose its country.`,
  );

/** The calling code that an international number begins with, and the region that it mostly stands for. */
function callingCode(digits: string): { calling: string; region: string } | null {
  const known: Readonly<Record<string, readonly string[]>> = plans.country_calling_codes;
  for (let length = 1; length <= 3; length += 1) {
    const calling = digits.slice(0, length);
    const region = Object.hasOwn(known, calling) ? known[calling]?.[0] : undefined;
    if (region) return { calling, region };
  }
  return null;
}

const isValid = (code: CountryCode, digits: string): boolean => parse(`${code}${digits}`)?.isValid() === true;
const isPossible = (code: CountryCode, digits: string): boolean => parse(`${code}${digits}`)?.isPossible() === true;

/** The number in the specified format, or as its country writes it where it is longer than that; null where it is neither. */
function keptWhole(code: CountryCode, digits: string): PhoneReading | null {
  if (digits.length <= maxDigits(code)) return { ok: true, code, phone: formatPhone(code, digits) };
  const found = parse(`${code}${digits}`);
  return found?.isValid() ? { ok: true, code, phone: found.formatInternational().slice(code.length + 1) } : null;
}

/** The digits behind the country's own code, where a number begins with it though nothing says so: `45 12 34 56 78`. */
function behindOwnCode(code: CountryCode, digits: string): string | null {
  const calling = code.slice(1);
  const fits = digits.length <= maxDigits(code);
  if (!digits.startsWith(calling) || (fits && !OPEN_LENGTH.includes(code))) return null;
  const rest = digits.slice(calling.length).replace(/^0/, '');
  if (fits) return isValid(code, rest) && !isValid(code, digits) ? rest : null;
  return isValid(code, rest) || (isPossible(code, rest) && !isPossible(code, digits)) ? rest : null;
}

function readNational(code: CountryCode, digits: string): PhoneReading {
  const rest = behindOwnCode(code, digits);
  const fits = digits.length <= maxDigits(code);
  // A leading zero that fits is kept as it was typed; one that does not is the trunk prefix, where the country has one.
  const national = rest ?? (fits ? digits : parse(digits, REGIONS[code])?.nationalNumber) ?? digits;
  return keptWhole(code, national) ?? misfit(code, digits);
}

/** Reads the digits behind a plus or two zeros. The zero in brackets of `+44 (0)20 …` is not dialled. */
function readInternational(digits: string): PhoneReading {
  const found = callingCode(digits);
  if (!found) return unlisted(`The country of +${digits.slice(0, 3)}`);
  const { calling, region } = found;
  const code = countryCodes.find((listed) => listed === `+${calling}`);
  if (!code) {
    const name = new Intl.DisplayNames('en', { type: 'region' }).of(region) ?? region;
    return unlisted(`${name} (+${calling})`);
  }
  const national = digits.slice(calling.length).replace(/^0(?=\d)/, '');
  return keptWhole(code, national) ?? misfit(code, national);
}

/**
 * Reads a number for one of the ten countries (F14). One that names its country chooses it. What fits the specified
 * formats (F16-F21) is written so, shorter numbers included; a longer one is kept whole where its country has such
 * numbers. A text without digits stays as it is.
 *
 * @param code the country that is chosen beside the number
 * @param text what was typed, pasted or filled in
 */
export function readPhone(code: CountryCode, text: string): PhoneReading {
  const typed = cleanPhone(text);
  if (parse(typed, REGIONS[code])?.ext) return refused('Please give the phone number without its extension.');
  const digits = parseDigits(typed);
  if (!digits) return { ok: true, code, phone: typed };
  if (isInternational(typed)) return readInternational(digits.replace(/^00/, ''));
  return readNational(code, digits);
}

/**
 * Gives the number to dial (E.164) of a phone that was typed freely, with its country or as a Danish one; null where it
 * cannot be one.
 */
export function toDialable(text: string): string | null {
  const typed = cleanPhone(text);
  const digits = parseDigits(typed);
  const found = isInternational(typed) ? parse(`+${digits.replace(/^00/, '')}`) : parse(digits, 'DK');
  return found?.isPossible() ? found.number : null;
}
