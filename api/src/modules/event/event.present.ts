import type { GuestEventReply } from '@skal/contracts/content/guestEvent';
import { toDanishTime } from '@skal/contracts/fields/localTime';
import type { EventSales } from './eventSales.ts';
import type { GuestEvent } from './GuestEvent.entity.ts';

/** Presents an event to its client, with the tickets that the app reported. */
export function presentGuestEvent(event: GuestEvent, { booked, attended, revenue }: EventSales): GuestEventReply {
  const { id, title, text, startsAt, endsAt, price, capacity, photoId, status, note, version } = event;
  return {
    ...{ id, title, text, status, note, version, capacity, photoId, booked, attended, revenue },
    ...{ startsAt: toDanishTime(Number(startsAt)), endsAt: toDanishTime(Number(endsAt)), price: Number(price) },
    full: status === 'published' && capacity !== null && booked >= capacity,
  };
}
