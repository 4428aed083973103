import type { Database } from '../../../db/database.ts';
import { buildItemDimension } from '../aggregate/itemDimension.ts';
import { type DayRange, readReportedDays } from './reportedDays.query.ts';
import { readEventTotals, readItemBreakdown } from './totals.query.ts';

// Raw SQL: grouped sums, and each database's function for the weekday.

/** Sales of a day: `orders` have no dimension, money has the currency. */
export interface SalesRow {
  readonly day: string;
  /** `reported` exists for each reported day, so that no orders means zero, not a missing report. */
  readonly metric: 'orders' | 'revenue' | 'refunds' | 'reported';
  readonly dimension: string;
  readonly amount: number;
  /** Metric source; null if it is not requested. */
  readonly source: string | null;
  readonly readAt: number;
}

/** Completed orders of an hour of a weekday; 0 is Sunday. */
export interface HourOrders {
  readonly weekday: number;
  readonly hour: number;
  readonly orders: number;
}

type Row = Record<'day' | 'metric' | 'dimension' | 'source', string> & Record<'amount' | 'readAt', number | string>;

/** Reads revenue and reported days, and the sources and time of the last one. */
export async function readSales(db: Database, businessId: string, { from, to }: DayRange): Promise<SalesRow[]> {
  const [money, { days, sources, readAt }] = await Promise.all([
    db.query<Row>(
      `SELECT day, metric, dimension, source, amount, read_at AS readAt FROM app_metric_days
       WHERE business_id = ? AND metric IN ('revenue', 'refunds') AND day >= ? AND day <= ?`,
      [businessId, from, to],
    ),
    readReportedDays(db, businessId, { from, to }),
  ]);
  const plain = { metric: 'reported', dimension: '', amount: 0 } as const;
  const last = days.at(-1) ?? '';
  return [
    ...money.map(({ day, metric, dimension, source, amount, readAt: at }) => ({
      ...{ day, metric: metric as 'revenue' | 'refunds', dimension, source },
      ...{ amount: Number(amount), readAt: Number(at) },
    })),
    ...days.map((day) => ({ ...plain, day, source: null, readAt: 0 })),
    ...sources.map((source) => ({ ...plain, day: last, source, readAt })),
  ];
}

/** Reads completed orders by day. */
export async function readOrderDays(db: Database, businessId: string, { from, to }: DayRange): Promise<SalesRow[]> {
  const rows = await readEventTotals(db, businessId, { types: ['order.completed'], from, to });
  return rows.map(({ day, amount }) => ({ day, metric: 'orders', dimension: '', amount, source: null, readAt: 0 }));
}

/** 0 is Sunday; expression of each database. */
const WEEKDAY = { sqlite: "CAST(strftime('%w', day) AS INTEGER)", mysql: 'DAYOFWEEK(day) - 1' } as const;

/** Reads completed orders by weekday and hour. The database sums them, because a year of hours is thousands of rows. */
export async function readOrderHours(db: Database, businessId: string, { from, to }: DayRange): Promise<HourOrders[]> {
  const rows = await db.query<{ weekday: number; dimension: string; orders: number | string }>(
    `SELECT ${WEEKDAY[db.kind]} AS weekday, dimension, SUM(amount) AS orders FROM app_metric_days
     WHERE business_id = ? AND metric = 'orderHours' AND day >= ? AND day <= ? GROUP BY weekday, dimension`,
    [businessId, from, to],
  );
  return rows.map(({ weekday, dimension, orders }) => ({
    ...{ weekday: Number(weekday), hour: Number(dimension), orders: Number(orders) },
  }));
}

/** Sales of an item. */
export interface ItemSales {
  readonly item: string;
  readonly pieces: number;
  /** Share of the quantity of all items, from 0 to 1. */
  readonly share: number;
  /** In minor units by currency, of order lines with an amount. */
  readonly revenue: ReadonlyMap<string, number>;
}

const CURRENCY_LENGTH = 'DKK'.length;

/**
 * Reads the items with the highest quantity sold. A quantity may be negative if more was refunded than sold in these
 * days.
 */
export async function readBestSellers(
  db: Database,
  businessId: string,
  { from, to, limit }: DayRange & { limit: number },
): Promise<ItemSales[]> {
  const [items, money] = await Promise.all([
    readItemBreakdown(db, businessId, 'orderItems', { from, to }),
    readItemBreakdown(db, businessId, 'itemRevenue', { from, to }),
  ]);
  const sold = items.filter(({ amount }) => amount > 0);
  const all = sold.reduce((sum, { amount }) => sum + amount, 0);
  const paid = new Map(money.map(({ dimension, amount }) => [dimension, amount]));
  const currencies = [...new Set(money.map(({ dimension }) => dimension.slice(0, CURRENCY_LENGTH)))].sort();
  return sold.slice(0, limit).map(({ dimension: item, amount: pieces }) => {
    const revenue = currencies.flatMap((currency) => {
      const sum = paid.get(buildItemDimension(currency, item));
      return sum === undefined ? [] : [[currency, sum] as const];
    });
    return { item, pieces, share: pieces / all, revenue: new Map(revenue) };
  });
}
