import { type EventField, enumOf, integer, line, text, timestamp } from './eventFieldTypes.ts';
import { amount, item, orderLines } from './orderLines.ts';

export const channels = ['shop', 'takeaway'] as const;
export type Channel = (typeof channels)[number];

/** Maximum preparation time: one week, in minutes. */
const MINUTES_MAX = 7 * 24 * 60;
/** One hour, in milliseconds. */
const MS_MAX = 3600_000;

/** Fields of an event besides id, type and time, in the order in which they are stored. */
export const eventFields = {
  guest: text(/^[A-Za-z0-9_-]{1,64}$/, 'guest must be a pseudonym of 1 to 64 letters, digits, - or _.'),
  order: line(64, "order must be the app's order ID, 1 to 64 characters."),
  amount,
  currency: text(/^[A-Z]{3}$/, 'currency must be an ISO 4217 code, such as DKK.'),
  channel: enumOf(channels, 'channel must be shop or takeaway.'),
  minutes: integer(0, MINUTES_MAX, `minutes must be a whole number from 0 to ${MINUTES_MAX}.`),
  ms: integer(0, MS_MAX, `ms must be a whole number of milliseconds from 0 to ${MS_MAX}.`),
  version: text(/^[A-Za-z0-9][A-Za-z0-9.+-]{0,31}$/, 'version must be the version of the app, such as 2.4.1.'),
  device: line(64, 'device must be a device model of 1 to 64 characters.'),
  item,
  places: integer(1, 1000, 'places must be a whole number from 1 to 1000.'),
  source: line(64, 'source must be the origin of the visit, 1 to 64 characters.'),
  for: timestamp('for must be the date and time of the reservation or event, such as 2026-03-07T19:00:00+01:00.'),
  lines: orderLines,
  push: text(
    /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    'push must be the ID of the notification, as the app received it.',
  ),
} as const satisfies Readonly<Record<string, EventField>>;

export type EventFieldName = keyof typeof eventFields;

/** Values of an event's fields. */
export type EventFields = {
  -readonly [Name in EventFieldName]?: (typeof eventFields)[Name] extends EventField<infer Value> ? Value : never;
};
