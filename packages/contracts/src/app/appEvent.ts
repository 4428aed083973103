import { type ObjectSchema, object, string } from 'yup';
import { type EventFieldName, eventFields } from './eventField.ts';
import { ISO_TIMESTAMP } from './eventTimestamp.ts';

export interface EventTypeSpec {
  readonly required: readonly EventFieldName[];
  readonly optional: readonly EventFieldName[];
}

/** Builds an event type spec; `guest` is always optional. */
const defineEventType = (
  required: readonly EventFieldName[],
  optional: readonly EventFieldName[] = [],
): EventTypeSpec => ({
  required,
  optional: required.includes('guest') ? optional : ['guest', ...optional],
});

/** Event types with their required and optional fields. */
export const eventTypes = {
  'app.installed': defineEventType([], ['version', 'device', 'source']),
  /** `ms`: startup time. */
  'app.opened': defineEventType([], ['ms', 'version', 'device', 'source']),
  'app.crashed': defineEventType([], ['version', 'device']),
  /** `item`: the screen; `ms`: how long it was shown. */
  'screen.shown': defineEventType([], ['item', 'ms', 'version', 'device']),
  'guest.registered': defineEventType(['guest'], ['source']),
  /** `lines`: the items, when there is more than one `item`. */
  'order.placed': defineEventType(['order'], ['amount', 'currency', 'channel', 'item', 'places', 'lines']),
  /** `minutes`: preparation time. */
  'order.completed': defineEventType(['order', 'amount', 'currency'], ['channel', 'minutes', 'item', 'lines']),
  'order.cancelled': defineEventType(['order'], ['amount', 'currency', 'channel']),
  /** `lines`: the refunded items. */
  'order.refunded': defineEventType(['order', 'amount', 'currency'], ['channel', 'lines']),
  /** `for`: time of the reservation, the same in each of its events. */
  'table.reserved': defineEventType([], ['order', 'places', 'item', 'for']),
  'table.cancelled': defineEventType([], ['order', 'places', 'item', 'for']),
  'table.missed': defineEventType([], ['order', 'places', 'item', 'for']),
  /** `item`: the event; `for`: its time, the same in each of its events. */
  'event.ticketSold': defineEventType([], ['item', 'order', 'amount', 'currency', 'places', 'for']),
  /** Places given back; `amount`: what was refunded. */
  'event.ticketCancelled': defineEventType([], ['item', 'order', 'amount', 'currency', 'places', 'for']),
  'event.attended': defineEventType([], ['item', 'order', 'places', 'for']),
  'loyalty.stamped': defineEventType([], ['item', 'places']),
  'loyalty.redeemed': defineEventType([], ['item']),
  /** `push`: the notification, if it was sent from the portal. */
  'notification.delivered': defineEventType([], ['item', 'push']),
  'notification.opened': defineEventType([], ['item', 'push']),
  'content.viewed': defineEventType([], ['item', 'ms']),
} as const satisfies Readonly<Record<string, EventTypeSpec>>;

export type EventType = keyof typeof eventTypes;

/** A custom type: stored and counted, with any of the known fields. */
export const customEventType: EventTypeSpec = { required: [], optional: Object.keys(eventFields) as EventFieldName[] };

export const isEventType = (type: string): type is EventType => Object.hasOwn(eventTypes, type);

export const getEventTypeSpec = (type: string): EventTypeSpec =>
  isEventType(type) ? eventTypes[type] : customEventType;

export const EVENT_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const EVENT_TYPE = /^[a-z][A-Za-z0-9]{0,31}(?:\.[A-Za-z0-9]{1,31}){0,2}$/;
const fieldSchema = (name: EventFieldName, isRequired: boolean) => {
  const { schema, message } = eventFields[name];
  return isRequired ? schema.required(message) : schema.optional();
};

/** Returns the schema of one event type, for the API description. */
export function eventSchema(type: EventType): ObjectSchema<object> {
  const { required, optional } = getEventTypeSpec(type);
  return object({
    id: string().strict().matches(EVENT_ID).required(),
    type: string().strict().oneOf([type]).required(),
    at: string().strict().matches(ISO_TIMESTAMP).required(),
    ...Object.fromEntries([
      ...required.map((name) => [name, fieldSchema(name, true)]),
      ...optional.map((name) => [name, fieldSchema(name, false)]),
    ]),
  });
}
