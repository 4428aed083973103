import type { MetricReply } from '@skal/contracts/analytics/overview';
import { toIsoTime } from '../../../time/calendar.ts';
import type { DayRange, ReportedDays } from '../query/reportedDays.query.ts';
import type { SourceInfo } from '../query/sourceInfo.query.ts';
import { sumAmounts, type TotalRow } from '../query/totals.query.ts';
import { buildMetricReply } from './metricReply.ts';
import { formatSourceLabels } from './sourceLabels.ts';

/** A period and the previous period to compare with. */
export interface ComparedDays extends DayRange {
  readonly beforeFrom: string;
  readonly beforeTo: string;
}

/** Compares metrics with the previous period; a period without reports has null, not zero. */
export class PeriodComparison {
  readonly #days: ComparedDays;
  readonly #reported: ReadonlySet<string>;
  readonly #origin: SourceInfo;

  constructor(days: ComparedDays, reports: ReportedDays) {
    this.#days = days;
    this.#reported = new Set(reports.days);
    this.#origin = { source: formatSourceLabels(reports.sources), readAt: toIsoTime(reports.readAt) };
  }

  /** Whether anything was reported for some days. */
  isReported({ from, to }: DayRange): boolean {
    return [...this.#reported].some((day) => day >= from && day <= to);
  }

  /** Builds a MetricReply. Source and time are null if the value is null. */
  metric(value: number | null, before: number | null): MetricReply {
    return buildMetricReply(value, before, this.#origin);
  }

  /** Computes a metric for both periods. */
  compare(of: (days: DayRange) => number | null): MetricReply {
    const { from, to, beforeFrom, beforeTo } = this.#days;
    const read = (days: DayRange) => (this.isReported(days) ? of(days) : null);
    return this.metric(read({ from, to }), read({ from: beforeFrom, to: beforeTo }));
  }
}

/** Sums the rows of some days. */
export const sumBetween = (rows: readonly TotalRow[], { from, to }: DayRange): number =>
  sumAmounts(rows.filter(({ day }) => day >= from && day <= to));

/** Sums the rows up to the end of a day. */
export const sumUntil = (rows: readonly TotalRow[], to: string): number => sumBetween(rows, { from: '', to });
