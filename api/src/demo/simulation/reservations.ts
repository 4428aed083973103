import { addDays } from '../../time/calendar.ts';
import { parties, tables } from './appProfile.ts';
import type { SimulatedEvent } from './DayRecorder.ts';
import type { Guest } from './guests.ts';
import { getDemand, pickGuest } from './ticketedEvents.ts';
import type { Hours } from './venue.ts';
import type { SimulationDay } from './visits.ts';

/** Fields repeated in each event of a reservation. */
export type Reservation = Pick<SimulatedEvent, 'guest' | 'order' | 'places' | 'for'>;

const DAY_MINUTES = 24 * 60;
const HALF = 30;
/** The last reservations are two hours before closing. */
const LAST_RESERVATION_MINUTES = 120;

/**
 * Simulates the reservations made on a day, for the same evening and days ahead, with some cancellations, and the
 * no-shows of today. `booked` has the reservations by day.
 */
export function simulateReservations(
  today: SimulationDay,
  guests: readonly Guest[],
  { hoursOf, booked }: { hoursOf: (day: string) => Hours | null; booked: Map<string, Reservation[]> },
): void {
  const { book, age } = today;
  const { chance, day } = book;
  const ahead = tables.ahead.map(([days, weight]) => [days, weight * getDemand(addDays(day, days))] as const);
  const count = chance.around(tables.each * Math.min(1, (age + 1) / tables.knownAfter));
  for (let index = 1; index <= count; index += 1) {
    const days = chance.pick(ahead);
    const on = addDays(day, days);
    const hours = hoursOf(on);
    if (!hours) continue;
    const halves = Math.floor((hours.closes - LAST_RESERVATION_MINUTES - hours.opens) / HALF);
    const minutes = hours.opens + Math.round(((chance.float() + chance.float()) / 2) * halves) * HALF;
    const latest = days === 0 ? Math.min(minutes - HALF, hours.opens + LAST_RESERVATION_MINUTES) : 22 * 60;
    const at = 9 * 60 + chance.float() * (latest - 9 * 60);
    const table: Reservation = {
      ...{ ...pickGuest(today, guests), order: `T-${day}-${index}`, places: chance.pick(parties) },
      for: book.timestampAt(days * DAY_MINUTES + minutes),
    };
    book.record('table.reserved', at, table);
    if (chance.chance(tables.cancelled)) book.record('table.cancelled', at + 20, table);
    else booked.set(on, [...(booked.get(on) ?? []), table]);
  }
  for (const table of booked.get(day) ?? []) {
    if (!chance.chance(tables.missed)) continue;
    const startMinute = (Date.parse(table.for ?? '') - Date.parse(book.timestampAt(0))) / 60_000;
    book.record('table.missed', startMinute + HALF, table);
  }
  booked.delete(day);
}
