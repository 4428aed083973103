import type { OrderLine } from '@skal/contracts/app/orderLines';
import { articles, CANCELLATION_RATE, PREORDERS, REFUND_RATE, screens, TAKEAWAY_RATE } from './appProfile.ts';
import type { DayRecorder } from './DayRecorder.ts';
import { type Guest, getAppVersion } from './guests.ts';
import { dishes, drinks, takeaways } from './menu.ts';
import { CURRENCY, type Dish, type Hours, REWARD, STAMPS } from './venue.ts';

/** A simulated day. */
export interface SimulationDay {
  readonly launch: string;
  /** Days since the launch. */
  readonly age: number;
  readonly book: DayRecorder;
  /** Null when closed. */
  readonly hours: Hours | null;
  /** Returns the name of the next order. */
  nextOrder(): string;
}

/** Simulates an app session: some screens and content, sometimes a crash. Returns whether it did not crash. */
function open({ book, launch, age }: SimulationDay, guest: Guest, at: number, source: string | undefined): boolean {
  const { chance } = book;
  const { version, crashes, startMs } = getAppVersion(guest, launch, age);
  const own = { guest: guest.pseudonym, version, device: guest.device };
  const ms = Math.round(startMs * (0.6 + chance.float() ** 3 * 2.4));
  book.record('app.opened', at, { ...own, ms, ...(source && { source }) });
  if (chance.chance(crashes)) {
    book.record('app.crashed', at + 0.2, own);
    return false;
  }
  for (let count = chance.int(1, 2), when = at + 0.1; count > 0; count -= 1, when += 0.7) {
    book.record('screen.shown', when, { ...own, item: chance.pick(screens), ms: chance.int(2_000, 60_000) });
  }
  return true;
}

/** Simulates a session without an order. */
export function simulateBrowsing(today: SimulationDay, guest: Guest, at: number): void {
  const { chance } = today.book;
  if (!open(today, guest, at, chance.chance(0.3) ? guest.source : undefined)) return;
  if (!chance.chance(0.5)) return;
  today.book.record('content.viewed', at + 1, {
    ...{ guest: guest.pseudonym, item: chance.pick(articles), ms: chance.int(5_000, 120_000) },
  });
}

/** Simulates a session with an order. */
export function simulateVisit(today: SimulationDay, guest: Guest, at: number): void {
  if (open(today, guest, at, undefined)) order(today, guest, at + 2, today.book.chance.chance(TAKEAWAY_RATE));
}

/** Simulates takeaway preorders from the early afternoon on. */
export function simulatePreorders(today: SimulationDay, guests: readonly Guest[], busy: number): void {
  const { hours, age, book } = today;
  const { chance } = book;
  if (!hours || guests.length === 0) return;
  const [from, until] = [PREORDERS.from * 60, hours.closes - PREORDERS.waits - 40];
  for (
    let left = chance.around(PREORDERS.each * busy * Math.min(1, (age + 1) / PREORDERS.knownAfter));
    left > 0;
    left -= 1
  ) {
    const guest = guests[chance.int(0, guests.length - 1)];
    const at = from + ((chance.float() + chance.float()) / 2) * (until - from);
    if (guest) order(today, guest, at, true, chance.int(0, PREORDERS.waits));
  }
}

/** Builds order lines: equal dishes are one line. */
function buildOrderLines(served: readonly Dish[]): OrderLine[] {
  return [...new Set(served)].map((dish) => {
    const quantity = served.filter((one) => one === dish).length;
    return { item: dish.name, quantity, amount: quantity * dish.price };
  });
}

/** @param ahead minutes from the order to the start of preparation */
function order({ book, nextOrder }: SimulationDay, who: Guest, at: number, isTakeaway: boolean, ahead = 0): void {
  const { chance } = book;
  const guest = who.pseudonym;
  const served: Dish[] = isTakeaway
    ? Array.from({ length: chance.int(1, 2) }, () => chance.pick(takeaways))
    : [
        ...Array.from({ length: chance.int(1, 3) }, () => chance.pick(drinks)),
        ...(chance.chance(0.5) ? [chance.pick(dishes)] : []),
      ];
  const paid = {
    ...{ guest, order: nextOrder(), currency: CURRENCY },
    amount: served.reduce((sum, { price }) => sum + price, 0),
    channel: isTakeaway ? ('takeaway' as const) : ('shop' as const),
  };
  const of = { lines: buildOrderLines(served) };
  book.record('order.placed', at, { ...paid, ...of });
  if (chance.chance(CANCELLATION_RATE)) {
    book.record('order.cancelled', at + 2, paid);
    return;
  }
  const minutes = isTakeaway ? chance.int(12, 38) : chance.int(2, 11) + (served.length > 2 ? 3 : 0);
  const ready = at + ahead + minutes;
  book.record('order.completed', ready, { ...paid, ...of, minutes });
  if (chance.chance(REFUND_RATE)) book.record('order.refunded', ready + 20, { ...paid, ...of });
  if (who.isRegistered) stamp(book, who, ready + 0.5);
}

/** Records a stamp; the last one of a card also gives the reward. */
function stamp(book: DayRecorder, guest: Guest, at: number): void {
  book.record('loyalty.stamped', at, { guest: guest.pseudonym, item: REWARD });
  guest.stamps += 1;
  if (guest.stamps % STAMPS === 0) book.record('loyalty.redeemed', at + 1, { guest: guest.pseudonym, item: REWARD });
}
