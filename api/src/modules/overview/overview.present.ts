import type { MetricReply, OverviewReply } from '@skal/contracts/overview';
import { isoTime } from '../../calendar.ts';
import type { Alert } from './Alert.entity.ts';
import type { DailyMetric, MetricName } from './DailyMetric.entity.ts';

const NOTHING: MetricReply = { value: null, source: null, readAt: null };

const figureOf = ({ hundredths }: DailyMetric) => Number(hundredths) / 100;

/** The figures of today and the revenue of these days; what nobody reported is null, and zero is a figure. */
export function presentOverview(
  metrics: readonly DailyMetric[],
  alerts: readonly Alert[],
  days: readonly string[],
): OverviewReply {
  const find = (metric: MetricName, day: string | undefined) =>
    metrics.find((candidate) => candidate.metric === metric && candidate.day === day);
  const today = (metric: MetricName): MetricReply => {
    const found = find(metric, days.at(-1));
    return found ? { value: figureOf(found), source: found.source, readAt: isoTime(found.readAt) } : NOTHING;
  };
  const revenueOf = (day: string) => {
    const found = find('revenue', day);
    return found ? figureOf(found) : null;
  };
  return {
    dailyActiveUsers: today('dailyActiveUsers'),
    revenueToday: today('revenue'),
    ordersToday: today('orders'),
    appPerformance: today('appPerformance'),
    revenueTrend: days.map((date) => ({ date, value: revenueOf(date) })),
    alerts: alerts.map(({ id, title, createdAt }) => ({ id, title, at: isoTime(createdAt) })),
  };
}
