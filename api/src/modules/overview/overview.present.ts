import type { MetricName, MetricPointReply } from '@skal/contracts/analytics/appMetric';
import type { AlertReply, MetricReply, OverviewReply } from '@skal/contracts/analytics/overview';
import { isoTime } from '../../time/calendar.ts';
import { presentMetrics } from '../appMetric/appMetric.present.ts';
import { mainCurrency } from '../appMetric/period/metricReply.ts';
import { wholeUnits } from '../appMetric/period/minorUnits.ts';
import type { MetricData } from '../appMetric/query/appMetric.query.ts';
import type { Alert } from './Alert.entity.ts';
import { type AlertInput, evaluateAlerts } from './alertRules.ts';

/** Metrics of the overview. */
export const OVERVIEW_METRICS = [
  'dailyActiveUsers',
  'revenue',
  'orders',
  'crashFreeSessions',
] as const satisfies readonly MetricName[];

/** Currency of a client without recent revenue (T22). */
const CURRENCY = 'DKK';
const WEEK = 7;

/** Data of the overview: metrics of nine days ending today, recent alerts, and the current input of the rules. */
export interface OverviewData {
  readonly now: number;
  readonly today: string;
  readonly timeZone: string;
  readonly days: readonly string[];
  readonly read: MetricData;
  readonly alertInput: Omit<AlertInput, 'now' | 'today' | 'timeZone' | 'metrics'>;
  readonly lastReportOn: string | null;
  readonly enteredAlerts: readonly Alert[];
}

/** A day, and the day to compare with. */
interface DayPair {
  readonly day: string | undefined;
  readonly before: string | undefined;
}

const presentEnteredAlert = ({ id, title, createdAt }: Alert): AlertReply => ({
  ...{ id, title, at: isoTime(createdAt) },
  ...{ source: null, section: null },
});

/** Returns the currency to show first. */
const currencyOf = (metrics: readonly MetricPointReply[]): string =>
  mainCurrency(metrics.flatMap(({ metric, currency }) => (metric === 'revenue' && currency ? currency : []))) ??
  CURRENCY;

/** Compares the metrics of two days; revenue in the main currency and in others are separate. */
function metricsOn(metrics: readonly MetricPointReply[], main: string, { day, before }: DayPair) {
  const of = (metric: MetricName, date: string | undefined) =>
    metrics.filter((one) => one.metric === metric && one.date === date);
  const metric = (now: MetricPointReply | undefined, value: number | null, past: number | null): MetricReply => ({
    ...{ value, before: past },
    ...(value === null ? { source: null, readAt: null } : { source: now?.source ?? null, readAt: now?.readAt ?? null }),
  });
  const metricOf = (name: MetricName): MetricReply => {
    const [now] = of(name, day);
    return metric(now, now?.value ?? null, of(name, before)[0]?.value ?? null);
  };
  // A day without orders has a zero without a currency.
  const moneyOn = (date: string | undefined) =>
    of('revenue', date).find(({ currency }) => currency === main || currency === null);
  const units = (found: MetricPointReply | undefined) => (found?.value == null ? null : wholeUnits(found.value, main));
  return {
    plain: metricOf,
    revenue: metric(moneyOn(day), units(moneyOn(day)), units(moneyOn(before))),
    otherRevenue: of('revenue', day).flatMap(({ currency, value }) =>
      currency !== null && currency !== main && value ? [{ currency, value: wholeUnits(value, currency) }] : [],
    ),
  };
}

/**
 * Presents today and yesterday, each compared with the same weekday a week before, and the revenue of seven days; null
 * if not reported.
 */
export function presentOverview({
  days,
  read,
  alertInput,
  lastReportOn,
  enteredAlerts,
  ...times
}: OverviewData): OverviewReply {
  const metrics = presentMetrics(read, days, OVERVIEW_METRICS);
  const alerts = evaluateAlerts({ ...alertInput, ...times, metrics });
  const currency = currencyOf(metrics);
  const today = metricsOn(metrics, currency, { day: days.at(-1), before: days.at(-8) });
  const yesterday = metricsOn(metrics, currency, { day: days.at(-2), before: days.at(-9) });
  return {
    dailyActiveUsers: today.plain('dailyActiveUsers'),
    currency,
    revenueToday: today.revenue,
    otherRevenueToday: today.otherRevenue,
    ordersToday: today.plain('orders'),
    appPerformance: today.plain('crashFreeSessions'),
    yesterday: {
      date: days.at(-2) ?? '',
      dailyActiveUsers: yesterday.plain('dailyActiveUsers'),
      revenue: yesterday.revenue,
      otherRevenue: yesterday.otherRevenue,
      orders: yesterday.plain('orders'),
    },
    lastReportOn,
    revenueTrend: days
      .slice(-WEEK)
      .map((date) => ({ date, value: metricsOn(metrics, currency, { day: date, before: undefined }).revenue.value })),
    alerts: [...alerts, ...enteredAlerts.map(presentEnteredAlert)].sort((one, other) => other.at.localeCompare(one.at)),
  };
}
