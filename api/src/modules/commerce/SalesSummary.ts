import { toWholeUnits } from '../appMetric/period/minorUnits.ts';
import type { SalesRow } from '../appMetric/query/sales.query.ts';

/** Sums of sales over some days. */
export class SalesSummary {
  readonly #rows: readonly SalesRow[];

  constructor(rows: readonly SalesRow[]) {
    this.#rows = rows;
  }

  /** Restricts to a range of days, ends included. */
  between(from: string, to: string): SalesSummary {
    return new SalesSummary(this.#rows.filter(({ day }) => day >= from && day <= to));
  }

  /** Whether anything was reported for these days, orders or not. */
  get isReported(): boolean {
    return this.#rows.length > 0;
  }

  /** Null if nothing was reported. */
  get orders(): number | null {
    return this.isReported ? this.#sum('orders') : null;
  }

  get currencies(): string[] {
    const paid = this.#rows.filter(({ metric }) => metric === 'revenue' || metric === 'refunds');
    return [...new Set(paid.map(({ dimension }) => dimension))].sort();
  }

  /** Net of refunds, in whole units; null if nothing was reported. */
  revenueIn(currency: string | null): number | null {
    if (!this.isReported) return null;
    return currency === null ? 0 : toWholeUnits(this.#sum('revenue', currency), currency);
  }

  /** Average of a completed order, to the minor unit; null without orders, or with several currencies. */
  get average(): number | null {
    const [currency, ...others] = this.currencies;
    const count = this.#sum('orders');
    if (count === 0 || currency === undefined || others.length > 0) return null;
    const average = Math.round((this.#sum('revenue', currency) + this.#sum('refunds', currency)) / count);
    return toWholeUnits(average, currency);
  }

  get sources(): string[] {
    return [...new Set(this.#rows.flatMap(({ source }) => source ?? []))];
  }

  /** Time of the last report, in milliseconds since 1970. */
  get readAt(): number {
    return this.#rows.reduce((last, { readAt }) => Math.max(last, readAt), 0);
  }

  #sum(metric: SalesRow['metric'], dimension = ''): number {
    return this.#rows
      .filter((row) => row.metric === metric && row.dimension === dimension)
      .reduce((sum, { amount }) => sum + amount, 0);
  }
}
