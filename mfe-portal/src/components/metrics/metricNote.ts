import { missingMetricCopy } from '../../content/panelCopy.ts';
import { formatDay } from '../../format/date.ts';
import { formatDateTime } from '../../format/relativeTime.ts';

interface Told {
  readonly value: number | null;
  readonly source: string | null;
  readonly readAt: string | null;
}

export interface ReportStatus {
  /** Whether anything was reported of the time that the figure is of. */
  readonly isReported: boolean;
  /** The last day of which anything was reported; null while nothing was. */
  readonly lastReportOn: string | null;
}

/** Where a figure came from and when it was read; of one that is not there, why: nothing reported is no zero. */
export function metricNote({ value, source, readAt }: Told, { isReported, lastReportOn }: ReportStatus): string {
  if (value !== null)
    return source && readAt ? missingMetricCopy.source(source, formatDateTime(readAt)) : (source ?? '');
  if (isReported) return missingMetricCopy.nothing;
  return lastReportOn ? missingMetricCopy.since(formatDay(lastReportOn)) : missingMetricCopy.words;
}

/** What stands in the place of an empty list: that there is nothing, or since when nothing was reported. */
export const emptyListNote = (empty: string, report: ReportStatus): string =>
  report.isReported ? empty : metricNote({ value: null, source: null, readAt: null }, report);
