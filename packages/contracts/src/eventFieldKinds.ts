import { mixed, number, type Schema, string } from 'yup';
import { EVENT_AT, momentIn } from './eventMoment.ts';

/**
 * A field of an event. Five hundred events come at once, so each value is judged by one comparison (`fits`); the schema
 * says the same to whoever reads the description of the api, and is made of the same bounds.
 */
export interface EventField<Value = unknown> {
  /** What it must be, as a sentence. */
  readonly says: string;
  fits(raw: unknown): raw is Value;
  /** What is wrong with one that does not fit, where that is more than what it must be. */
  fault?(raw: unknown): string;
  /** As it is stored; as it came where this is not said. */
  kept?(value: Value): Value;
  readonly schema: Schema<Value | undefined>;
}

export const whole = (least: number, most: number, says: string): EventField<number> => ({
  says,
  fits: (raw): raw is number => Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most,
  schema: number().strict().typeError(says).integer(says).min(least, says).max(most, says),
});

export const text = (pattern: RegExp, says: string): EventField<string> => ({
  says,
  fits: (raw): raw is string => typeof raw === 'string' && pattern.test(raw),
  schema: string().strict().typeError(says).matches(pattern, says),
});

export const word = <Word extends string>(words: readonly Word[], says: string): EventField<Word> => ({
  says,
  fits: (raw): raw is Word => words.includes(raw as Word),
  schema: mixed<Word>().oneOf(words, says),
});

/** One line that begins and ends with something to see. */
export const line = (most: number, says: string) => text(new RegExp(`^(?! )[^\\p{C}]{1,${most}}(?<! )$`, 'u'), says);

const isMomentOrNone = (text: string | undefined) => text === undefined || momentIn(text) !== null;

/** A moment of the calendar, with the clock and its distance from UTC. */
export const moment = (says: string): EventField<string> => ({
  says,
  fits: (raw): raw is string => momentIn(raw) !== null,
  schema: string().strict().typeError(says).matches(EVENT_AT, says).test('moment', says, isMomentOrNone),
});
