import type { FigureName, FigureReply } from '@skal/contracts/figure';
import type { AlertReply, MetricReply, OverviewReply } from '@skal/contracts/overview';
import { isoTime } from '../../calendar.ts';
import { presentFigures } from '../figure/figures.present.ts';
import type { ReadFigures } from '../figure/figures.query.ts';
import { mainOf } from '../figure/metricReply.ts';
import { wholeUnits } from '../figure/minor.ts';
import type { Alert } from './Alert.entity.ts';
import { alertsOf, type Watched } from './alertRules.ts';

/** The figures that the overview is made of. */
export const OVERVIEW_FIGURES = [
  'dailyActiveUsers',
  'revenue',
  'orders',
  'crashFreeSessions',
] as const satisfies readonly FigureName[];

/** Of a client whose guests have not paid anything lately (T22). */
const CURRENCY = 'DKK';
const WEEK = 7;

/** What is read of a client for the overview: nine days of figures, today last, what arose lately, and what is so now. */
export interface Read {
  readonly now: number;
  readonly today: string;
  readonly timeZone: string;
  readonly days: readonly string[];
  readonly read: ReadFigures;
  readonly watched: Omit<Watched, 'now' | 'today' | 'timeZone' | 'figures'>;
  readonly lastReportOn: string | null;
  readonly noted: readonly Alert[];
}

/** A day, and the one that it is held against. */
interface Pair {
  readonly day: string | undefined;
  readonly before: string | undefined;
}

const presentNoted = ({ id, title, createdAt }: Alert): AlertReply => ({
  ...{ id, title, at: isoTime(createdAt) },
  ...{ source: null, section: null },
});

/** What the revenue of some days is told in first. */
const currencyOf = (figures: readonly FigureReply[]): string =>
  mainOf(figures.flatMap(({ metric, currency }) => (metric === 'revenue' && currency ? currency : []))) ?? CURRENCY;

/** The figures of a day beside those of another, with what came in in a currency apart from what came in in others. */
function figuresOn(figures: readonly FigureReply[], main: string, { day, before }: Pair) {
  const of = (metric: FigureName, date: string | undefined) =>
    figures.filter((figure) => figure.metric === metric && figure.date === date);
  const metric = (now: FigureReply | undefined, value: number | null, past: number | null): MetricReply => ({
    ...{ value, before: past },
    ...(value === null ? { source: null, readAt: null } : { source: now?.source ?? null, readAt: now?.readAt ?? null }),
  });
  const plain = (name: FigureName): MetricReply => {
    const [now] = of(name, day);
    return metric(now, now?.value ?? null, of(name, before)[0]?.value ?? null);
  };
  // Of a day without any order there is a zero that has no currency.
  const moneyOn = (date: string | undefined) =>
    of('revenue', date).find(({ currency }) => currency === main || currency === null);
  const units = (found: FigureReply | undefined) => (found?.value == null ? null : wholeUnits(found.value, main));
  return {
    plain,
    revenue: metric(moneyOn(day), units(moneyOn(day)), units(moneyOn(before))),
    otherRevenue: of('revenue', day).flatMap(({ currency, value }) =>
      currency !== null && currency !== main && value ? [{ currency, value: wholeUnits(value, currency) }] : [],
    ),
  };
}

/** Today and yesterday, each beside the day a week before it, and the revenue of seven days; what nobody reported is null. */
export function presentOverview({ days, read, watched, lastReportOn, noted, ...times }: Read): OverviewReply {
  const figures = presentFigures(read, days, OVERVIEW_FIGURES);
  const raised = alertsOf({ ...watched, ...times, figures });
  const currency = currencyOf(figures);
  const today = figuresOn(figures, currency, { day: days.at(-1), before: days.at(-8) });
  const yesterday = figuresOn(figures, currency, { day: days.at(-2), before: days.at(-9) });
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
      .map((date) => ({ date, value: figuresOn(figures, currency, { day: date, before: undefined }).revenue.value })),
    alerts: [...raised, ...noted.map(presentNoted)].sort((one, other) => other.at.localeCompare(one.at)),
  };
}
