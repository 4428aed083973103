import { calculateStartupPercentile } from '../appMetric/aggregate/startupBuckets.ts';
import { calculateCrashFreeRate } from '../appMetric/period/crashFreeRate.ts';
import type { TotalRow } from '../appMetric/query/totals.query.ts';

const MEDIAN = 0.5;
const P95 = 0.95;

/** Performance of the app over some days; all values are null if nothing was reported. */
export class AppPerformance {
  readonly #rows: readonly TotalRow[];

  constructor(rows: readonly TotalRow[]) {
    this.#rows = rows;
  }

  /** Restricts to a range of days, ends included. */
  between(from: string, to: string): AppPerformance {
    return new AppPerformance(this.#rows.filter(({ day }) => day >= from && day <= to));
  }

  get errors(): number | null {
    return this.#isReported ? this.#sum('events', 'app.crashed') : null;
  }

  get crashFree(): number | null {
    return calculateCrashFreeRate(this.#sum('events', 'app.opened'), this.#sum('crashedSessions', ''));
  }

  get startupP50(): number | null {
    return calculateStartupPercentile(MEDIAN, this.#starts);
  }

  get startupP95(): number | null {
    return calculateStartupPercentile(P95, this.#starts);
  }

  get #isReported(): boolean {
    return this.#rows.some(({ metric }) => metric === 'events');
  }

  get #starts(): readonly TotalRow[] {
    return this.#rows.filter(({ metric }) => metric === 'startMs');
  }

  #sum(metric: TotalRow['metric'], dimension: string): number {
    return this.#rows
      .filter((row) => row.metric === metric && row.dimension === dimension)
      .reduce((sum, { amount }) => sum + amount, 0);
  }
}
