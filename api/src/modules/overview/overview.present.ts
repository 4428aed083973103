import type { FigureName, FigureReply } from '@skal/contracts/figure';
import type { MetricReply, OverviewReply } from '@skal/contracts/overview';
import { isoTime } from '../../calendar.ts';
import type { Alert } from './Alert.entity.ts';

/** The figures that the overview is made of. */
export const OVERVIEW_FIGURES = [
  'dailyActiveUsers',
  'revenue',
  'orders',
  'crashFreeSessions',
] as const satisfies readonly FigureName[];

const CURRENCY = 'DKK';
const MINOR = 100;

/** What is read of a client for the overview: eight days of figures, today last, and what arose lately. */
export interface Read {
  readonly days: readonly string[];
  readonly figures: readonly FigureReply[];
  readonly lastReportOn: string | null;
  readonly alerts: readonly Alert[];
}

/** The figures of today beside those of a week ago, and the revenue of seven days; what nobody reported is null. */
export function presentOverview({ days, figures, lastReportOn, alerts }: Read): OverviewReply {
  const [weekAgo, ...week] = days;
  const today = week.at(-1);
  const of = (metric: FigureName, date: string | undefined) =>
    figures.filter((figure) => figure.metric === metric && figure.date === date);
  const moneyOn = (date: string | undefined): FigureReply | undefined => {
    const rows = of('revenue', date);
    // Of a day without any order there is a zero that has no currency.
    return rows.find(({ currency }) => currency === CURRENCY || currency === null);
  };
  const krones = (found: FigureReply | undefined) => (found?.value == null ? null : found.value / MINOR);
  const metric = (now: FigureReply | undefined, value: number | null, before: number | null): MetricReply => ({
    ...{ value, before },
    ...(value === null ? { source: null, readAt: null } : { source: now?.source ?? null, readAt: now?.readAt ?? null }),
  });
  const plain = (name: FigureName): MetricReply => {
    const [now] = of(name, today);
    return metric(now, now?.value ?? null, of(name, weekAgo)[0]?.value ?? null);
  };
  const money = moneyOn(today);
  return {
    dailyActiveUsers: plain('dailyActiveUsers'),
    revenueToday: metric(money, krones(money), krones(moneyOn(weekAgo))),
    otherRevenueToday: of('revenue', today).flatMap(({ currency, value }) =>
      currency !== null && currency !== CURRENCY && value ? [{ currency, value: value / MINOR }] : [],
    ),
    ordersToday: plain('orders'),
    appPerformance: plain('crashFreeSessions'),
    lastReportOn,
    revenueTrend: week.map((date) => ({ date, value: krones(moneyOn(date)) })),
    alerts: alerts.map(({ id, title, createdAt }) => ({ id, title, at: isoTime(createdAt) })),
  };
}
