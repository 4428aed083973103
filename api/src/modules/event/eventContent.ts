import type { PublishedEvent } from '@skal/contracts/content/appContent';
import type { GuestEventStatus } from '@skal/contracts/content/guestEvent';
import { type EntityManager, In, Not } from 'typeorm';
import { insertRows } from '../../db/rows/insert.ts';
import { toIsoTime } from '../../time/calendar.ts';
import { queriesOf } from '../appMetric/query/ticketedEvents.query.ts';
import type { ContentPart } from '../contentVersion/ContentPart.ts';
import { type EventSales, isFull, readEventSales } from './eventSales.ts';
import { type GuestEvent, GuestEventEntity } from './GuestEvent.entity.ts';

const isPublished = (status: GuestEventStatus): status is PublishedEvent['status'] => status !== 'draft';

/** Presents an event to guests' apps; a draft to none. One with as many tickets as places is sold out. */
export function toPublished(event: GuestEvent, sales: EventSales): PublishedEvent[] {
  const { id, title, text, startsAt, endsAt, price, capacity, photoId, status, note } = event;
  if (!isPublished(status)) return [];
  const full = isFull(event, sales);
  return [
    {
      ...{ id, title, text, startsAt: toIsoTime(startsAt), endsAt: toIsoTime(endsAt), price: Number(price) },
      ...{ currency: 'DKK' as const, capacity, photoId, status: full ? 'soldOut' : status, full, note },
    },
  ];
}

/** Reads the events of a client's draft that guests will see. */
async function read(manager: EntityManager, businessId: string): Promise<PublishedEvent[]> {
  const order = { startsAt: 'ASC', id: 'ASC' } as const;
  const events = await manager.find(GuestEventEntity, { where: { businessId }, order });
  const limited = events.filter(({ status, capacity }) => status === 'published' && capacity !== null);
  const salesOf = await readEventSales(queriesOf(manager), businessId, limited);
  return events.flatMap((event) => toPublished(event, salesOf(event)));
}

/** Restores the events of a version into the draft. Later ones become drafts, so that no text is lost. */
async function restore(manager: EntityManager, businessId: string, events: readonly PublishedEvent[]): Promise<void> {
  const ids = events.map(({ id }) => id);
  const later = { businessId, ...(ids.length > 0 && { id: Not(In(ids)) }) };
  await manager.update(GuestEventEntity, later, { status: 'draft', version: () => 'version + 1' });
  for (const { id, currency: _, full, startsAt, endsAt, ...rest } of events) {
    const times = { startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt) };
    const values = { ...rest, ...times, status: full ? ('published' as const) : rest.status };
    const own = { id, businessId };
    const { affected } = await manager.update(GuestEventEntity, own, { ...values, version: () => 'version + 1' });
    if (affected) continue;
    const created = { version: 1, createdAt: Date.now(), requestKey: null, requestHash: null };
    await insertRows(manager, GuestEventEntity, [{ ...own, ...values, ...created }]);
  }
}

/** The part of the published content that this module owns. */
export const eventContent: ContentPart<PublishedEvent[]> = { key: 'events', read, restore };
