import { addDays, CachedWallClock, getWeekday } from '../../time/calendar.ts';
import { DayRecorder, type SimulatedEvent } from './DayRecorder.ts';
import { createGuests, type Guest } from './guests.ts';
import { type SimulatedPush, simulateNotifications } from './notifications.ts';
import { type Reservation, simulateReservations } from './reservations.ts';
import { SeededRandom } from './SeededRandom.ts';
import { getDemand, simulateTicketedEvents } from './ticketedEvents.ts';
import { closedOn, weekSchedule } from './venue.ts';
import { type SimulationDay, simulateBrowsing, simulatePreorders, simulateVisit } from './visits.ts';

/** Parameters of a simulation: seed, launch day and time zone determine all events. */
export interface SimulationConfig {
  readonly seed: number;
  /** First day of the app. */
  readonly launch: string;
  readonly timeZone: string;
}

/** Events of one calendar day, in order of time. */
export interface SimulatedDay {
  readonly day: string;
  readonly events: readonly SimulatedEvent[];
  /** Notifications that were sent. */
  readonly pushes: readonly SimulatedPush[];
  /** Guests whose phones are registered for notifications at the end of the day. */
  readonly devices: readonly Pick<Guest, 'pseudonym' | 'device' | 'since'>[];
}

/** State carried from day to day. */
interface SimulationState {
  readonly guests: Guest[];
  readonly sold: Map<string, number>;
  /** Reservations by their day. */
  readonly booked: Map<string, Reservation[]>;
  orders: number;
}

const getOpeningHours = (day: string) =>
  closedOn.includes(day.slice(5)) ? null : (weekSchedule[getWeekday(day)]?.hours ?? null);

/** Numbers the orders of a day in sequence. They have temporary names until then, because guests are simulated one by one. */
function numberOrders(state: SimulationState, events: readonly SimulatedEvent[]): SimulatedEvent[] {
  const placed = events
    .filter(({ type }) => type === 'order.placed')
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const numbers = new Map(placed.map(({ order = '' }, index) => [order, `A-${state.orders + index + 1}`]));
  state.orders += placed.length;
  return events.map((event) => {
    const order = numbers.get(event.order ?? '');
    return order === undefined ? event : { ...event, order };
  });
}

function simulateDay(
  state: SimulationState,
  { launch }: SimulationConfig,
  age: number,
  book: DayRecorder,
): Pick<SimulatedDay, 'events' | 'pushes'> {
  const { chance, day } = book;
  const hours = getOpeningHours(day);
  let orders = 0;
  const nextOrder = () => {
    orders += 1;
    return `order ${orders}`;
  };
  const today: SimulationDay = { launch, age, book, hours, nextOrder };
  state.guests.push(...createGuests(book, age, state.guests.length));
  const here = state.guests.filter(({ hasLeft }) => !hasLeft);
  for (const guest of here) {
    const { visits, looks, leaves } = guest.habit;
    // Twice the probability in the middle of the evening: guests arrive from opening until an hour before closing.
    if (hours && chance.chance((visits / 6) * getDemand(day))) {
      simulateVisit(
        today,
        guest,
        hours.opens + ((chance.float() + chance.float()) / 2) * (hours.closes - hours.opens - 60),
      );
    }
    if (chance.chance(looks / 7)) simulateBrowsing(today, guest, 8 * 60 + chance.float() * 14 * 60);
    if (chance.chance(leaves)) guest.hasLeft = true;
  }
  simulateReservations(today, here, { hoursOf: getOpeningHours, booked: state.booked });
  simulateTicketedEvents(today, here, state.sold);
  const pushes = simulateNotifications(today, state.guests);
  simulatePreorders(today, here, getDemand(day));
  return { events: numberOrders(state, book.events), pushes };
}

/**
 * Simulates the app of a wine bar, day by day from its launch. The same parameters always give the same events with the
 * same ids, and a longer simulation does not change earlier days.
 * @param until last day
 */
export function* simulateDays(config: SimulationConfig, until: string): Generator<SimulatedDay> {
  const { seed, launch, timeZone } = config;
  const clock = new CachedWallClock(timeZone);
  const state: SimulationState = { guests: [], sold: new Map(), booked: new Map(), orders: 0 };
  let night: SimulatedEvent[] = [];
  let age = 0;
  for (let day = launch; day <= until; day = addDays(day, 1), age += 1) {
    const book = new DayRecorder(day, new SeededRandom(`${seed}/${launch}/${day}`), timeZone);
    const { events, pushes } = simulateDay(state, config, age, book);
    const all = [...night, ...events].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
    const isToday = ({ at }: SimulatedEvent) => clock.at(Date.parse(at)).day === day;
    const devices = state.guests.flatMap(({ hasPush, pseudonym, device, since }) =>
      hasPush ? [{ pseudonym, device, since }] : [],
    );
    yield { day, events: all.filter(isToday), pushes, devices };
    // Events after midnight belong to the next calendar day.
    night = all.filter((event) => !isToday(event));
  }
}
