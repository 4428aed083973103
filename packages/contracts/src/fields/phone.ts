/**
 * Phone numbers in forms (F12-F22, L16, T13): digits grouped by country, the same in every form and on the
 * server.
 */

import { say } from '../site/say.ts';

interface Format {
  /** Sizes of the digit groups. */
  groups: readonly number[];
  /** A full example in that grouping (T14). */
  placeholder: string;
  /** Joins the groups; default: with spaces. */
  join?: (groups: readonly string[]) => string;
}

const pairs = (count: number, placeholder: string): Format => ({ groups: Array(count).fill(2), placeholder });

/** (123) 456-7890; the bracket opens with the first digit and closes with the fourth, so that partial input reads well. */
const northAmerican = ([area = '', exchange, line]: readonly string[]): string => {
  if (!area) return '';
  if (exchange === undefined) return `(${area}`;
  return line === undefined ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`;
};

const FORMATS: Readonly<Record<string, Format>> = {
  '+45': pairs(4, '12 34 56 78'),
  '+46': pairs(4, '12 34 56 78'),
  '+47': pairs(4, '12 34 56 78'),
  '+1': { groups: [3, 3, 4], placeholder: '(123) 456-7890', join: northAmerican },
  '+49': { groups: [4, 7], placeholder: '1234 5678901' },
  '+44': { groups: [4, 3, 4], placeholder: '1234 567 8901' },
  '+33': pairs(5, '12 34 56 78 90'),
};

/** Longest number of a country without a specified format (ITU-T E.164: 15 digits including the country code). */
const PLAIN_MAX = 13;

export interface Country {
  readonly name: string;
  readonly code: CountryCode;
}

export const countryCodes = ['+45', '+46', '+47', '+49', '+44', '+1', '+33', '+31', '+41', '+43'] as const;
export type CountryCode = (typeof countryCodes)[number];

const NAMES: Readonly<Record<CountryCode, string>> = {
  '+45': say(/*i18n*/ 'Denmark'),
  '+46': say(/*i18n*/ 'Sweden'),
  '+47': say(/*i18n*/ 'Norway'),
  '+49': say(/*i18n*/ 'Germany'),
  '+44': say(/*i18n*/ 'UK'),
  '+1': say(/*i18n*/ 'USA'),
  '+33': say(/*i18n*/ 'France'),
  '+31': say(/*i18n*/ 'Netherlands'),
  '+41': say(/*i18n*/ 'Switzerland'),
  '+43': say(/*i18n*/ 'Austria'),
};

/** The ten countries of every phone field, in the specified order (F14). */
export const countries: readonly Country[] = countryCodes.map((code) => ({ code, name: NAMES[code] }));

/** Returns the digits of a text (F15). */
export const extractDigits = (text: string): string => text.replace(/\D/g, '');

/** Returns the maximum number of digits for a country. */
export const getMaxDigits = (code: string): number =>
  FORMATS[code]?.groups.reduce((sum, size) => sum + size, 0) ?? PLAIN_MAX;

/** Countries with numbers longer than the specified format: a Swedish mobile number has nine digits. */
const LONGEST: Readonly<Record<string, number>> = { '+46': 9 };
/** Countries that use a trunk zero for which the format has no room. */
const ZERO_EXTRA: readonly string[] = ['+46', '+49'];

/**
 * Whether a number that is being typed may have these digits. The country code, a trunk zero, or a longer number plan
 * may exceed the specified format (F16-F21).
 */
export function mayHaveDigits(code: string, digits: string): boolean {
  const longest = LONGEST[code] ?? getMaxDigits(code);
  if (digits.startsWith('0') && ZERO_EXTRA.includes(code)) return digits.length <= longest + 1;
  // Not for +1: F17 has ten digits, and its example begins with the country code.
  const calling = code === '+1' ? '' : code.slice(1);
  return digits.length <= (digits.startsWith(calling) ? longest + calling.length : longest);
}

function split(digits: string, sizes: readonly number[]): string[] {
  const groups: string[] = [];
  let rest = digits;
  for (const size of sizes) {
    if (!rest) break;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups;
}

/**
 * Formats partial input (F16-F21): other characters are dropped and the digits so far are grouped. No digit is
 * dropped: those beyond the country's maximum follow after a space.
 */
export function formatPhone(code: string, input: string): string {
  const digits = extractDigits(input);
  const format = FORMATS[code];
  if (!format) return digits;
  const most = getMaxDigits(code);
  const groups = split(digits.slice(0, most), format.groups);
  const fitting = format.join ? format.join(groups) : groups.join(' ');
  return [fitting, digits.slice(most)].filter(Boolean).join(' ');
}

/**
 * Removes characters that do not belong to a number: directional marks from Windows contacts (U+202A), no-break
 * spaces, and the scheme of a `tel:` link.
 */
export const cleanPhone = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{Cc}]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^tel: ?/i, '');

/** Whether a text has a country code: its digits follow a plus or two zeros. */
export const isInternational = (text: string): boolean => /^\D*(?:\+|00)/.test(text);

/** Returns the example shown in an empty field (F22). */
export const getPhonePlaceholder = (code: string): string => FORMATS[code]?.placeholder ?? say(/*i18n*/ 'Phone number');

/** At most 15 digits including the country code (ITU-T E.164). */
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * Returns the number in E.164, which is stored beside the typed form; null if invalid. A leading trunk zero is
 * dropped, as in international dialling.
 */
export function toE164(code: string, phone: string): string | null {
  const number = `${code}${extractDigits(phone).replace(/^0+/, '')}`;
  return E164.test(number) ? number : null;
}
