import type { MetricName, MetricPointReply } from '@skal/contracts/analytics/appMetric';
import type { AlertReply, MetricReply, OverviewReply } from '@skal/contracts/analytics/overview';
import type { Locale } from '@skal/contracts/site/locale';
import { toIsoTime } from '../../time/calendar.ts';
import { presentMetrics } from '../appMetric/appMetric.present.ts';
import { chooseMainCurrency } from '../appMetric/period/metricReply.ts';
import { toWholeUnits } from '../appMetric/period/minorUnits.ts';
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
const WEEK_DAYS = 7;

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
  ...{ id, title, at: toIsoTime(createdAt) },
  ...{ source: null, section: null },
});

/** Returns the currency to show first. */
const chooseCurrency = (metrics: readonly MetricPointReply[]): string =>
  chooseMainCurrency(metrics.flatMap(({ metric, currency }) => (metric === 'revenue' && currency ? currency : []))) ??
  CURRENCY;

/** Compares the metrics of two days; revenue in the main currency and in others are separate. */
function compareMetrics(metrics: readonly MetricPointReply[], main: string, { day, before }: DayPair) {
  const of = (metric: MetricName, date: string | undefined) =>
    metrics.filter((one) => one.metric === metric && one.date === date);
  const metric = (now: MetricPointReply | undefined, value: number | null, past: number | null): MetricReply => ({
    ...{ value, before: past },
    ...(value === null ? { source: null, readAt: null } : { source: now?.source ?? null, readAt: now?.readAt ?? null }),
  });
  const buildMetric = (name: MetricName): MetricReply => {
    const [now] = of(name, day);
    return metric(now, now?.value ?? null, of(name, before)[0]?.value ?? null);
  };
  // A day without orders has a zero without a currency.
  const findMoney = (date: string | undefined) =>
    of('revenue', date).find(({ currency }) => currency === main || currency === null);
  const units = (found: MetricPointReply | undefined) =>
    found?.value == null ? null : toWholeUnits(found.value, main);
  return {
    count: buildMetric,
    revenue: metric(findMoney(day), units(findMoney(day)), units(findMoney(before))),
    otherRevenue: of('revenue', day).flatMap(({ currency, value }) =>
      currency !== null && currency !== main && value ? [{ currency, value: toWholeUnits(value, currency) }] : [],
    ),
  };
}

/**
 * Presents today and yesterday, each compared with the same weekday a week before, and the revenue of seven days; null
 * if not reported.
 */
export function presentOverview(
  { days, read, alertInput, lastReportOn, enteredAlerts, ...times }: OverviewData,
  locale: Locale,
): OverviewReply {
  const metrics = presentMetrics(read, days, OVERVIEW_METRICS);
  const alerts = evaluateAlerts({ ...alertInput, ...times, metrics }, locale);
  const currency = chooseCurrency(metrics);
  const today = compareMetrics(metrics, currency, { day: days.at(-1), before: days.at(-8) });
  const yesterday = compareMetrics(metrics, currency, { day: days.at(-2), before: days.at(-9) });
  return {
    dailyActiveUsers: today.count('dailyActiveUsers'),
    currency,
    revenueToday: today.revenue,
    otherRevenueToday: today.otherRevenue,
    ordersToday: today.count('orders'),
    appPerformance: today.count('crashFreeSessions'),
    yesterday: {
      date: days.at(-2) ?? '',
      dailyActiveUsers: yesterday.count('dailyActiveUsers'),
      revenue: yesterday.revenue,
      otherRevenue: yesterday.otherRevenue,
      orders: yesterday.count('orders'),
    },
    lastReportOn,
    revenueTrend: days.slice(-WEEK_DAYS).map((date) => ({
      date,
      value: compareMetrics(metrics, currency, { day: date, before: undefined }).revenue.value,
    })),
    alerts: [...alerts, ...enteredAlerts.map(presentEnteredAlert)].sort((one, other) => other.at.localeCompare(one.at)),
  };
}
