import type { OrderLine } from '@skal/contracts/orderLines';
import { AHEAD, articles, CANCELS, REFUNDS, screens, TAKES_AWAY } from './app.ts';
import type { DayBook } from './DayBook.ts';
import { type Guest, releaseOf } from './guests.ts';
import { CURRENCY, type Dish, dishes, drinks, type Hours, REWARD, STAMPS, takeaways } from './house.ts';

/** A day in the life of the app. */
export interface Today {
  readonly launch: string;
  /** Days since the launch. */
  readonly age: number;
  readonly book: DayBook;
  /** Null where the house is closed. */
  readonly hours: Hours | null;
  /** What the next order is called. */
  nextOrder(): string;
}

/** The app is opened: a screen or two, something to read, and now and then it crashes. Answers whether it went on. */
function open({ book, launch, age }: Today, guest: Guest, at: number, source: string | undefined): boolean {
  const { chance } = book;
  const { version, crashes, startMs } = releaseOf(guest, launch, age);
  const own = { guest: guest.pseudonym, version, device: guest.device };
  const ms = Math.round(startMs * (0.6 + chance.share() ** 3 * 2.4));
  book.note('app.opened', at, { ...own, ms, ...(source && { source }) });
  if (chance.happens(crashes)) {
    book.note('app.crashed', at + 0.2, own);
    return false;
  }
  for (let count = chance.whole(1, 2), when = at + 0.1; count > 0; count -= 1, when += 0.7) {
    book.note('screen.shown', when, { ...own, item: chance.pick(screens), ms: chance.whole(2_000, 60_000) });
  }
  return true;
}

/** Somebody looks into the app and goes. */
export function look(today: Today, guest: Guest, at: number): void {
  const { chance } = today.book;
  if (!open(today, guest, at, chance.happens(0.3) ? guest.source : undefined)) return;
  if (!chance.happens(0.5)) return;
  today.book.note('content.viewed', at + 1, {
    ...{ guest: guest.pseudonym, item: chance.pick(articles), ms: chance.whole(5_000, 120_000) },
  });
}

/** Somebody opens the app in the house, or on the way, and orders. */
export function visit(today: Today, guest: Guest, at: number): void {
  if (open(today, guest, at, undefined)) order(today, guest, at + 2, today.book.chance.happens(TAKES_AWAY));
}

/** Boxes and bottles that guests order ahead, from the early afternoon on, and carry home. */
export function orderAhead(today: Today, guests: readonly Guest[], busy: number): void {
  const { hours, age, book } = today;
  const { chance } = book;
  if (!hours || guests.length === 0) return;
  const [from, until] = [AHEAD.from * 60, hours.closes - AHEAD.waits - 40];
  for (let left = chance.about(AHEAD.each * busy * Math.min(1, (age + 1) / AHEAD.knownAfter)); left > 0; left -= 1) {
    const guest = guests[chance.whole(0, guests.length - 1)];
    const at = from + ((chance.share() + chance.share()) / 2) * (until - from);
    if (guest) order(today, guest, at, true, chance.whole(0, AHEAD.waits));
  }
}

/** The lines of an order: the same dish twice is one of them. */
function billed(served: readonly Dish[]): OrderLine[] {
  return [...new Set(served)].map((dish) => {
    const quantity = served.filter((one) => one === dish).length;
    return { item: dish.name, quantity, amount: quantity * dish.price };
  });
}

/** @param ahead minutes from the order until somebody begins to prepare it */
function order({ book, nextOrder }: Today, who: Guest, at: number, takesAway: boolean, ahead = 0): void {
  const { chance } = book;
  const guest = who.pseudonym;
  const served: Dish[] = takesAway
    ? Array.from({ length: chance.whole(1, 2) }, () => chance.pick(takeaways))
    : [
        ...Array.from({ length: chance.whole(1, 3) }, () => chance.pick(drinks)),
        ...(chance.happens(0.5) ? [chance.pick(dishes)] : []),
      ];
  const paid = {
    ...{ guest, order: nextOrder(), currency: CURRENCY },
    amount: served.reduce((sum, { price }) => sum + price, 0),
    channel: takesAway ? ('takeaway' as const) : ('shop' as const),
  };
  const of = { lines: billed(served) };
  book.note('order.placed', at, { ...paid, ...of });
  if (chance.happens(CANCELS)) {
    book.note('order.cancelled', at + 2, paid);
    return;
  }
  const minutes = takesAway ? chance.whole(12, 38) : chance.whole(2, 11) + (served.length > 2 ? 3 : 0);
  const ready = at + ahead + minutes;
  book.note('order.completed', ready, { ...paid, ...of, minutes });
  if (chance.happens(REFUNDS)) book.note('order.refunded', ready + 20, { ...paid, ...of });
  if (who.isRegistered) stamp(book, who, ready + 0.5);
}

/** An order is a stamp; the last one of a card is its reward as well. */
function stamp(book: DayBook, guest: Guest, at: number): void {
  book.note('loyalty.stamped', at, { guest: guest.pseudonym, item: REWARD });
  guest.stamps += 1;
  if (guest.stamps % STAMPS === 0) book.note('loyalty.redeemed', at + 1, { guest: guest.pseudonym, item: REWARD });
}
