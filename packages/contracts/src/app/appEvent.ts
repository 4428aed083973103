import { type ObjectSchema, object, string } from 'yup';
import { type EventFieldName, eventFields } from './eventField.ts';
import { ISO_TIMESTAMP } from './eventTimestamp.ts';

export interface EventTypeSpec {
  readonly required: readonly EventFieldName[];
  readonly optional: readonly EventFieldName[];
}

/** Builds an event type spec; `guest` is always optional. */
const kind = (required: readonly EventFieldName[], optional: readonly EventFieldName[] = []): EventTypeSpec => ({
  required,
  optional: required.includes('guest') ? optional : ['guest', ...optional],
});

/** Event types with their required and optional fields. */
export const eventTypes = {
  'app.installed': kind([], ['version', 'device', 'source']),
  /** `ms`: startup time. */
  'app.opened': kind([], ['ms', 'version', 'device', 'source']),
  'app.crashed': kind([], ['version', 'device']),
  /** `item`: the screen; `ms`: how long it was shown. */
  'screen.shown': kind([], ['item', 'ms', 'version', 'device']),
  'guest.registered': kind(['guest'], ['source']),
  /** `lines`: the items, when there is more than one `item`. */
  'order.placed': kind(['order'], ['amount', 'currency', 'channel', 'item', 'places', 'lines']),
  /** `minutes`: preparation time. */
  'order.completed': kind(['order', 'amount', 'currency'], ['channel', 'minutes', 'item', 'lines']),
  'order.cancelled': kind(['order'], ['amount', 'currency', 'channel']),
  /** `lines`: the refunded items. */
  'order.refunded': kind(['order', 'amount', 'currency'], ['channel', 'lines']),
  /** `for`: time of the reservation, the same in each of its events. */
  'table.reserved': kind([], ['order', 'places', 'item', 'for']),
  'table.cancelled': kind([], ['order', 'places', 'item', 'for']),
  'table.missed': kind([], ['order', 'places', 'item', 'for']),
  /** `item`: the event; `for`: its time, the same in each of its events. */
  'event.ticketSold': kind([], ['item', 'order', 'amount', 'currency', 'places', 'for']),
  'event.attended': kind([], ['item', 'order', 'places', 'for']),
  'loyalty.stamped': kind([], ['item', 'places']),
  'loyalty.redeemed': kind([], ['item']),
  'notification.delivered': kind([], ['item']),
  'notification.opened': kind([], ['item']),
  'content.viewed': kind([], ['item', 'ms']),
} as const satisfies Readonly<Record<string, EventTypeSpec>>;

export type EventType = keyof typeof eventTypes;

/** A custom type: stored and counted, with any of the known fields. */
export const customEventType: EventTypeSpec = { required: [], optional: Object.keys(eventFields) as EventFieldName[] };

export const isEventType = (type: string): type is EventType => Object.hasOwn(eventTypes, type);

export const eventTypeSpec = (type: string): EventTypeSpec => (isEventType(type) ? eventTypes[type] : customEventType);

export const EVENT_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const EVENT_TYPE = /^[a-z][A-Za-z0-9]{0,31}(?:\.[A-Za-z0-9]{1,31}){0,2}$/;
const given = (name: EventFieldName, isRequired: boolean) => {
  const { schema, message } = eventFields[name];
  return isRequired ? schema.required(message) : schema.optional();
};

/** Returns the schema of one event type, for the API description. */
export function eventSchema(type: EventType): ObjectSchema<object> {
  const { required, optional } = eventTypeSpec(type);
  return object({
    id: string().strict().matches(EVENT_ID).required(),
    type: string().strict().oneOf([type]).required(),
    at: string().strict().matches(ISO_TIMESTAMP).required(),
    ...Object.fromEntries([
      ...required.map((name) => [name, given(name, true)]),
      ...optional.map((name) => [name, given(name, false)]),
    ]),
  });
}
