import type { OrderEvent } from '../appEvent/orderEvents.query.ts';
import { wholeUnits } from '../appMetric/period/minorUnits.ts';

/** What some hours of takeaway come to: completed orders, and what was refunded of such. */
export class TakeawaySales {
  readonly #completed: readonly OrderEvent[];
  readonly #refunded: readonly OrderEvent[];

  constructor(events: readonly OrderEvent[]) {
    const own = events.filter(({ details }) => details.channel === 'takeaway');
    this.#completed = own.filter(({ type }) => type === 'order.completed');
    this.#refunded = own.filter(({ type }) => type === 'order.refunded');
  }

  get completed(): number {
    return this.#completed.length;
  }

  get currencies(): string[] {
    const paid = [...this.#completed, ...this.#refunded];
    return [...new Set(paid.flatMap(({ details }) => details.currency ?? []))].sort();
  }

  /** Less what was refunded, in whole units. */
  revenueIn(currency: string | null): number {
    if (currency === null) return 0;
    const sum = (events: readonly OrderEvent[]) =>
      events
        .filter(({ details }) => details.currency === currency)
        .reduce((total, { details }) => total + (details.amount ?? 0), 0);
    return wholeUnits(sum(this.#completed) - sum(this.#refunded), currency);
  }

  /** Minutes on average, to the tenth; null where no order says them. */
  get preparation(): number | null {
    const minutes = this.#completed.flatMap(({ details }) => details.minutes ?? []);
    if (minutes.length === 0) return null;
    return Math.round((minutes.reduce((sum, one) => sum + one, 0) / minutes.length) * 10) / 10;
  }
}
