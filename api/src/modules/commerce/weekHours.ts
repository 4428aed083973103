import type { CommerceReply } from '@skal/contracts/analytics/commerce';
import type { HourOrders } from '../appMetric/query/sales.query.ts';
import type { SeriesData } from './series.ts';

type WeekHour = CommerceReply['weekHours'][number];

/** Returns orders by hour of the week, compared with the previous period. */
export function weekHoursOf({ period, hours }: SeriesData, wasReported: boolean): WeekHour[] {
  const sums = new Map<string, WeekHour>();
  const isHeld = period !== 'daily' && wasReported;
  const sumOf = ({ weekday, hour }: HourOrders): WeekHour => {
    const key = `${weekday} ${hour}`;
    const sum = sums.get(key) ?? { weekday, hour, orders: 0, before: isHeld ? 0 : null };
    sums.set(key, sum);
    return sum;
  };
  for (const one of hours.now) sumOf(one).orders += one.orders;
  if (isHeld) for (const one of hours.before) sumOf(one).before = one.orders;
  return [...sums.values()].sort((one, other) => one.weekday - other.weekday || one.hour - other.hour);
}
