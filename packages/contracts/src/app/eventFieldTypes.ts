import { mixed, number, type Schema, string } from 'yup';
import { ISO_TIMESTAMP, parseTimestamp } from './eventTimestamp.ts';

/**
 * A field of an event. Five hundred events come at once, so each value is judged by one comparison (`fits`); the schema
 * says the same to whoever reads the description of the api, and is made of the same bounds.
 */
export interface EventField<Value = unknown> {
  /** What it must be, as a sentence. */
  readonly message: string;
  isValid(raw: unknown): raw is Value;
  /** What is wrong with one that does not fit, where that is more than what it must be. */
  describeError?(raw: unknown): string;
  /** As it is stored; as it came where this is not said. */
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

/** One line that begins and ends with something to see. */
export const line = (most: number, says: string) => text(new RegExp(`^(?! )[^\\p{C}]{1,${most}}(?<! )$`, 'u'), says);

const isMomentOrNone = (text: string | undefined) => text === undefined || parseTimestamp(text) !== null;

/** A moment of the calendar, with the clock and its distance from UTC. */
export const timestamp = (says: string): EventField<string> => ({
  message: says,
  isValid: (raw): raw is string => parseTimestamp(raw) !== null,
  schema: string().strict().typeError(says).matches(ISO_TIMESTAMP, says).test('moment', says, isMomentOrNone),
});
