import type { CommercePeriod, CommerceReply, SalesStepReply } from '@skal/contracts/commerce';
import { addDays, isoTime, weekdayOf } from '../../calendar.ts';
import { mainOf, metricReply } from '../figure/metricReply.ts';
import type { HourOrders } from '../figure/sales.query.ts';
import { sourceNames } from '../figure/sourceNames.ts';
import type { PeriodDays } from './periodDays.ts';
import type { Sales } from './Sales.ts';

const BUSIEST = 5;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export interface ReadCommerce {
  readonly period: CommercePeriod;
  readonly days: PeriodDays;
  /** Of the period and of the one before. */
  readonly sales: Sales;
  readonly hours: readonly HourOrders[];
  readonly lastReportOn: string | null;
  readonly bestSellers: CommerceReply['bestSellers'];
  readonly recent: CommerceReply['recent'];
}

const pad = (hour: number) => String(hour).padStart(2, '0');

function stepsOf(
  { period, days: { from, to }, sales, hours }: ReadCommerce,
  currency: string | null,
): SalesStepReply[] {
  if (period === 'daily') {
    const { isReported } = sales.between(from, to);
    return HOURS.map((hour) => {
      const orders = hours.filter((one) => one.hour === hour).reduce((sum, one) => sum + one.orders, 0);
      return { at: `${to}T${pad(hour)}`, orders: isReported ? orders : null, revenue: null };
    });
  }
  const ofDays = (at: string, first: string, last: string): SalesStepReply => {
    const part = sales.between(first, last);
    return { at, orders: part.orders, revenue: part.revenueIn(currency) };
  };
  if (period === 'yearly') {
    const months = Number(to.slice(5, 7));
    return Array.from({ length: months }, (_, index) => {
      const at = `${to.slice(0, 4)}-${pad(index + 1)}`;
      return ofDays(at, `${at}-01`, index + 1 === months ? to : `${at}-31`);
    });
  }
  const steps: SalesStepReply[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) steps.push(ofDays(day, day, day));
  return steps;
}

function weekHoursOf(hours: readonly HourOrders[]): CommerceReply['weekHours'] {
  const sums = new Map<string, CommerceReply['busiest'][number]>();
  for (const { day, hour, orders } of hours) {
    const weekday = weekdayOf(day);
    const known = sums.get(`${weekday} ${hour}`);
    if (known) known.orders += orders;
    else sums.set(`${weekday} ${hour}`, { weekday, hour, orders });
  }
  return [...sums.values()].sort((one, other) => one.weekday - other.weekday || one.hour - other.hour);
}

/** What was sold in a period, beside the one before; what nobody reported is null. */
export function presentCommerce(read: ReadCommerce): CommerceReply {
  const { period, days, sales, hours, lastReportOn, bestSellers, recent } = read;
  const now = sales.between(days.from, days.to);
  const before = sales.between(days.beforeFrom, days.beforeTo);
  const { currencies } = now;
  const weekHours = weekHoursOf(hours);
  // Before the first order of a day it is that of the period before, whose revenue is no zero for that.
  const known = currencies.length > 0 ? currencies : before.currencies;
  const currency = mainOf(known);
  const told = { source: sourceNames(now.sources), readAt: isoTime(now.readAt) };
  const metric = (value: number | null, past: number | null) => metricReply(value, past, told);
  return {
    ...{ period, days, currency, lastReportOn },
    revenue: metric(now.revenueIn(currency), before.revenueIn(currency)),
    otherRevenue: currencies.flatMap((other) => {
      const value = now.revenueIn(other);
      return other === currency || !value ? [] : [{ currency: other, value }];
    }),
    orders: metric(now.orders, before.orders),
    averageOrder: metric(now.average, before.currencies.join() === currencies.join() ? before.average : null),
    steps: stepsOf(read, currency),
    ...{ bestSellers, recent, weekHours },
    busiest: weekHours.toSorted((one, other) => other.orders - one.orders).slice(0, BUSIEST),
  };
}
