import { addDays } from '../../calendar.ts';
import { parties, tables } from './app.ts';
import type { PlayedEvent } from './DayBook.ts';
import { busyOn, guestAmong } from './evenings.ts';
import type { Guest } from './guests.ts';
import type { Hours } from './house.ts';
import type { Today } from './visits.ts';

/** What is said of a table, each time. */
export type BookedTable = Pick<PlayedEvent, 'guest' | 'order' | 'places' | 'for'>;

const DAY = 24 * 60;
const HALF = 30;
/** Whoever books late in the evening comes for two hours still. */
const LAST = 120;

/**
 * Tables that guests reserve on a day, for the same evening and for days ahead; some are taken back soon. Of those that
 * were booked for today nobody comes to some. `booked` has them by their day.
 */
export function reserve(
  today: Today,
  guests: readonly Guest[],
  { hoursOf, booked }: { hoursOf: (day: string) => Hours | null; booked: Map<string, BookedTable[]> },
): void {
  const { book, age } = today;
  const { chance, day } = book;
  const ahead = tables.ahead.map(([days, weight]) => [days, weight * busyOn(addDays(day, days))] as const);
  const count = chance.about(tables.each * Math.min(1, (age + 1) / tables.knownAfter));
  for (let index = 1; index <= count; index += 1) {
    const days = chance.pick(ahead);
    const on = addDays(day, days);
    const hours = hoursOf(on);
    if (!hours) continue;
    const halves = Math.floor((hours.closes - LAST - hours.opens) / HALF);
    const minutes = hours.opens + Math.round(((chance.share() + chance.share()) / 2) * halves) * HALF;
    const latest = days === 0 ? Math.min(minutes - HALF, hours.opens + LAST) : 22 * 60;
    const at = 9 * 60 + chance.share() * (latest - 9 * 60);
    const table: BookedTable = {
      ...{ ...guestAmong(today, guests), order: `T-${day}-${index}`, places: chance.pick(parties) },
      for: book.momentAt(days * DAY + minutes),
    };
    book.note('table.reserved', at, table);
    if (chance.happens(tables.cancelled)) book.note('table.cancelled', at + 20, table);
    else booked.set(on, [...(booked.get(on) ?? []), table]);
  }
  for (const table of booked.get(day) ?? []) {
    if (!chance.happens(tables.missed)) continue;
    const begun = (Date.parse(table.for ?? '') - Date.parse(book.momentAt(0))) / 60_000;
    book.note('table.missed', begun + HALF, table);
  }
  booked.delete(day);
}
