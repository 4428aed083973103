import { EVENT_BOOKINGS_MAX, type GuestEventBookingReply } from '@skal/contracts/content/guestEvent';
import { toDanishTime } from '@skal/contracts/fields/localTime';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import { toIsoTime } from '../../time/calendar.ts';
import { type DayEvent, findEventsOfDays } from '../appEvent/eventsOfDays.query.ts';
import { toWholeUnits } from '../appMetric/period/minorUnits.ts';
import { readTicketDays } from '../appMetric/query/ticketedEvents.query.ts';
import { isTicketOf } from './eventSales.ts';
import { GuestEventEntity } from './GuestEvent.entity.ts';

const TYPES = ['event.ticketSold', 'event.ticketCancelled'] as const;
type TicketEvent = DayEvent<(typeof TYPES)[number]>;

/** Days per query: most lists need one. */
const DAYS = 31;

function present({ id, type, at, details }: TicketEvent): GuestEventBookingReply {
  const { order = null, places = 1, amount, currency = null } = details;
  return {
    ...{ id, kind: type === 'event.ticketSold' ? 'sold' : 'cancelled', at: toIsoTime(at), order, places, currency },
    amount: amount === undefined || currency === null ? null : toWholeUnits(amount, currency),
  };
}

/**
 * Lists the tickets of an event as the app reported them, the newest first. It reads only days with tickets of the event.
 * @throws HttpError 404 for an unknown event
 */
export async function listBookings(db: Database, businessId: string, id: string): Promise<GuestEventBookingReply[]> {
  const event = await db.read((manager) => manager.findOneBy(GuestEventEntity, { id, businessId }));
  if (!event) throw notFound('event');
  const isOwn = isTicketOf(event);
  const days = await readTicketDays(db, businessId, isOwn);
  const found: TicketEvent[] = [];
  for (let at = 0; at < days.length && found.length < EVENT_BOOKINGS_MAX; at += DAYS) {
    const tickets = await findEventsOfDays(db, businessId, days.slice(at, at + DAYS), TYPES);
    const own = tickets.filter(({ details: { item = '', for: time } }) =>
      isOwn({ name: item, day: time === undefined ? '' : toDanishTime(Date.parse(time)).slice(0, 10) }),
    );
    found.push(...own.sort((one, other) => other.at - one.at));
  }
  return found.slice(0, EVENT_BOOKINGS_MAX).map(present);
}
