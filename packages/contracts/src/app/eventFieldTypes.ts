import { mixed, number, type Schema, string } from 'yup';
import { ISO_TIMESTAMP, parseTimestamp } from './eventTimestamp.ts';

/**
 * A field of an event. A batch has up to 500 events, so each value is validated by one function call; the schema
 * expresses the same rule for the API description and uses the same bounds.
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

export const integer = (least: number, most: number, says: string): EventField<number> => ({
  message: says,
  isValid: (raw): raw is number => Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most,
  schema: number().strict().typeError(says).integer(says).min(least, says).max(most, says),
});

export const text = (pattern: RegExp, says: string): EventField<string> => ({
  message: says,
  isValid: (raw): raw is string => typeof raw === 'string' && pattern.test(raw),
  schema: string().strict().typeError(says).matches(pattern, says),
});

export const enumOf = <Word extends string>(words: readonly Word[], says: string): EventField<Word> => ({
  message: says,
  isValid: (raw): raw is Word => words.includes(raw as Word),
  schema: mixed<Word>().oneOf(words, says),
});

/** One line that neither begins nor ends with a space. */
export const line = (most: number, says: string) => text(new RegExp(`^(?! )[^\\p{C}]{1,${most}}(?<! )$`, 'u'), says);

const isMomentOrNone = (text: string | undefined) => text === undefined || parseTimestamp(text) !== null;

/** An ISO 8601 timestamp with a UTC offset. */
export const timestamp = (says: string): EventField<string> => ({
  message: says,
  isValid: (raw): raw is string => parseTimestamp(raw) !== null,
  schema: string().strict().typeError(says).matches(ISO_TIMESTAMP, says).test('moment', says, isMomentOrNone),
});
