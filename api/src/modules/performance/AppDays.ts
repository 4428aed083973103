import { crashFree } from '../figure/crashFree.ts';
import { startAtMost } from '../figure/startTimes.ts';
import type { SumRow } from '../figure/sums.query.ts';

const HALF = 0.5;
const MOST = 0.95;

/** How the app ran on some days; all is null where nothing was reported of them. */
export class AppDays {
  readonly #rows: readonly SumRow[];

  constructor(rows: readonly SumRow[]) {
    this.#rows = rows;
  }

  /** Those of the days from one to another, both included. */
  between(from: string, to: string): AppDays {
    return new AppDays(this.#rows.filter(({ day }) => day >= from && day <= to));
  }

  get errors(): number | null {
    return this.#isReported ? this.#sum('events', 'app.crashed') : null;
  }

  get crashFree(): number | null {
    return crashFree(this.#sum('events', 'app.opened'), this.#sum('crashedSessions', ''));
  }

  get startHalf(): number | null {
    return startAtMost(HALF, this.#starts);
  }

  get startMost(): number | null {
    return startAtMost(MOST, this.#starts);
  }

  get #isReported(): boolean {
    return this.#rows.some(({ metric }) => metric === 'events');
  }

  get #starts(): readonly SumRow[] {
    return this.#rows.filter(({ metric }) => metric === 'startMs');
  }

  #sum(metric: SumRow['metric'], part: string): number {
    return this.#rows
      .filter((row) => row.metric === metric && row.part === part)
      .reduce((sum, { amount }) => sum + amount, 0);
  }
}
