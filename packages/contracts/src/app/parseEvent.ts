import { EVENT_ID, EVENT_TYPE, type EventTypeSpec, getEventTypeSpec } from './appEvent.ts';
import { type EventFieldName, type EventFields, eventFields } from './eventField.ts';
import type { EventField } from './eventFieldTypes.ts';
import { parseTimestamp } from './eventTimestamp.ts';
import { findPersonalField } from './personalData.ts';

/** Codes of rejected events. */
export const eventErrorCodes = [
  /** Not an object, or its id is not a UUID. */
  'invalid-event',
  'invalid-type',
  /** Its time is missing or has no UTC offset. */
  'invalid-timestamp',
  'in-future',
  'too-old',
  /** It contains personal data. */
  'personal-data',
  /** A field is missing or invalid. */
  'invalid-field',
  /** Its id belongs to a different event. */
  'id-conflict',
] as const;
export type EventErrorCode = (typeof eventErrorCodes)[number];

export interface EventRejection {
  readonly ok: false;
  readonly id: string | null;
  readonly reason: EventErrorCode;
  readonly error: string;
}

/** A parsed event. */
export interface ParsedEvent {
  readonly ok: true;
  /** Lower case. */
  readonly id: string;
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly guest: string | null;
  /** Other known fields, in a fixed order. */
  readonly details: Omit<EventFields, 'guest'>;
}

const NO_TIMESTAMP = 'at must be the time of the event with its UTC offset, such as 2026-03-01T18:30:00+01:00.';

const DAY_MS = 24 * 3600_000;
/** Maximum number of days between a report and the booked time, ahead and afterwards. */
export const BOOKED_AHEAD_DAYS = 366;
const BOOKED_AFTER_DAYS = 31;
const TIME_RANGE_MESSAGE = `for must be within ${BOOKED_AHEAD_DAYS} days after or ${BOOKED_AFTER_DAYS} days before at.`;

/** Whether a booked time is close enough to the time of the report. */
function isNear(bookedFor: string | undefined, at: number): boolean {
  const ahead = bookedFor === undefined ? 0 : (parseTimestamp(bookedFor) ?? at) - at;
  return ahead <= BOOKED_AHEAD_DAYS * DAY_MS && ahead >= -BOOKED_AFTER_DAYS * DAY_MS;
}

/** A field of an event type. */
interface KindField {
  readonly name: EventFieldName;
  readonly field: EventField;
  readonly isRequired: boolean;
}

/** Fields of each event type in storage order, computed once. */
const fieldsOfKinds = new Map<EventTypeSpec, readonly KindField[]>();

function listFields(kind: EventTypeSpec): readonly KindField[] {
  const known = fieldsOfKinds.get(kind);
  if (known) return known;
  const names = Object.keys(eventFields) as EventFieldName[];
  const fields = names.flatMap((name): KindField[] => {
    const isRequired = kind.required.includes(name);
    return isRequired || kind.optional.includes(name) ? [{ name, field: eventFields[name], isRequired }] : [];
  });
  fieldsOfKinds.set(kind, fields);
  return fields;
}

/** Parses one event of a batch; unknown fields are dropped. */
export function parseEvent(raw: unknown): ParsedEvent | EventRejection {
  const isEvent = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  const event = (isEvent ? raw : {}) as Readonly<Record<string, unknown>>;
  const id = typeof event.id === 'string' && event.id.length <= 64 ? event.id : null;
  const refuse = (reason: EventErrorCode, error: string): EventRejection => ({ ok: false, id, reason, error });
  if (!isEvent) return refuse('invalid-event', 'An event must be an object with id, type and at.');
  // Personal data takes precedence over other errors, and the message does not repeat it.
  const personal = findPersonalField(event);
  if (personal !== null) {
    const refusal = refuse('personal-data', `${personal} identifies a guest. Please send a pseudonym only.`);
    return personal === 'id' ? { ...refusal, id: null } : refusal;
  }
  if (id === null || !EVENT_ID.test(id))
    return refuse('invalid-event', 'id must be a UUID that stays the same when the event is sent again.');
  const { type } = event;
  if (typeof type !== 'string' || !EVENT_TYPE.test(type))
    return refuse('invalid-type', 'type must be the event type, such as order.placed.');
  const at = parseTimestamp(event.at);
  if (at === null) return refuse('invalid-timestamp', NO_TIMESTAMP);
  const found: Record<string, unknown> = {};
  for (const { name, field, isRequired } of listFields(getEventTypeSpec(type))) {
    const value = event[name] ?? undefined;
    if (value === undefined && !isRequired) continue;
    if (!field.isValid(value)) return refuse('invalid-field', field.describeError?.(value) ?? field.message);
    found[name] = field.normalize?.(value) ?? value;
  }
  const { guest = null, ...details } = found as EventFields;
  const hasMoney = details.amount !== undefined || details.lines?.some(({ amount }) => amount !== undefined);
  if (hasMoney && details.currency === undefined) return refuse('invalid-field', eventFields.currency.message);
  if (!isNear(details.for, at)) return refuse('invalid-field', TIME_RANGE_MESSAGE);
  return { ok: true, id: id.toLowerCase(), type, at, guest, details };
}
