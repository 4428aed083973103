import { addDays, QuarterClock, weekdayOf } from '../../calendar.ts';
import { Chance } from './Chance.ts';
import { DayBook, type PlayedEvent } from './DayBook.ts';
import { busyOn, holdEvening, notify } from './evenings.ts';
import { type Guest, welcome } from './guests.ts';
import { closedOn, week } from './house.ts';
import { type BookedTable, reserve } from './tables.ts';
import { look, orderAhead, type Today, visit } from './visits.ts';

/** What is played: the seed, the day of the launch and the clock of the house decide all of it. */
export interface Story {
  readonly seed: number;
  /** The first day of the app. */
  readonly launch: string;
  readonly timeZone: string;
}

/** What the app reports of one day of the calendar, in the order in which it happened. */
export interface PlayedDay {
  readonly day: string;
  readonly events: readonly PlayedEvent[];
}

/** What goes on from one day to the next. */
interface Running {
  readonly guests: Guest[];
  readonly sold: Map<string, number>;
  /** Tables by the day that they are booked for. */
  readonly booked: Map<string, BookedTable[]>;
  orders: number;
}

const hoursOf = (day: string) => (closedOn.includes(day.slice(5)) ? null : (week[weekdayOf(day)]?.hours ?? null));

/**
 * The orders of a day with their numbers, which run on as they are placed; until then each has a name of its day, for
 * guests are told of one after the other, and not minute by minute.
 */
function numbered(running: Running, events: readonly PlayedEvent[]): PlayedEvent[] {
  const placed = events
    .filter(({ type }) => type === 'order.placed')
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const numbers = new Map(placed.map(({ order = '' }, index) => [order, `A-${running.orders + index + 1}`]));
  running.orders += placed.length;
  return events.map((event) => {
    const order = numbers.get(event.order ?? '');
    return order === undefined ? event : { ...event, order };
  });
}

function playDay(running: Running, { launch }: Story, age: number, book: DayBook): PlayedEvent[] {
  const { chance, day } = book;
  const hours = hoursOf(day);
  let orders = 0;
  const nextOrder = () => {
    orders += 1;
    return `order ${orders}`;
  };
  const today: Today = { launch, age, book, hours, nextOrder };
  running.guests.push(...welcome(book, age, running.guests.length));
  const here = running.guests.filter(({ hasLeft }) => !hasLeft);
  for (const guest of here) {
    const { visits, looks, leaves } = guest.habit;
    // Twice an evening as an hour in the middle of it: people come between opening and an hour before the end.
    if (hours && chance.happens((visits / 6) * busyOn(day))) {
      visit(today, guest, hours.opens + ((chance.share() + chance.share()) / 2) * (hours.closes - hours.opens - 60));
    }
    if (chance.happens(looks / 7)) look(today, guest, 8 * 60 + chance.share() * 14 * 60);
    if (chance.happens(leaves)) guest.hasLeft = true;
  }
  reserve(today, here, { hoursOf, booked: running.booked });
  holdEvening(today, here, running.sold);
  notify(today, here);
  orderAhead(today, here, busyOn(day));
  return numbered(running, book.events);
}

/**
 * Plays the app of a wine bar, day by day from its launch. The same story is the same events with the same ids, whenever
 * and wherever it is played, and one that is played on has the days before as they were.
 * @param until the last day
 */
export function* play(story: Story, until: string): Generator<PlayedDay> {
  const { seed, launch, timeZone } = story;
  const clock = new QuarterClock(timeZone);
  const running: Running = { guests: [], sold: new Map(), booked: new Map(), orders: 0 };
  let night: PlayedEvent[] = [];
  let age = 0;
  for (let day = launch; day <= until; day = addDays(day, 1), age += 1) {
    const book = new DayBook(day, new Chance(`${seed}/${launch}/${day}`), timeZone);
    const told = playDay(running, story, age, book);
    const all = [...night, ...told].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
    const isToday = ({ at }: PlayedEvent) => clock.at(Date.parse(at)).day === day;
    yield { day, events: all.filter(isToday) };
    // What happens after midnight belongs to the day that has begun.
    night = all.filter((event) => !isToday(event));
  }
}
