import { mixed, number, type Schema, string } from 'yup';
import { AMOUNT_MAX } from './amount.ts';
import { EVENT_AT, momentIn } from './eventMoment.ts';

/**
 * A field of an event. Five hundred events come at once, so each value is judged by one comparison (`fits`); the schema
 * says the same to whoever reads the description of the api, and is made of the same bounds.
 */
export interface EventField<Value = unknown> {
  /** What it must be, as a sentence. */
  readonly says: string;
  fits(raw: unknown): raw is Value;
  readonly schema: Schema<Value | undefined>;
}

const whole = (least: number, most: number, says: string): EventField<number> => ({
  says,
  fits: (raw): raw is number => Number.isInteger(raw) && (raw as number) >= least && (raw as number) <= most,
  schema: number().strict().typeError(says).integer(says).min(least, says).max(most, says),
});

const text = (pattern: RegExp, says: string): EventField<string> => ({
  says,
  fits: (raw): raw is string => typeof raw === 'string' && pattern.test(raw),
  schema: string().strict().typeError(says).matches(pattern, says),
});

const word = <Word extends string>(words: readonly Word[], says: string): EventField<Word> => ({
  says,
  fits: (raw): raw is Word => words.includes(raw as Word),
  schema: mixed<Word>().oneOf(words, says),
});

/** One line that begins and ends with something to see. */
const line = (most: number, says: string) => text(new RegExp(`^(?! )[^\\p{C}]{1,${most}}(?<! )$`, 'u'), says);

const isMomentOrNone = (text: string | undefined) => text === undefined || momentIn(text) !== null;

/** A moment of the calendar, with the clock and its distance from UTC. */
const moment = (says: string): EventField<string> => ({
  says,
  fits: (raw): raw is string => momentIn(raw) !== null,
  schema: string().strict().typeError(says).matches(EVENT_AT, says).test('moment', says, isMomentOrNone),
});

export const channels = ['shop', 'takeaway'] as const;
export type Channel = (typeof channels)[number];

/** A week, in minutes: nothing is prepared for longer. */
const MINUTES_MAX = 7 * 24 * 60;
/** An hour, in milliseconds. */
const MS_MAX = 3600_000;
export const ITEM_MAX = 100;

/** What an event may say besides its id, its type and its time, in the order in which it is stored. */
export const eventFields = {
  guest: text(/^[A-Za-z0-9_-]{1,64}$/, 'guest is a pseudonym of 1 to 64 letters, digits, - and _.'),
  order: line(64, 'order is what the app calls the order, in 1 to 64 characters.'),
  amount: whole(0, AMOUNT_MAX, `amount is a whole number of minor units, from 0 to ${AMOUNT_MAX}.`),
  currency: text(/^[A-Z]{3}$/, 'currency is a code of ISO 4217, such as DKK.'),
  channel: word(channels, 'channel is shop or takeaway.'),
  minutes: whole(0, MINUTES_MAX, `minutes is a whole number from 0 to ${MINUTES_MAX}.`),
  ms: whole(0, MS_MAX, `ms is a whole number of milliseconds, from 0 to ${MS_MAX}.`),
  version: text(/^[A-Za-z0-9][A-Za-z0-9.+-]{0,31}$/, 'version is that of the app, such as 2.4.1.'),
  device: line(64, 'device is a kind of device, in 1 to 64 characters.'),
  item: line(ITEM_MAX, `item is what it is about, in 1 to ${ITEM_MAX} characters.`),
  places: whole(1, 1000, 'places is a whole number from 1 to 1000.'),
  source: line(64, 'source is where the visit came from, in 1 to 64 characters.'),
  for: moment('for is when a table or an event is, as 2026-03-07T19:00:00+01:00.'),
} as const satisfies Readonly<Record<string, EventField>>;

export type EventFieldName = keyof typeof eventFields;

/** The fields that an event has, each with its value. */
export type EventFields = {
  -readonly [Name in EventFieldName]?: (typeof eventFields)[Name] extends EventField<infer Value> ? Value : never;
};
