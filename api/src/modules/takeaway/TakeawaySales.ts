import type { OrderEvent } from '../appEvent/orderEvents.query.ts';
import { wholeUnits } from '../appMetric/period/minorUnits.ts';

/** Sums of takeaway over some hours: completed orders and their refunds. */
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

  /** Net of refunds, in whole units. */
  revenueIn(currency: string | null): number {
    if (currency === null) return 0;
    const sum = (events: readonly OrderEvent[]) =>
      events
        .filter(({ details }) => details.currency === currency)
        .reduce((total, { details }) => total + (details.amount ?? 0), 0);
    return wholeUnits(sum(this.#completed) - sum(this.#refunded), currency);
  }

  /** Average in minutes, with one decimal; null if no order has a duration. */
  get preparation(): number | null {
    const minutes = this.#completed.flatMap(({ details }) => details.minutes ?? []);
    if (minutes.length === 0) return null;
    return Math.round((minutes.reduce((sum, one) => sum + one, 0) / minutes.length) * 10) / 10;
  }
}
