/**
 * Parses phone numbers as pasted, typed and autofilled (T13), using international numbering plans.
 * Shared by the api and the forms, which load it as a separate chunk because the plans are larger than a form.
 */
import { i18n } from '@lingui/core';
import { parsePhoneNumberFromString as parse, parseDigits, type CountryCode as Region } from 'libphonenumber-js/min';
import plans from 'libphonenumber-js/min/metadata';
import { SOURCE_LOCALE } from '../site/locale.ts';
import { say } from '../site/say.ts';
import {
  type CountryCode,
  cleanPhone,
  countries,
  countryCodes,
  formatPhone,
  getMaxDigits,
  isInternational,
} from './phone.ts';

/** A number with all of its digits, or the error message. */
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

/** Countries with variable-length numbers: there, digits that fit the format may still begin with the country code. */
const OPEN_LENGTH: readonly CountryCode[] = ['+49', '+31', '+41', '+43'];

const getCountryName = (code: CountryCode): string => countries.find((country) => country.code === code)?.name ?? code;

const fail = (error: string): PhoneReading => ({ ok: false, error });

const unsupportedCountry = (who: string): PhoneReading =>
  fail(
    say(/*i18n*/ '{who} is not in the list of countries. Please enter a number from a country in the list.', { who }),
  );

const wrongLength = (code: CountryCode, digits: string): PhoneReading =>
  fail(
    say(
      /*i18n*/ 'This is not a phone number in {country} ({code}): it has {count} digits. Please check it or choose its country.',
      { country: getCountryName(code), code, count: digits.length },
    ),
  );

/** Returns the calling code of an international number and its main region. */
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

/** Returns the number in the specified format, or in the country's own if longer; null if it fits neither. */
function formatNumber(code: CountryCode, digits: string): PhoneReading | null {
  if (digits.length <= getMaxDigits(code)) return { ok: true, code, phone: formatPhone(code, digits) };
  const found = parse(`${code}${digits}`);
  return found?.isValid() ? { ok: true, code, phone: found.formatInternational().slice(code.length + 1) } : null;
}

/** Returns the digits after the chosen country's code when the number begins with it without a plus: `45 12 34 56 78`. */
function digitsAfterOwnCode(code: CountryCode, digits: string): string | null {
  const calling = code.slice(1);
  const fits = digits.length <= getMaxDigits(code);
  if (!digits.startsWith(calling) || (fits && !OPEN_LENGTH.includes(code))) return null;
  const rest = digits.slice(calling.length).replace(/^0/, '');
  if (fits) return isValid(code, rest) && !isValid(code, digits) ? rest : null;
  return isValid(code, rest) || (isPossible(code, rest) && !isPossible(code, digits)) ? rest : null;
}

function readNational(code: CountryCode, digits: string): PhoneReading {
  const rest = digitsAfterOwnCode(code, digits);
  const fits = digits.length <= getMaxDigits(code);
  // Keep a leading zero that fits; otherwise it is the trunk prefix, where the country has one.
  const national = rest ?? (fits ? digits : parse(digits, REGIONS[code])?.nationalNumber) ?? digits;
  return formatNumber(code, national) ?? wrongLength(code, digits);
}

/** Parses the digits after a plus or two zeros. The zero in brackets of `+44 (0)20 …` is not dialled. */
function readInternational(digits: string): PhoneReading {
  const found = callingCode(digits);
  if (!found) return unsupportedCountry(say(/*i18n*/ 'The country of +{digits}', { digits: digits.slice(0, 3) }));
  const { calling, region } = found;
  const code = countryCodes.find((listed) => listed === `+${calling}`);
  if (!code) {
    const name = new Intl.DisplayNames(i18n.locale || SOURCE_LOCALE, { type: 'region' }).of(region) ?? region;
    return unsupportedCountry(`${name} (+${calling})`);
  }
  const national = digits.slice(calling.length).replace(/^0(?=\d)/, '');
  return formatNumber(code, national) ?? wrongLength(code, national);
}

/**
 * Parses a number for one of the ten countries (F14). A country code in the text takes precedence over the chosen one.
 * Numbers that fit the specified formats (F16-F21) are formatted, shorter ones included; a longer number is kept whole
 * if its country has such numbers. A text without digits is returned unchanged.
 *
 * @param code country selected beside the number
 * @param text text that was typed, pasted or autofilled
 */
export function readPhone(code: CountryCode, text: string): PhoneReading {
  const input = cleanPhone(text);
  if (parse(input, REGIONS[code])?.ext)
    return fail(say(/*i18n*/ 'Please enter the phone number without its extension.'));
  const digits = parseDigits(input);
  if (!digits) return { ok: true, code, phone: input };
  if (isInternational(input)) return readInternational(digits.replace(/^00/, ''));
  return readNational(code, digits);
}

/**
 * Returns the dialable number (E.164) of free-form text with a country code, or read as Danish; null if it
 * cannot be a phone number.
 */
export function toDialable(text: string): string | null {
  const input = cleanPhone(text);
  const digits = parseDigits(input);
  const found = isInternational(input) ? parse(`+${digits.replace(/^00/, '')}`) : parse(digits, 'DK');
  return found?.isPossible() ? found.number : null;
}
