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
 * Formats what has been typed so far: other characters and digits past the country's most are dropped, and
 * a part of a number is grouped as far as it goes.
 */
export function formatPhone(code: string, typed: string): string {
  const digits = digitsOf(typed).slice(0, maxDigits(code));
  const format = FORMATS[code];
  if (!format) return digits;
  const groups = split(digits, format.groups);
  return format.join ? format.join(groups) : groups.join(' ');
}

/** The example shown in an empty field (F22). */
export const phonePlaceholder = (code: string): string => FORMATS[code]?.placeholder ?? 'Phone number';

/**
 * Reads a pasted number. One that begins with + or 00 and a listed country's code chooses that country and
 * leaves the code out (T13); anything else stays with the country that was chosen.
 */
export function readPastedPhone(code: CountryCode, pasted: string): { code: CountryCode; phone: string } {
  const text = pasted.trim();
  const international = text.startsWith('+') ? digitsOf(text) : text.startsWith('00') ? digitsOf(text).slice(2) : null;
  if (international !== null) {
    const listed = countryCodes.find((candidate) => international.startsWith(candidate.slice(1)));
    if (listed) {
      const national = international.slice(listed.length - 1).replace(/^0(?=\d)/, '');
      return { code: listed, phone: formatPhone(listed, national) };
    }
  }
  return { code, phone: formatPhone(code, text) };
}

/**
 * The number in E.164, as it is stored beside the typed form; an empty string when there is no number.
 * A leading trunk zero is left out, as it is when dialled from abroad.
 */
export function toE164(code: string, phone: string): string {
  const digits = digitsOf(phone).replace(/^0+/, '');
  return digits ? `${code}${digits}` : '';
}
