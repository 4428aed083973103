import { mixed, number, type Schema, string } from 'yup';
import { ISO_TIMESTAMP, parseTimestamp } from './eventTimestamp.ts';

/**
 * A field of an event. A batch has up to 500 events, so each value is validated by one function call. The schema
 * expresses the same rule for the API description.
 */
export interface EventField<Value = unknown> {
  /** Error message: what the value must be. */
  readonly message: string;
  isValid(raw: unknown): raw is Value;
  /** Describes the error more precisely than `message`. */
  describeError?(raw: unknown): string;
  /** Converts to the stored form; default: unchanged. */
  normalize?(value: Value): Value;
  readonly schema: Schema<Value | undefined>;
}

export const integer = (min: number, max: number, message: string): EventField<number> => ({
  message,
  isValid: (raw): raw is number => Number.isInteger(raw) && (raw as number) >= min && (raw as number) <= max,
  schema: number().strict().typeError(message).integer(message).min(min, message).max(max, message),
});

export const text = (pattern: RegExp, message: string): EventField<string> => ({
  message,
  isValid: (raw): raw is string => typeof raw === 'string' && pattern.test(raw),
  schema: string().strict().typeError(message).matches(pattern, message),
});

export const enumOf = <Word extends string>(words: readonly Word[], message: string): EventField<Word> => ({
  message,
  isValid: (raw): raw is Word => words.includes(raw as Word),
  schema: mixed<Word>().oneOf(words, message),
});

/** One line that neither begins nor ends with a space. */
export const line = (max: number, message: string) =>
  text(new RegExp(`^(?! )[^\\p{C}]{1,${max}}(?<! )$`, 'u'), message);

const isTimestampOrAbsent = (text: string | undefined) => text === undefined || parseTimestamp(text) !== null;

/** An ISO 8601 timestamp with a UTC offset. */
export const timestamp = (message: string): EventField<string> => ({
  message,
  isValid: (raw): raw is string => parseTimestamp(raw) !== null,
  schema: string()
    .strict()
    .typeError(message)
    .matches(ISO_TIMESTAMP, message)
    .test('moment', message, isTimestampOrAbsent),
});
