import type { MetricReply } from '@skal/contracts/analytics/overview';
import { liveAnswers } from '../../../content/assistant/liveAnswers.ts';
import { formatDay } from '../../../format/date.ts';
import { formatWithUnit } from '../../../format/unit.ts';

const { figures: words } = liveAnswers;

/** ' (App, read 21 Nov 2026)': where a figure came from and when it was read. */
export const sourceSuffix = (source: string | null, readAt: string | null): string =>
  source && readAt ? ` (${words.from(source, formatDay(readAt))})` : '';

/** A figure by its name, with where it came from and when it was read; one that nobody reported says so. */
export function metricLine(
  name: string,
  { value, source, readAt }: MetricReply,
  unit = '',
  shown = (figure: number) => formatWithUnit(figure, unit),
): string {
  return value === null ? `${name}: ${words.missing}` : `${name}: ${shown(value)}${sourceSuffix(source, readAt)}`;
}

/** Figures that were read together: of what nobody has reported there is one sentence, and of a silence since when. */
export function metricLines(metrics: readonly MetricReply[], lastReportOn: string | null, lines: readonly string[]) {
  if (metrics.some(({ value }) => value !== null)) return [...lines];
  return [lastReportOn === null ? words.nothing : words.since(formatDay(lastReportOn))];
}
