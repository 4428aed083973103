import type { MetricReply } from '@skal/contracts/overview';
import { isoTime } from '../../calendar.ts';
import { metricReply } from './metricReply.ts';
import type { ReadReport } from './report.query.ts';
import type { Days, Reports } from './reports.query.ts';
import { sourceNames } from './sourceNames.ts';
import { type SumRow, sumOf } from './sums.query.ts';

/** A period, and the one before it that it is held against. */
export interface HeldDays extends Days {
  readonly beforeFrom: string;
  readonly beforeTo: string;
}

/** Figures of a period beside those of the one before; of days without any report both are null, and no zero. */
export class Besides {
  readonly #days: HeldDays;
  readonly #reported: ReadonlySet<string>;
  readonly #told: ReadReport;

  constructor(days: HeldDays, reports: Reports) {
    this.#days = days;
    this.#reported = new Set(reports.days);
    this.#told = { source: sourceNames(reports.sources), readAt: isoTime(reports.readAt) };
  }

  /** Whether anything was reported of some days. */
  isReported({ from, to }: Days): boolean {
    return [...this.#reported].some((day) => day >= from && day <= to);
  }

  /** A figure with its source and the time of reading, which one that is not there has not. */
  metric(value: number | null, before: number | null): MetricReply {
    return metricReply(value, before, this.#told);
  }

  /** What is counted in each of the two periods. */
  counted(of: (days: Days) => number | null): MetricReply {
    const { from, to, beforeFrom, beforeTo } = this.#days;
    const read = (days: Days) => (this.isReported(days) ? of(days) : null);
    return this.metric(read({ from, to }), read({ from: beforeFrom, to: beforeTo }));
  }
}

/** What rows of some days come to. */
export const between = (rows: readonly SumRow[], { from, to }: Days): number =>
  sumOf(rows.filter(({ day }) => day >= from && day <= to));

/** What rows come to up to the end of a day. */
export const until = (rows: readonly SumRow[], to: string): number => between(rows, { from: '', to });
