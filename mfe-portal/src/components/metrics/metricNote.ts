import { missingMetricCopy } from '../../content/panelCopy.ts';
import { formatDay } from '../../format/date.ts';
import { formatDateTime } from '../../format/relativeTime.ts';

interface SourcedMetric {
  readonly value: number | null;
  readonly source: string | null;
  readonly readAt: string | null;
}

export interface ReportStatus {
  /** Whether anything was reported for the metric's period. */
  readonly isReported: boolean;
  /** Day of the last report; null if there is none. */
  readonly lastReportOn: string | null;
}

/** Returns the source and update time of a metric, or the reason why it is missing. A missing metric must not be shown as zero. */
export function metricNote(
  { value, source, readAt }: SourcedMetric,
  { isReported, lastReportOn }: ReportStatus,
): string {
  if (value !== null)
    return source && readAt ? missingMetricCopy.source(source, formatDateTime(readAt)) : (source ?? '');
  if (isReported) return missingMetricCopy.noMatch;
  return lastReportOn ? missingMetricCopy.since(formatDay(lastReportOn)) : missingMetricCopy.text;
}

/** Text of an empty list: there is no data, or since when nothing was reported. */
export const emptyListNote = (empty: string, report: ReportStatus): string =>
  report.isReported ? empty : metricNote({ value: null, source: null, readAt: null }, report);
