/**
 * Phone numbers as the forms take them (F12-F22, L16, T13): digits grouped by country, the same in every
 * form and on the server.
 */

interface Format {
  /** Sizes of the groups of digits. */
  groups: readonly number[];
  /** A full example in that grouping (T14). */
  placeholder: string;
  /** What stands between the groups; a space where nothing else is said. */
  join?: (groups: readonly string[]) => string;
}

const pairs = (count: number, placeholder: string): Format => ({ groups: Array(count).fill(2), placeholder });

/** (123) 456-7890; a bracket opens with the first digit and closes with the fourth, so that a part reads well. */
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

/** The longest number of a country without a format of its own (ITU-T E.164: 15 digits with the country code). */
const PLAIN_MAX = 13;

export interface Country {
  readonly name: string;
  readonly code: CountryCode;
}

export const countryCodes = ['+45', '+46', '+47', '+49', '+44', '+1', '+33', '+31', '+41', '+43'] as const;
export type CountryCode = (typeof countryCodes)[number];

const NAMES: Readonly<Record<CountryCode, string>> = {
  '+45': 'Denmark',
  '+46': 'Sweden',
  '+47': 'Norway',
  '+49': 'Germany',
  '+44': 'UK',
  '+1': 'USA',
  '+33': 'France',
  '+31': 'Netherlands',
  '+41': 'Switzerland',
  '+43': 'Austria',
};

/** The ten countries of every phone field, in the specified order (F14). */
export const countries: readonly Country[] = countryCodes.map((code) => ({ code, name: NAMES[code] }));

/** The digits of a text and nothing else (F15). */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The most digits that a number of this country may have. */
export const maxDigits = (code: string): number =>
  FORMATS[code]?.groups.reduce((sum, size) => sum + size, 0) ?? PLAIN_MAX;

/** Countries whose numbers are longer than their specified format: a Swedish mobile has nine digits. */
const LONGEST: Readonly<Record<string, number>> = { '+46': 9 };
/** Countries that write a trunk zero, and have no room for it in their format. */
const ZERO_EXTRA: readonly string[] = ['+46', '+49'];

/**
 * Whether a number that is typed key by key may have these digits. They may go beyond the specified format (F16-F21) by
 * the country's own code or a trunk zero, and where the country has longer numbers.
 */
export function mayHaveDigits(code: string, digits: string): boolean {
  const longest = LONGEST[code] ?? maxDigits(code);
  if (digits.startsWith('0') && ZERO_EXTRA.includes(code)) return digits.length <= longest + 1;
  // Not in +1: F17 has ten digits, and its own example begins with the country's code.
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
 * Formats what has been typed so far (F16-F21): other characters are dropped, and a part of a number is grouped as far
 * as it goes. No digit is ever dropped: those beyond the country's most stand behind a space (issue 38, 14).
 */
export function formatPhone(code: string, typed: string): string {
  const digits = digitsOf(typed);
  const format = FORMATS[code];
  if (!format) return digits;
  const most = maxDigits(code);
  const groups = split(digits.slice(0, most), format.groups);
  const fitting = format.join ? format.join(groups) : groups.join(' ');
  return [fitting, digits.slice(most)].filter(Boolean).join(' ');
}

/**
 * A number as it was typed or pasted, without what cannot be seen or does not belong to it: directional marks as
 * Windows' contacts copy them (U+202A), no-break spaces, and the scheme of a `tel:` link.
 */
export const cleanPhone = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{Cc}]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^tel: ?/i, '');

/** Whether a text names its country: by a plus before its digits, or by two zeros. */
export const isInternational = (text: string): boolean => /^\D*(?:\+|00)/.test(text);

/** The example shown in an empty field (F22). */
export const phonePlaceholder = (code: string): string => FORMATS[code]?.placeholder ?? 'Phone number';

/** The longest number there is has 15 digits with its country's code (ITU-T E.164). */
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * The number in E.164, as it is stored beside the typed form; null when it cannot be one. A leading trunk zero is left
 * out, as it is when dialled from abroad.
 */
export function toE164(code: string, phone: string): string | null {
  const number = `${code}${digitsOf(phone).replace(/^0+/, '')}`;
  return E164.test(number) ? number : null;
}
