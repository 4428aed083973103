import { ACTIVE_ORDERS_MAX, type TakeawayReply } from '@skal/contracts/analytics/takeaway';
import { addDays, timestampAt, wallClock } from '../../time/calendar.ts';
import type { OrderEvent } from '../appEvent/orderEvents.query.ts';
import { mainCurrency, metricReply } from '../appMetric/period/metricReply.ts';
import type { SourceInfo } from '../appMetric/query/sourceInfo.query.ts';
import { activeOrders } from './activeOrders.ts';
import { TakeawaySales } from './TakeawaySales.ts';

const WEEK = 7;

/** Times used by the section, in milliseconds since 1970. */
export interface TakeawayTimes {
  readonly now: number;
  readonly today: string;
  readonly yesterday: string;
  /** The same weekday a week ago, and the end of the same local minute on that day. */
  readonly weekAgo: string;
  readonly todayBegins: number;
  readonly weekAgoBegins: number;
  readonly weekAgoEnds: number;
}

export function takeawayTimes(now: number, timeZone: string): TakeawayTimes {
  const { day: today, minutes } = wallClock(now, timeZone);
  const weekAgo = addDays(today, -WEEK);
  return {
    ...{ now, today, yesterday: addDays(today, -1), weekAgo },
    todayBegins: timestampAt(today, 0, timeZone),
    weekAgoBegins: timestampAt(weekAgo, 0, timeZone),
    weekAgoEnds: timestampAt(weekAgo, minutes + 1, timeZone),
  };
}

export interface TakeawayData {
  readonly times: TakeawayTimes;
  /** Of today, yesterday and the day a week ago. */
  readonly events: readonly OrderEvent[];
  /** Sources of today, and of the day a week ago. */
  readonly report: SourceInfo | null;
  readonly reportBefore: SourceInfo | null;
  readonly lastReportOn: string | null;
}

/** Presents active orders and today's sums; null if not reported. */
export function presentTakeaway({ times, events, report, reportBefore, lastReportOn }: TakeawayData): TakeawayReply {
  const { now, today, todayBegins, weekAgoBegins, weekAgoEnds } = times;
  const active = activeOrders(events, now);
  const sales = new TakeawaySales(events.filter(({ at }) => at >= todayBegins));
  const past = new TakeawaySales(events.filter(({ at }) => at >= weekAgoBegins && at < weekAgoEnds));
  const { currencies } = sales;
  // Without an order today, the currency is that of the day to compare with.
  const currency = mainCurrency(currencies) ?? mainCurrency(past.currencies);
  const metric = (value: number | null, before: number | null) =>
    metricReply(report && value, reportBefore && before, report);
  return {
    ...{ lastReportOn, date: today, currency },
    active: active.slice(0, ACTIVE_ORDERS_MAX),
    activeCount: active.length,
    revenue: metric(sales.revenueIn(currency), past.revenueIn(currency)),
    otherRevenue: currencies
      .filter((other) => other !== currency)
      .map((other) => ({ currency: other, value: sales.revenueIn(other) })),
    completed: metric(sales.completed, past.completed),
    preparation: metric(sales.preparation, past.preparation),
  };
}
