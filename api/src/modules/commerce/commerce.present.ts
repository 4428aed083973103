import type { BestSellerReply, CommerceReply } from '@skal/contracts/analytics/commerce';
import { toIsoTime } from '../../time/calendar.ts';
import { buildMetricReply, chooseMainCurrency } from '../appMetric/period/metricReply.ts';
import { toWholeUnits } from '../appMetric/period/minorUnits.ts';
import { formatSourceLabels } from '../appMetric/period/sourceLabels.ts';
import type { HourOrders, ItemSales } from '../appMetric/query/sales.query.ts';
import { buildSalesSeries, type SeriesData } from './series.ts';

type WeekHour = CommerceReply['weekHours'][number];

/** Returns orders by hour of the week, compared with the previous period. */
export function buildWeekHours({ period, hours }: SeriesData, wasReported: boolean): WeekHour[] {
  const sums = new Map<string, WeekHour>();
  const wasPreviousReported = period !== 'daily' && wasReported;
  const getWeekHour = ({ weekday, hour }: HourOrders): WeekHour => {
    const key = `${weekday} ${hour}`;
    const sum = sums.get(key) ?? { weekday, hour, orders: 0, before: wasPreviousReported ? 0 : null };
    sums.set(key, sum);
    return sum;
  };
  for (const one of hours.now) getWeekHour(one).orders += one.orders;
  if (wasPreviousReported) for (const one of hours.before) getWeekHour(one).before = one.orders;
  return [...sums.values()].sort((one, other) => one.weekday - other.weekday || one.hour - other.hour);
}

const BUSIEST = 5;

export interface CommerceData extends SeriesData {
  readonly lastReportOn: string | null;
  readonly bestSellers: readonly ItemSales[];
  readonly recent: CommerceReply['recent'];
}

const presentSeller = ({ item, pieces, share, revenue }: ItemSales): BestSellerReply => ({
  ...{ item, quantity: pieces, orders: pieces, share: Math.round(share * 1000) / 10 },
  revenue: [...revenue].map(([currency, amount]) => ({ currency, value: toWholeUnits(amount, currency) })),
});

/** Presents the sales of a period and the previous one; null if not reported. */
export function presentCommerce(read: CommerceData): CommerceReply {
  const { period, days, sales, lastReportOn, bestSellers, recent } = read;
  const now = sales.between(days.from, days.to);
  const before = sales.between(days.beforeFrom, days.beforeTo);
  const { currencies } = now;
  const weekHours = buildWeekHours(read, before.isReported);
  // Before the first order of a day, uses the previous period's currency, so that its revenue is still comparable.
  const known = currencies.length > 0 ? currencies : before.currencies;
  const currency = chooseMainCurrency(known);
  const origin = { source: formatSourceLabels(now.sources), readAt: toIsoTime(now.readAt) };
  const metric = (value: number | null, past: number | null) => buildMetricReply(value, past, origin);
  return {
    ...{ period, days, currency, lastReportOn },
    revenue: metric(now.revenueIn(currency), before.revenueIn(currency)),
    otherRevenue: currencies.flatMap((other) => {
      const value = now.revenueIn(other);
      return other === currency || !value ? [] : [{ currency: other, value }];
    }),
    orders: metric(now.orders, before.orders),
    averageOrder: metric(now.average, before.currencies.join() === currencies.join() ? before.average : null),
    series: buildSalesSeries(read, currency),
    bestSellers: bestSellers.map(presentSeller),
    ...{ recent, weekHours },
    busiest: weekHours
      .filter(({ orders }) => orders > 0)
      .sort((one, other) => other.orders - one.orders)
      .slice(0, BUSIEST)
      .map(({ weekday, hour, orders }) => ({ weekday, hour, orders })),
  };
}
