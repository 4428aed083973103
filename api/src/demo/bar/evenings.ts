import { addDays, weekdayOf } from '../../calendar.ts';
import { NOTIFIED, notifications, OPENS_NOTIFICATION } from './app.ts';
import type { Guest } from './guests.ts';
import { CURRENCY, EVENING_PRICE, EVENING_SEATS, evenings, season, week } from './house.ts';
import type { Today } from './visits.ts';

const FORTNIGHT = 14;
const THURSDAY = 4;
/** Tickets are sold from so many days before. */
const SOLD_FOR = 7;
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

/** The evening for which tickets are sold on a day: that of the next Thursday, every other week, but not the first. */
function eveningAhead({ age, book }: Today): { item: string; on: string; for: string } | null {
  const { day } = book;
  for (let ahead = 0; ahead < SOLD_FOR; ahead += 1) {
    const [on, then] = [addDays(day, ahead), age + ahead];
    const title = evenings[Math.floor(then / FORTNIGHT) % evenings.length];
    if (weekdayOf(on) === THURSDAY && then >= FORTNIGHT && then % FORTNIGHT < SOLD_FOR) {
      return { item: `${title}, ${on}`, on, for: book.momentAt(ahead * DAY + BEGINS) };
    }
  }
  return null;
}

/** Tickets of the next evening are sold, and on its day people come. `sold` counts its seats, by its name. */
export function holdEvening(today: Today, guests: readonly Guest[], sold: Map<string, number>): void {
  const { book, hours } = today;
  const { chance, day } = book;
  const evening = eveningAhead(today);
  if (!evening) return;
  const { item, on, for: begins } = evening;
  const price = (places: number) => ({ amount: places * EVENING_PRICE, currency: CURRENCY });
  for (let left = chance.about(2.6); left > 0; left -= 1) {
    const places = chance.whole(1, 3);
    const before = sold.get(item) ?? 0;
    if (before + places > EVENING_SEATS) break;
    sold.set(item, before + places);
    const at = 10 * 60 + chance.share() * 8 * 60;
    book.note('event.ticketSold', at, { ...guestAmong(today, guests), item, places, ...price(places), for: begins });
  }
  if (on !== day || !hours) return;
  const come = Math.round((sold.get(item) ?? 0) * (0.82 + chance.share() * 0.16));
  for (let seat = 0; seat < come; seat += 1) {
    book.note('event.attended', BEGINS - 30 + chance.share() * 40, { item, places: 1, for: begins });
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
