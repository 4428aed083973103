import { ACTIVE_ORDERS_MAX, type ActiveOrderReply, type TakeawayReply } from '@skal/contracts/analytics/takeaway';
import { addDays, toIsoTime, toTimestamp, toWallClock } from '../../time/calendar.ts';
import { UNANSWERED } from '../appAction/actionStates.ts';
import { isClosed, type OrderAnswer } from '../appAction/orderAnswers.ts';
import type { OrderEvent } from '../appEvent/orderEvents.query.ts';
import { presentOrderLines } from '../appMetric/aggregate/orderLines.ts';
import { buildMetricReply, chooseMainCurrency } from '../appMetric/period/metricReply.ts';
import { toWholeUnits } from '../appMetric/period/minorUnits.ts';
import type { SourceInfo } from '../appMetric/query/sourceInfo.query.ts';

/** Sums of takeaway over some hours: completed orders and their refunds. */
class TakeawaySales {
  readonly #completed: readonly OrderEvent[];
  readonly #refunded: readonly OrderEvent[];

  constructor(events: readonly OrderEvent[]) {
    const own = events.filter(({ details }) => details.channel === 'takeaway');
    this.#completed = own.filter(({ type }) => type === 'order.completed');
    this.#refunded = own.filter(({ type }) => type === 'order.refunded');
  }

  get completed(): number {
    return this.#completed.length;
  }

  get currencies(): string[] {
    const paid = [...this.#completed, ...this.#refunded];
    return [...new Set(paid.flatMap(({ details }) => details.currency ?? []))].sort();
  }

  /** Net of refunds, in whole units. */
  revenueIn(currency: string | null): number {
    if (currency === null) return 0;
    const sum = (events: readonly OrderEvent[]) =>
      events
        .filter(({ details }) => details.currency === currency)
        .reduce((total, { details }) => total + (details.amount ?? 0), 0);
    return toWholeUnits(sum(this.#completed) - sum(this.#refunded), currency);
  }

  /** Average in minutes, with one decimal; null if no order has a duration. */
  get preparation(): number | null {
    const minutes = this.#completed.flatMap(({ details }) => details.minutes ?? []);
    if (minutes.length === 0) return null;
    return Math.round((minutes.reduce((sum, one) => sum + one, 0) / minutes.length) * 10) / 10;
  }
}

/** An order is active for this long. */
export const ACTIVE_MS = 24 * 3600_000;

const isPlaced = ({ type }: OrderEvent) => type === 'order.placed';

/** Whether an event supersedes another of the same order: the newer one, and at the same time the final one. */
const isNewer = (one: OrderEvent, other: OrderEvent): boolean =>
  one.at > other.at || (one.at === other.at && !isPlaced(one));

/**
 * Finds active takeaway orders: placed in the 24 hours before `now` (in milliseconds since 1970), without a newer
 * event. A reused name is a new order. Oldest first.
 */
function activeOrders(events: readonly OrderEvent[], answers: readonly OrderAnswer[], now: number): ActiveOrderReply[] {
  const stateOf = new Map(answers.map(({ subjectId, state }) => [subjectId, state]));
  const newest = new Map<string, OrderEvent>();
  for (const event of events) {
    const key = `${event.source} ${event.details.order}`;
    const known = newest.get(key);
    if (!known || isNewer(event, known)) newest.set(key, event);
  }
  return [...newest.values()]
    .filter((event) => isPlaced(event) && event.details.channel === 'takeaway' && event.at > now - ACTIVE_MS)
    .sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
    .map(({ id, at, details }) => {
      const { order = '', amount, currency = null } = details;
      const lines = presentOrderLines(details);
      return {
        ...{ id, order, at: toIsoTime(at), lines, item: lines[0]?.item ?? null, currency },
        amount: amount === undefined || currency === null ? null : toWholeUnits(amount, currency),
        action: stateOf.get(id) ?? UNANSWERED,
      };
    })
    .filter(({ action }) => !isClosed(action));
}

/**
 * Counts the orders completed in the portal between two times that the app has not reported as over: an order that
 * both complete counts once.
 */
const countUnreported = (
  answers: readonly OrderAnswer[],
  events: readonly OrderEvent[],
  { from, to }: { from: number; to: number },
): number =>
  answers.filter(
    ({ step, at, source, orderName, subjectAt }) =>
      step === 'completed' &&
      at >= from &&
      at < to &&
      !events.some(
        (event) =>
          !isPlaced(event) && event.source === source && event.details.order === orderName && event.at >= subjectAt,
      ),
  ).length;

const WEEK_DAYS = 7;

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

export function getTakeawayTimes(now: number, timeZone: string): TakeawayTimes {
  const { day: today, minutes } = toWallClock(now, timeZone);
  const weekAgo = addDays(today, -WEEK_DAYS);
  return {
    ...{ now, today, yesterday: addDays(today, -1), weekAgo },
    todayBegins: toTimestamp(today, 0, timeZone),
    weekAgoBegins: toTimestamp(weekAgo, 0, timeZone),
    weekAgoEnds: toTimestamp(weekAgo, minutes + 1, timeZone),
  };
}

export interface TakeawayData {
  readonly times: TakeawayTimes;
  /** Of today, yesterday and the day a week ago. */
  readonly events: readonly OrderEvent[];
  /** Orders answered in the portal since then. */
  readonly answers: readonly OrderAnswer[];
  /** Sources of today, and of the day a week ago. */
  readonly report: SourceInfo | null;
  readonly reportBefore: SourceInfo | null;
  readonly lastReportOn: string | null;
}

/** Presents active orders and today's sums; null if not reported. */
export function presentTakeaway({
  times,
  events,
  answers,
  report,
  reportBefore,
  lastReportOn,
}: TakeawayData): TakeawayReply {
  const { now, today, todayBegins, weekAgoBegins, weekAgoEnds } = times;
  const active = activeOrders(events, answers, now);
  const unreported = countUnreported(answers, events, { from: todayBegins, to: Number.POSITIVE_INFINITY });
  const unreportedBefore = countUnreported(answers, events, { from: weekAgoBegins, to: weekAgoEnds });
  const sales = new TakeawaySales(events.filter(({ at }) => at >= todayBegins));
  const past = new TakeawaySales(events.filter(({ at }) => at >= weekAgoBegins && at < weekAgoEnds));
  const { currencies } = sales;
  // Without an order today, the currency is that of the day to compare with.
  const currency = chooseMainCurrency(currencies) ?? chooseMainCurrency(past.currencies);
  const metric = (value: number | null, before: number | null) =>
    buildMetricReply(report && value, reportBefore && before, report);
  return {
    ...{ lastReportOn, date: today, currency },
    active: active.slice(0, ACTIVE_ORDERS_MAX),
    activeCount: active.length,
    revenue: metric(sales.revenueIn(currency), past.revenueIn(currency)),
    otherRevenue: currencies
      .filter((other) => other !== currency)
      .map((other) => ({ currency: other, value: sales.revenueIn(other) })),
    completed: metric(sales.completed + unreported, past.completed + unreportedBefore),
    preparation: metric(sales.preparation, past.preparation),
  };
}
