import { addDays, weekdayOf } from '../../calendar.ts';
import { NOTIFIED, notifications, OPENS_NOTIFICATION } from './app.ts';
import type { Guest } from './guests.ts';
import { CURRENCY, EVENING_PRICE, EVENING_SEATS, evenings, season, week } from './house.ts';
import type { Today } from './visits.ts';

const FORTNIGHT = 14;
const THURSDAY = 4;
/** Tickets are sold from so many days before. */
const SOLD_FOR = 21;
const WEEK = 7;
const DAY = 24 * 60;
/** Evenings begin at seven. */
const BEGINS = 19 * 60;

/** How busy a day is, beside a Thursday in April. */
export const busyOn = (day: string): number =>
  (week[weekdayOf(day)]?.busy ?? 0) * (season[Number(day.slice(5, 7)) - 1] ?? 1);

/** Somebody of the guests, where there is one. */
export const guestAmong = ({ book }: Today, guests: readonly Guest[]): { guest?: string } => {
  const found = guests[book.chance.whole(0, Math.max(0, guests.length - 1))];
  return found ? { guest: found.pseudonym } : {};
};

interface NextEvening {
  readonly item: string;
  readonly on: string;
  /** When it begins, as events say it. */
  readonly for: string;
  /** Days until then. */
  readonly ahead: number;
}

/** The evenings for which tickets are sold on a day: every other Thursday, but not the first, told of weeks before. */
function eveningsAhead({ age, book }: Today): NextEvening[] {
  return Array.from({ length: SOLD_FOR }, (_, ahead) => ahead).flatMap((ahead) => {
    const [on, then] = [addDays(book.day, ahead), age + ahead];
    const title = evenings[Math.floor(then / FORTNIGHT) % evenings.length];
    const isOne = weekdayOf(on) === THURSDAY && then >= FORTNIGHT && then % FORTNIGHT < WEEK;
    return isOne && title ? [{ item: title, on, for: book.momentAt(ahead * DAY + BEGINS), ahead }] : [];
  });
}

/** Tickets of the next evenings are sold, most in the last week, and on their day people come. `sold` counts seats by the day. */
export function holdEvening(today: Today, guests: readonly Guest[], sold: Map<string, number>): void {
  const { book, hours } = today;
  const { chance, day } = book;
  const price = (places: number) => ({ amount: places * EVENING_PRICE, currency: CURRENCY });
  for (const { item, on, for: begins, ahead } of eveningsAhead(today)) {
    for (let left = chance.about(ahead < WEEK ? 1.6 : 0.35); left > 0; left -= 1) {
      const places = chance.whole(1, 3);
      const before = sold.get(on) ?? 0;
      if (before + places > EVENING_SEATS) break;
      sold.set(on, before + places);
      const at = 10 * 60 + chance.share() * 8 * 60;
      book.note('event.ticketSold', at, {
        ...{ ...guestAmong(today, guests), item, places, ...price(places), for: begins },
      });
    }
    if (on !== day || !hours) continue;
    const come = Math.round((sold.get(on) ?? 0) * (0.82 + chance.share() * 0.16));
    for (let seat = 0; seat < come; seat += 1) {
      book.note('event.attended', BEGINS - 30 + chance.share() * 40, { item, places: 1, for: begins });
    }
  }
}

/** What is sent to phones, and who opens it. */
export function notify({ book }: Today, guests: readonly Guest[]): void {
  const { chance, day } = book;
  for (const { item, weekday, hour } of notifications) {
    if (weekdayOf(day) !== weekday) continue;
    for (const { pseudonym: guest, isRegistered, hasLeft } of guests) {
      if (!isRegistered || hasLeft || !chance.happens(NOTIFIED)) continue;
      const at = hour * 60 + chance.share() * 2;
      book.note('notification.delivered', at, { guest, item });
      if (chance.happens(OPENS_NOTIFICATION))
        book.note('notification.opened', at + 1 + chance.share() * 180, { guest, item });
    }
  }
}
