import type { MetricReply } from '@skal/contracts/analytics/overview';
import { isoTime } from '../../../time/calendar.ts';
import type { DayRange, ReportedDays } from '../query/reportedDays.query.ts';
import type { SourceInfo } from '../query/sourceInfo.query.ts';
import { sumOf, type TotalRow } from '../query/totals.query.ts';
import { metricReply } from './metricReply.ts';
import { sourceLabels } from './sourceLabels.ts';

/** A period, and the one before it that it is held against. */
export interface ComparedDays extends DayRange {
  readonly beforeFrom: string;
  readonly beforeTo: string;
}

/** Figures of a period beside those of the one before; of days without any report both are null, and no zero. */
export class PeriodComparison {
  readonly #days: ComparedDays;
  readonly #reported: ReadonlySet<string>;
  readonly #told: SourceInfo;

  constructor(days: ComparedDays, reports: ReportedDays) {
    this.#days = days;
    this.#reported = new Set(reports.days);
    this.#told = { source: sourceLabels(reports.sources), readAt: isoTime(reports.readAt) };
  }

  /** Whether anything was reported of some days. */
  isReported({ from, to }: DayRange): boolean {
    return [...this.#reported].some((day) => day >= from && day <= to);
  }

  /** A figure with its source and the time of reading, which one that is not there has not. */
  metric(value: number | null, before: number | null): MetricReply {
    return metricReply(value, before, this.#told);
  }

  /** What is counted in each of the two periods. */
  compare(of: (days: DayRange) => number | null): MetricReply {
    const { from, to, beforeFrom, beforeTo } = this.#days;
    const read = (days: DayRange) => (this.isReported(days) ? of(days) : null);
    return this.metric(read({ from, to }), read({ from: beforeFrom, to: beforeTo }));
  }
}

/** What rows of some days come to. */
export const sumBetween = (rows: readonly TotalRow[], { from, to }: DayRange): number =>
  sumOf(rows.filter(({ day }) => day >= from && day <= to));

/** What rows come to up to the end of a day. */
export const sumUntil = (rows: readonly TotalRow[], to: string): number => sumBetween(rows, { from: '', to });
