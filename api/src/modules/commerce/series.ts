import type { CommercePeriod, SalesPointReply } from '@skal/contracts/analytics/commerce';
import { addDays } from '../../time/calendar.ts';
import type { DayRange } from '../appMetric/query/reportedDays.query.ts';
import type { HourOrders } from '../appMetric/query/sales.query.ts';
import type { PeriodDays } from './periodDays.ts';
import type { SalesSummary } from './SalesSummary.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const pad = (number: number) => String(number).padStart(2, '0');

/** Days of a point, and those to compare with; null if the previous period has none. */
interface StepDays {
  readonly at: string;
  readonly now: DayRange;
  readonly before: DayRange | null;
}

/** Days of a week or month, compared by position, not by weekday. */
function eachDay(period: CommercePeriod, { from, to, beforeFrom, beforeTo }: PeriodDays): StepDays[] {
  const steps: StepDays[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const before = period === 'weekly' ? addDays(day, -7) : `${beforeFrom.slice(0, 8)}${day.slice(8)}`;
    const now = { from: day, to: day };
    steps.push({ at: day, now, before: before > beforeTo ? null : { from: before, to: before } });
  }
  return steps;
}

/** Months of a year; the last one and its counterpart end with the period. */
function eachMonth({ to, beforeTo }: PeriodDays): StepDays[] {
  const last = Number(to.slice(5, 7));
  const monthUpTo = (day: string, month: number): DayRange => {
    const at = `${day.slice(0, 4)}-${pad(month)}`;
    return { from: `${at}-01`, to: month === last ? day : `${at}-31` };
  };
  return Array.from({ length: last }, (_, index) => {
    const now = monthUpTo(to, index + 1);
    return { at: now.from.slice(0, 7), now, before: monthUpTo(beforeTo, index + 1) };
  });
}

export interface SeriesData {
  readonly period: CommercePeriod;
  readonly days: PeriodDays;
  /** Of the period and of the previous one. */
  readonly sales: SalesSummary;
  /** Of the period and of the previous one. */
  readonly hours: { readonly now: readonly HourOrders[]; readonly before: readonly HourOrders[] };
}

/**
 * Builds the chart points of a period and their counterparts: hours of a day, days of a week or month, months of a
 * year.
 */
export function buildSalesSeries(
  { period, days, sales, hours }: SeriesData,
  currency: string | null,
): SalesPointReply[] {
  if (period === 'daily') {
    const createHourCounter = (day: string, own: readonly HourOrders[]) => {
      const { isReported } = sales.between(day, day);
      return (hour: number) =>
        isReported ? own.filter((one) => one.hour === hour).reduce((sum, { orders }) => sum + orders, 0) : null;
    };
    const [now, before] = [createHourCounter(days.to, hours.now), createHourCounter(days.beforeTo, hours.before)];
    return HOURS.map((hour) => ({
      ...{ at: `${days.to}T${pad(hour)}`, orders: now(hour), revenue: null },
      ...{ ordersBefore: before(hour), revenueBefore: null },
    }));
  }
  const steps = period === 'yearly' ? eachMonth(days) : eachDay(period, days);
  return steps.map(({ at, now, before }) => {
    const [own, past] = [now, before].map((part) => part && sales.between(part.from, part.to));
    return {
      ...{ at, orders: own?.orders ?? null, revenue: own?.revenueIn(currency) ?? null },
      ...{ ordersBefore: past?.orders ?? null, revenueBefore: past?.revenueIn(currency) ?? null },
    };
  });
}
