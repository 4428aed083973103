import type { MetricReply } from '@skal/contracts/analytics/overview';
import { liveAnswers } from '../../../content/assistant/liveAnswers.ts';
import { sourceName } from '../../../content/panelCopy.ts';
import { formatDay } from '../../../format/date.ts';
import { formatWithUnit } from '../../../format/unit.ts';

const { figures: copy } = liveAnswers;

/** Formats source and update time: ' (App, updated 21 Nov 2026)'. */
export const sourceSuffix = (source: string | null, readAt: string | null): string =>
  source && readAt ? ` (${copy.from(sourceName(source), formatDay(readAt))})` : '';

/** Formats a metric with its source and update time, or that it is missing. */
export function metricLine(
  name: string,
  { value, source, readAt }: MetricReply,
  unit = '',
  shown = (figure: number) => formatWithUnit(figure, unit),
): string {
  return value === null ? `${name}: ${copy.missing}` : `${name}: ${shown(value)}${sourceSuffix(source, readAt)}`;
}

/** Formats metrics that were read together: missing ones share one sentence, and a period without reports says since when. */
export function metricLines(metrics: readonly MetricReply[], lastReportOn: string | null, lines: readonly string[]) {
  if (metrics.some(({ value }) => value !== null)) return [...lines];
  return [lastReportOn === null ? copy.nothing : copy.since(formatDay(lastReportOn))];
}
