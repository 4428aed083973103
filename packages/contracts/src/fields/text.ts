import { mixed, number, setLocale, string } from 'yup';
import { cleanPhone } from './phone.ts';

const UNREADABLE = 'This cannot be read. Please check it.';

// Where a schema has no sentence of its own for a value that nobody types, the library has one for programmers, which
// names the value. Schemas take theirs when they are made, and whoever makes one comes by this file. A page's bundle may leave
// this out: what is typed there has sentences of its own.
setLocale({ mixed: { notType: UNREADABLE, notNull: UNREADABLE, required: UNREADABLE, defined: UNREADABLE } });

/** The longest a one-line field may be. Generous for names and subjects, small enough for a column. */
export const LINE_MAX = 200;
/** The longest a message may be. */
export const TEXT_MAX = 5000;

const NOT_TEXT = 'Please enter text';
const tooLong = (max: number) => `Please use at most ${max} characters`;

/** One line: control characters and line breaks become a blank, so that a line stays one in mails and exports. */
const cleanLine = (typed: string) =>
  typed
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** Several lines: breaks are \n, tabs stay, other control characters go. */
const cleanText = (typed: string) =>
  typed
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/**
 * Text, and nothing that merely could be written as text: a number, a list or an object is refused with the
 * field's own sentence.
 */
const text = (clean: (typed: string) => string, notText: string) =>
  string()
    .transform((_, raw: unknown) => (typeof raw === 'string' ? clean(raw) : raw))
    .typeError(notText);

/** How many characters a person sees, near enough: an emoji counts as one. */
export const characters = (value: string): number => {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
};

/** A test of a text's length, as a person counts it. */
const within = (fits: (length: number) => boolean) => (value: string | undefined) =>
  value === undefined || fits(characters(value));

/** At most so many characters; the name and the parameter say it in the api's own description as well. */
const atMost = (max: number, message: string) => ({
  name: 'max',
  message,
  params: { max },
  test: within((length) => length <= max),
});

const required = (clean: (typed: string) => string, message: string, max: number) =>
  text(clean, message)
    .test(atMost(max, tooLong(max)))
    .required(message);

const optional = (clean: (typed: string) => string, max: number) =>
  text(clean, NOT_TEXT)
    .transform((value: unknown) => (value === null ? undefined : value))
    .test(atMost(max, tooLong(max)))
    .default('');

/** A required line of text; blank counts as missing and gets the same sentence. */
export const requiredLine = (message: string, max = LINE_MAX) => required(cleanLine, message, max);

/** A required text of several lines. */
export const requiredText = (message: string) => required(cleanText, message, TEXT_MAX);

/** An optional line of text; a missing or blank one arrives as an empty string. */
export const optionalLine = (max = LINE_MAX) => optional(cleanLine, max);

/** An optional phone number, with all of its digits and without what cannot be seen; a missing one arrives as an empty string. */
export const optionalPhone = () =>
  optional(cleanLine, 40).transform((value: unknown) => (typeof value === 'string' ? cleanPhone(value) : value));

/** An optional text of several lines. */
export const optionalText = (max = TEXT_MAX) => optional(cleanText, max);

/**
 * An e-mail address as people have them: one @, a dot in the domain, no blanks, nothing that cannot be seen (control
 * and format characters, halves of characters). The pattern has no nested repetition, so its time grows with the
 * length of the text only.
 */
const NEVER = String.raw`\s\p{Cc}\p{Cf}\p{Cs}@<>()[\]\\,;:"`;
const EMAIL = new RegExp(`^[^${NEVER}]{1,64}@[^${NEVER}]{1,190}\\.[^.${NEVER}]{2,63}$`, 'u');

const email = (invalid: string) =>
  text((typed) => typed.trim(), invalid)
    .max(254, invalid)
    .matches(EMAIL, { message: invalid, excludeEmptyString: true });

/** A required e-mail address with one sentence for a missing and one for a malformed value. */
export const emailAddress = (invalid: string, missing = invalid) => email(invalid).required(missing);

/** An e-mail address that need not be there; a missing or blank one arrives as an empty string. */
export const optionalEmail = (invalid: string) =>
  email(invalid)
    .transform((value: unknown) => (value === null ? undefined : value))
    .default('');

/** A password, taken exactly as typed: never trimmed, never cut, any character allowed. */
export const passwordField = ({ min, short, max, long }: { min: number; short: string; max: number; long: string }) =>
  text((typed) => typed, short)
    .test({ name: 'min', message: short, params: { min }, test: within((length) => length >= min) })
    .test(atMost(max, long))
    .required(short);

/**
 * A text that must be one of a few words; anything else gets one sentence.
 * An empty string counts as missing.
 */
export const enumField = <Word extends string>(words: readonly Word[], message: string) =>
  mixed<Word>((value): value is Word => typeof value === 'string')
    .transform((value: unknown) => (value === '' || value === null ? undefined : value))
    .typeError(message)
    .oneOf(words, message)
    .required(message);

/** A text that may be one of a few words; a missing or blank one is undefined. */
export const optionalEnumField = <Word extends string>(words: readonly Word[], message: string) =>
  enumField(words, message).optional();

const DAY = /^(19[7-9]\d|2\d{3})-\d{2}-\d{2}$/;

const isDay = (value: string): boolean => {
  const time = Date.parse(`${value}T00:00:00Z`);
  return DAY.test(value) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};

/** A day of the calendar, `2026-03-01`; a missing or blank one arrives as an empty string. */
export const optionalDay = (message: string) =>
  optional(cleanLine, 10).test('day', message, (value) => !value || isDay(value));

/** A day of the calendar that must be there. */
export const requiredDay = (message: string) => requiredLine(message, 10).test('day', message, isDay);

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An id as the product writes them; a missing or blank one arrives as an empty string. */
export const optionalId = (message: string) =>
  optional(cleanLine, 36).matches(ID, { message, excludeEmptyString: true });

/** An id that must be there. */
export const requiredId = (message: string) => requiredLine(message, 36).matches(ID, message);

const ID_LENGTH = 36;

/** Ids with commas between, as a query has them; a missing or blank text is none. */
export const optionalIds = (max: number, message: string) =>
  optional(cleanLine, max * (ID_LENGTH + 1)).test('ids', message, (value) => {
    const ids = value ? value.split(',') : [];
    return ids.length <= max && ids.every((id) => ID.test(id));
  });

/** How many rows a page has: as many as it may have, unless fewer are asked for. */
export const pageSize = (max: number) =>
  number()
    .typeError('Say how many rows as a whole number.')
    .integer('Say how many rows as a whole number.')
    .min(1, 'A page has at least one row.')
    .max(max, `A page has at most ${max} rows.`)
    .default(max);
