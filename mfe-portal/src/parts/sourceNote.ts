import { formatDay } from '../content/days.ts';
import { formatMoment } from '../content/moments.ts';
import { notCounted } from '../content/panel.ts';

interface Told {
  readonly value: number | null;
  readonly source: string | null;
  readonly readAt: string | null;
}

export interface Report {
  /** Whether anything was reported of the time that the figure is of. */
  readonly isReported: boolean;
  /** The last day of which anything was reported; null while nothing was. */
  readonly lastReportOn: string | null;
}

/** Where a figure came from and when it was read; of one that is not there, why: nothing reported is no zero. */
export function noteOf({ value, source, readAt }: Told, { isReported, lastReportOn }: Report): string {
  if (value !== null) return source && readAt ? notCounted.source(source, formatMoment(readAt)) : (source ?? '');
  if (isReported) return notCounted.nothing;
  return lastReportOn ? notCounted.since(formatDay(lastReportOn)) : notCounted.words;
}

/** What stands in the place of an empty list: that there is nothing, or since when nothing was reported. */
export const emptyNote = (empty: string, report: Report): string =>
  report.isReported ? empty : noteOf({ value: null, source: null, readAt: null }, report);
