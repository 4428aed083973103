import { type InferType, number, object, type StringSchema, string } from 'yup';
import { parseAmount } from '../fields/amount.ts';
import { strictNumber } from '../fields/amountField.ts';
import { type ParsedLocalTime, parseDanishTime } from '../fields/localTime.ts';
import { enumField, optionalLine, optionalText, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { say } from '../site/say.ts';
import { photoId } from './menuItem.ts';

/** Maximum number of events per client. */
export const GUEST_EVENTS_MAX = 200;

/** Maximum price, in øre: 100,000 kroner. */
const EVENT_PRICE_MAX = 10_000_000;
const EVENT_CAPACITY_MAX = 100_000;

export const guestEventStatuses = ['draft', 'published', 'soldOut', 'cancelled'] as const;
export type GuestEventStatus = (typeof guestEventStatuses)[number];

const eventTimeMessages = {
  invalid: say(/*i18n*/ 'Please enter a date and a time'),
  skipped: say(
    /*i18n*/ 'This time does not exist: the clocks are put forward from 02:00 to 03:00 that night. Please choose another',
  ),
  doubled: say(
    /*i18n*/ 'This time occurs twice: the clocks are put back that night. Please choose one before 02:00 or from 03:00',
  ),
  order: say(/*i18n*/ 'The event ends before it starts. Please check both times'),
  long: say(/*i18n*/ 'An event can last at most 366 days'),
} as const;

const eventPriceMessage = say(/*i18n*/ 'Please enter a price from 0 to 100,000 kroner');
const eventCapacityMessage = say(/*i18n*/ 'Please enter a whole number of places from 1 to 100,000');

const LONGEST_MS = 366 * 24 * 3600_000;
const VERSION = 'version must be a whole number.';

const findTimeError = (read: ParsedLocalTime): string | null => (read.ok ? null : eventTimeMessages[read.why]);

/** A local time in Denmark that exists once. */
const localTime = () =>
  requiredLine(eventTimeMessages.invalid, 16).test({
    name: 'local-time',
    message: ({ value }) => findTimeError(parseDanishTime(String(value))) ?? '',
    test: (value) => findTimeError(parseDanishTime(value)) === null,
  });

/** Why an end does not fit its start; null if it does, or if one of them is invalid by itself. */
function findOrderError(startsAt: unknown, endsAt: string): string | null {
  const [start, end] = [parseDanishTime(String(startsAt)), parseDanishTime(endsAt)];
  if (!start.ok || !end.ok) return null;
  if (end.time <= start.time) return eventTimeMessages.order;
  return end.time - start.time > LONGEST_MS ? eventTimeMessages.long : null;
}

const endTime = (): StringSchema<string> =>
  localTime().test({
    name: 'order',
    test(value, { createError }) {
      const message = findOrderError(this.parent.startsAt, value);
      return message === null || createError({ message });
    },
  });

/** Fields of an event that are the same in the form and on the wire. */
const guestEventFields = {
  title: requiredLine(say(/*i18n*/ 'Please enter a title'), 120),
  text: optionalText(2000),
  /** Local times in Denmark: `2026-12-05T19:00`. */
  startsAt: localTime(),
  endsAt: endTime(),
  status: enumField(guestEventStatuses, say(/*i18n*/ 'Please choose a status from the list')).default('draft'),
  /** Why it is sold out or cancelled, for guests. */
  note: optionalLine(200),
  photoId: photoId(),
};

/** A new event of a client's app. */
export const addGuestEventSchema = object({
  ...guestEventFields,
  /** In øre; 0 is free. */
  price: strictNumber(eventPriceMessage)
    .integer(eventPriceMessage)
    .min(0, eventPriceMessage)
    .max(EVENT_PRICE_MAX, eventPriceMessage)
    .required(eventPriceMessage),
  /** Number of places; null for no limit. */
  capacity: number()
    .strict()
    .nullable()
    .typeError(eventCapacityMessage)
    .integer(eventCapacityMessage)
    .min(1, eventCapacityMessage)
    .max(EVENT_CAPACITY_MAX, eventCapacityMessage)
    .default(null),
});

const FREE = /^0(?:[.,]0{1,2})?$/;

/** Parses a price as typed, in Danish or English, into øre; null if it is not one. 0 is free. */
export function parseEventPrice(typed: string): number | null {
  if (FREE.test(typed.trim())) return 0;
  const read = parseAmount(typed);
  return read.ok && read.hundredths >= 0 && read.hundredths <= EVENT_PRICE_MAX ? read.hundredths : null;
}

/** Why a price as typed cannot be read; null if it can. */
function findEventPriceError(typed: string): string | null {
  if (parseEventPrice(typed) !== null) return null;
  const read = parseAmount(typed);
  return read.ok ? eventPriceMessage : read.error;
}

/** Parses a number of places as typed; null for no limit, undefined if it is not one. */
export function parseEventCapacity(typed: string): number | null | undefined {
  const digits = typed.trim().replace(/[., ](?=\d{3}$)/, '');
  if (digits === '') return null;
  const places = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  return places >= 1 && places <= EVENT_CAPACITY_MAX ? places : undefined;
}

/** The form of an event: price and capacity as typed. */
export const guestEventForm = object({
  ...guestEventFields,
  price: string()
    .default('')
    .test(
      'price',
      ({ value }) => findEventPriceError(String(value)) ?? '',
      (value) => findEventPriceError(value) === null,
    ),
  capacity: string()
    .default('')
    .test('capacity', eventCapacityMessage, (value) => parseEventCapacity(value) !== undefined),
});

/** The new values of an event, and the version that they are based on. Without `photoId` the photo stays. */
export const changeGuestEventSchema = addGuestEventSchema.shape({
  photoId: photoId().default(undefined),
  version: strictNumber(VERSION).integer(VERSION).min(1, VERSION).required(VERSION),
});

export type AddGuestEventBody = InferType<typeof addGuestEventSchema>;
export type ChangeGuestEventBody = InferType<typeof changeGuestEventSchema>;

export interface GuestEventReply {
  id: string;
  title: string;
  text: string;
  /** Local times in Denmark. */
  startsAt: string;
  endsAt: string;
  /** In øre. */
  price: number;
  capacity: number | null;
  photoId: string | null;
  status: GuestEventStatus;
  note: string;
  version: number;
  /** Places sold and guests who attended, as the app reported. */
  booked: number;
  attended: number;
  /** Ticket revenue by currency. */
  revenue: { currency: string; value: number }[];
  /** Whether it is published and the app has sold every place. */
  full: boolean;
}

/** Maximum number of bookings in a reply. */
export const EVENT_BOOKINGS_MAX = 200;

/** Tickets that the app reported as sold, or as cancelled. The app reports no names. */
export interface GuestEventBookingReply {
  id: string;
  kind: 'sold' | 'cancelled';
  /** ISO 8601, in UTC. */
  at: string;
  /** The app's order ID; null if it reported none. */
  order: string | null;
  places: number;
  amount: number | null;
  currency: string | null;
}

const events = '/api/guest-events';

/** Events and promotions that a client publishes in its app; the next first. */
export const guestEvent = withPermission(['Reservations'], {
  list: endpoint.get(events, 'client', reply<GuestEventReply[]>()),
  /** The newest bookings first, as long as events of apps are kept. */
  bookings: endpoint.get(`${events}/:id/bookings`, 'client', reply<GuestEventBookingReply[]>()),
  add: endpoint.post(events, 'client', addGuestEventSchema, reply<GuestEventReply>(201, { errorStatuses: [409, 422] })),
  change: endpoint.put(
    `${events}/:id`,
    'client',
    changeGuestEventSchema,
    reply<GuestEventReply>(200, { errorStatuses: [409] }),
  ),
  remove: endpoint.delete(`${events}/:id`, 'client'),
});
