import { mixed, string } from 'yup';

/** The longest a one-line field may be. Generous for names and subjects, small enough for a column. */
export const LINE_MAX = 200;
/** The longest a message may be. */
export const TEXT_MAX = 5000;

const trimmed = () =>
  string()
    .strict(false)
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));
const tooLong = (max: number) => `Please use at most ${max} characters`;

/** A required line of text; blank counts as missing and gets the same sentence. */
export const requiredLine = (message: string, max = LINE_MAX) => trimmed().max(max, tooLong(max)).required(message);

/** A required text of several lines. */
export const requiredText = (message: string) => requiredLine(message, TEXT_MAX);

/** An optional line of text; a missing or blank one arrives as an empty string. */
export const optionalLine = (max = LINE_MAX) => trimmed().max(max, tooLong(max)).default('');

/** An optional text of several lines. */
export const optionalText = () => optionalLine(TEXT_MAX);

/**
 * An e-mail address as people have them: one @, a dot in the domain, no blanks. The pattern has no nested
 * repetition, so its time grows with the length of the text only.
 */
const EMAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,190}\.[^\s@.<>()[\]\\,;:"]{2,63}$/u;

/** A required e-mail address with one sentence for a missing and one for a malformed value. */
export const emailAddress = (invalid: string, missing = invalid) =>
  trimmed().max(254, invalid).matches(EMAIL, { message: invalid, excludeEmptyString: true }).required(missing);

/**
 * A text that must be one of a few words; anything else gets one sentence.
 * An empty string counts as missing.
 */
export const oneOfWords = <Word extends string>(words: readonly Word[], message: string) =>
  mixed<Word>((value): value is Word => typeof value === 'string')
    .transform((value: unknown) => (value === '' ? undefined : value))
    .typeError(message)
    .oneOf(words, message)
    .required(message);
