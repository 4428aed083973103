import { mixed, number, setLocale, string } from 'yup';
import { say } from '../site/say.ts';
import { cleanPhone } from './phone.ts';

const UNREADABLE = say(/*i18n*/ 'This value is not valid. Please check it.');

// Yup's default messages are meant for developers and name the value. Every schema module imports this file, so the
// locale is set before any schema is built. Page bundles may drop it: form fields have their own messages.
setLocale({ mixed: { notType: UNREADABLE, notNull: UNREADABLE, required: UNREADABLE, defined: UNREADABLE } });

/** Maximum length of a one-line field: generous for names and subjects, small enough for a column. */
export const LINE_MAX = 200;
/** Maximum length of a message. */
export const TEXT_MAX = 5000;

const NOT_TEXT = say(/*i18n*/ 'Please enter text');
/** Error for a longer text. */
export const sayTooLong = (max: number) => say(/*i18n*/ 'Please use at most {max} characters', { max });

/** Replaces control characters and line breaks by a space, so that the value stays one line in emails and exports. */
const cleanLine = (input: string) =>
  input
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** Normalizes line breaks to \n, keeps tabs, and removes other control characters. */
const cleanText = (input: string) =>
  input
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** A string without coercion: numbers, lists and objects get the field's own message. */
const text = (clean: (input: string) => string, notText: string) =>
  string()
    .transform((_, raw: unknown) => (typeof raw === 'string' ? clean(raw) : raw))
    .typeError(notText);

/** Counts characters as users see them, approximately: an emoji counts as one. */
export const countCharacters = (value: string): number => {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
};

/** Builds a length test that counts visible characters. */
const within = (fits: (length: number) => boolean) => (value: string | undefined) =>
  value === undefined || fits(countCharacters(value));

/** A maximum length; the name and parameter also appear in the API description. */
const atMost = (max: number, message: string) => ({
  name: 'max',
  message,
  params: { max },
  test: within((length) => length <= max),
});

const required = (clean: (input: string) => string, message: string, max: number) =>
  text(clean, message)
    .test(atMost(max, sayTooLong(max)))
    .required(message);

const optional = (clean: (input: string) => string, max: number) =>
  text(clean, NOT_TEXT)
    .transform((value: unknown) => (value === null ? undefined : value))
    .test(atMost(max, sayTooLong(max)))
    .default('');

/** A required line of text; blank counts as missing and gets the same message. */
export const requiredLine = (message: string, max = LINE_MAX) => required(cleanLine, message, max);

/** A required multi-line text. */
export const requiredText = (message: string) => required(cleanText, message, TEXT_MAX);

/** An optional line of text; missing or blank becomes an empty string. */
export const optionalLine = (max = LINE_MAX) => optional(cleanLine, max);

/** An optional phone number with all digits and no invisible characters; missing becomes an empty string. */
export const optionalPhone = () =>
  optional(cleanLine, 40).transform((value: unknown) => (typeof value === 'string' ? cleanPhone(value) : value));

/** An optional multi-line text. */
export const optionalText = (max = TEXT_MAX) => optional(cleanText, max);

/**
 * An email address: one @, a dot in the domain, no spaces, no invisible characters (control, format, lone
 * surrogates). The pattern has no nested repetition, so it runs in linear time.
 */
const FORBIDDEN_IN_EMAIL = String.raw`\s\p{Cc}\p{Cf}\p{Cs}@<>()[\]\\,;:"`;
const EMAIL = new RegExp(
  `^[^${FORBIDDEN_IN_EMAIL}]{1,64}@[^${FORBIDDEN_IN_EMAIL}]{1,190}\\.[^.${FORBIDDEN_IN_EMAIL}]{2,63}$`,
  'u',
);

const email = (invalid: string) =>
  text((input) => input.trim(), invalid)
    .max(254, invalid)
    .matches(EMAIL, { message: invalid, excludeEmptyString: true });

/** A required email address with messages for missing and malformed values. */
export const emailAddress = (invalid: string, missing = invalid) => email(invalid).required(missing);

/** An optional email address; missing or blank becomes an empty string. */
export const optionalEmail = (invalid: string) =>
  email(invalid)
    .transform((value: unknown) => (value === null ? undefined : value))
    .default('');

/** A password exactly as typed: not trimmed or truncated, any character allowed. */
export const passwordField = ({ min, short, max, long }: { min: number; short: string; max: number; long: string }) =>
  text((input) => input, short)
    .test({ name: 'min', message: short, params: { min }, test: within((length) => length >= min) })
    .test(atMost(max, long))
    .required(short);

/** One of several words; any other value, or an empty string, gets the same message. */
export const enumField = <Word extends string>(words: readonly Word[], message: string) =>
  mixed<Word>((value): value is Word => typeof value === 'string')
    .transform((value: unknown) => (value === '' || value === null ? undefined : value))
    .typeError(message)
    .oneOf(words, message)
    .required(message);

/** An optional word out of several; missing or blank becomes undefined. */
export const optionalEnumField = <Word extends string>(words: readonly Word[], message: string) =>
  enumField(words, message).optional();

const DAY = /^(19[7-9]\d|2\d{3})-\d{2}-\d{2}$/;

const isDay = (value: string): boolean => {
  const time = Date.parse(`${value}T00:00:00Z`);
  return DAY.test(value) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};

/** An optional ISO day, `2026-03-01`; missing or blank becomes an empty string. */
export const optionalDay = (message: string) =>
  optional(cleanLine, 10).test('day', message, (value) => !value || isDay(value));

/** A required ISO day. */
export const requiredDay = (message: string) => requiredLine(message, 10).test('day', message, isDay);

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An optional id in the product's format; missing or blank becomes an empty string. */
export const optionalId = (message: string) =>
  optional(cleanLine, 36).matches(ID, { message, excludeEmptyString: true });

/** A required id. */
export const requiredId = (message: string) => requiredLine(message, 36).matches(ID, message);

const ID_LENGTH = 36;

/** Comma-separated ids in a query; missing or blank means none. */
export const optionalIds = (max: number, message: string) =>
  optional(cleanLine, max * (ID_LENGTH + 1)).test('ids', message, (value) => {
    const ids = value ? value.split(',') : [];
    return ids.length <= max && ids.every((id) => ID.test(id));
  });

/** Page size: defaults to the maximum. */
export const pageSize = (max: number) =>
  number()
    .typeError('limit must be a whole number.')
    .integer('limit must be a whole number.')
    .min(1, 'limit must be at least 1.')
    .max(max, `limit cannot exceed ${max}.`)
    .default(max);
