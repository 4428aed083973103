import type { EventFields } from '@skal/contracts/app/eventField';
import { type EntityManager, In, IsNull, LessThanOrEqual } from 'typeorm';
import { insertMany } from '../../db/rows/insert.ts';
import { type Reservation, ReservationEntity } from './Reservation.entity.ts';

/** A new event of a client's app, as stored and as counted. */
interface ReportedEvent {
  readonly row: { readonly id: string; readonly businessId: string; readonly source: string; readonly at: number };
  readonly counted: { readonly type: string; readonly details: Omit<EventFields, 'guest'> };
}

const ENDS = new Map<string, NonNullable<Reservation['ended']>>([
  ['table.cancelled', 'cancelled'],
  ['table.missed', 'missed'],
]);

function toReservation({ row, counted: { details } }: ReportedEvent): Reservation[] {
  const { order, places = null, item = null } = details;
  if (order === undefined || details.for === undefined) return [];
  const { id, businessId, source, at } = row;
  const forAt = Date.parse(details.for);
  return [{ id, businessId, source, orderName: order, forAt, places, item, bookedAt: at, ended: null }];
}

/**
 * Keeps the reservations that can be answered: those with a name and a time. One that the app cancels or reports as
 * missed is over. Runs in the transaction that stores the events, which holds the lock of their clients.
 */
export async function recordReservations(manager: EntityManager, events: readonly ReportedEvent[]): Promise<void> {
  const booked = events.filter(({ counted: { type } }) => type === 'table.reserved').flatMap(toReservation);
  await insertMany(manager, ReservationEntity, booked);
  for (const { row, counted } of events) {
    const ended = ENDS.get(counted.type);
    const { order } = counted.details;
    if (ended === undefined || order === undefined) continue;
    const { businessId, source, at } = row;
    // A name may be used again for a later reservation.
    const where = { businessId, source, orderName: order, bookedAt: LessThanOrEqual(at), ended: IsNull() };
    // Changed by id: a range would lock gaps of the index, in which other clients insert.
    const found = await manager.find(ReservationEntity, { select: { id: true }, where });
    if (found.length > 0) await manager.update(ReservationEntity, { id: In(found.map(({ id }) => id)) }, { ended });
  }
}
