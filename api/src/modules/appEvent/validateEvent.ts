import { type EventRejection, parseEvent } from '@skal/contracts/app/parseEvent';
import { addDays, type CachedWallClock } from '../../time/calendar.ts';
import type { MetricEvent } from '../appMetric/aggregate/eventMetrics.ts';
import type { AppEvent } from './AppEvent.entity.ts';
import { hashPseudonym } from './pseudonym.ts';

/** Late events up to this age still correct their day. */
export const MAX_EVENT_AGE_DAYS = 30;
/** Tolerated difference between clocks. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Returns the local day and time of a reservation; null if the event has none. */
export const getReservationTime = (
  details: MetricEvent['details'],
  clock: CachedWallClock,
): MetricEvent['reservedFor'] => (details.for === undefined ? null : clock.at(Date.parse(details.for)));

/** A validated event, as stored and as counted. */
export interface ValidatedEvent {
  readonly ok: true;
  readonly row: AppEvent;
  readonly counted: MetricEvent;
}

export interface EventValidationContext {
  readonly businessId: string;
  readonly salt: string;
  readonly source: string;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** First day of accepted events, by this clock. */
  readonly since: string;
  readonly clock: CachedWallClock;
}

/** Returns the first day of accepted events. */
export const getEarliestAcceptedDay = (now: number, clock: CachedWallClock): string =>
  addDays(clock.at(now).day, -MAX_EVENT_AGE_DAYS);

/** Validates an event and builds its row, or returns why it is rejected. */
export function validateEvent(
  raw: unknown,
  { businessId, salt, source, now, since, clock }: EventValidationContext,
): ValidatedEvent | EventRejection {
  const read = parseEvent(raw);
  if (!read.ok) return read;
  const { id, type, at, details } = read;
  if (at > now + CLOCK_TOLERANCE_MS) return { ok: false, id, reason: 'in-future', error: 'at is in the future.' };
  const { day, minutes } = clock.at(at);
  if (day < since) {
    return { ok: false, id, reason: 'too-old', error: `at is more than ${MAX_EVENT_AGE_DAYS} days ago.` };
  }
  const guest = read.guest === null ? null : hashPseudonym(read.guest, salt);
  return {
    ok: true,
    row: {
      ...{ id: `${businessId}/${id}`, businessId, type, source, at, day, guest },
      ...{ details: JSON.stringify(details), receivedAt: now },
    },
    counted: {
      businessId,
      type,
      source,
      day,
      minutes,
      guest,
      details,
      reservedFor: getReservationTime(details, clock),
    },
  };
}
