import type { EventType } from '@skal/contracts/app/appEvent';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import { addDays } from '../../../time/calendar.ts';
import type { AppMetricDay } from '../AppMetricDay.entity.ts';
import type { Metric } from '../aggregate/eventMetrics.ts';
import { getFirstOfMonth, type ItemMetric, monthlyMetricOf } from '../aggregate/monthlyMetrics.ts';
import type { DayRange } from './reportedDays.query.ts';

// Raw SQL: grouped sums, and thousands of rows without creating entities.

/** Sum of one day. For `events` the dimension is the event type. */
export interface TotalRow {
  readonly day: string;
  readonly metric: Metric;
  readonly dimension: string;
  readonly amount: number;
}

type Row = Omit<TotalRow, 'amount'> & { readonly amount: number | string };

const buildPlaceholders = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
const withNumbers = (rows: readonly Row[]): TotalRow[] => rows.map((row) => ({ ...row, amount: Number(row.amount) }));

/** Reads the daily sums of some metrics, with all dimensions. */
export async function readTotals(
  db: Database,
  businessId: string,
  { metrics, from, to }: DayRange & { metrics: readonly Metric[] },
): Promise<TotalRow[]> {
  const rows = await db.query<Row>(
    `SELECT day, metric, dimension, amount FROM app_metric_days
     WHERE business_id = ? AND metric IN (${buildPlaceholders(metrics)}) AND day >= ? AND day <= ?`,
    [businessId, ...metrics, from, to],
  );
  return withNumbers(rows);
}

/** Reads the daily counts of some event types. */
export async function readEventTotals(
  db: Database,
  businessId: string,
  { types, from, to }: DayRange & { types: readonly EventType[] },
): Promise<TotalRow[]> {
  const rows = await db.query<Row>(
    `SELECT day, metric, dimension, amount FROM app_metric_days
     WHERE business_id = ? AND metric = 'events' AND dimension IN (${buildPlaceholders(types)}) AND day >= ? AND day <= ?`,
    [businessId, ...types, from, to],
  );
  return withNumbers(rows);
}

/** Sum of one dimension. */
interface DimensionSum {
  readonly dimension: string;
  readonly amount: number;
}

const sortByAmount = (sums: readonly DimensionSum[]): DimensionSum[] =>
  sums.toSorted((one, other) => other.amount - one.amount || (one.dimension < other.dimension ? -1 : 1));

/** Reads a metric split by dimension, largest first, then by name. */
export async function readBreakdown(
  db: Database,
  businessId: string,
  metric: Metric,
  { from, to }: DayRange,
): Promise<DimensionSum[]> {
  const rows = await db.query<{ dimension: string; amount: number | string }>(
    `SELECT dimension, SUM(amount) AS amount FROM app_metric_days
     WHERE business_id = ? AND metric = ? AND day >= ? AND day <= ? GROUP BY dimension`,
    [businessId, metric, from, to],
  );
  return sortByAmount(rows.map(({ dimension, amount }) => ({ dimension, amount: Number(amount) })));
}

/** Like `readBreakdown`, for items: whole months are read from their monthly sums. */
export async function readItemBreakdown(
  db: Database,
  businessId: string,
  metric: ItemMetric,
  { from, to }: DayRange,
): Promise<DimensionSum[]> {
  const last = getFirstOfMonth(to);
  if (from !== getFirstOfMonth(from) || from === last) return readBreakdown(db, businessId, metric, { from, to });
  const read = await Promise.all([
    readBreakdown(db, businessId, monthlyMetricOf[metric], { from, to: addDays(last, -1) }),
    readBreakdown(db, businessId, metric, { from: last, to }),
  ]);
  const sums = new Map<string, number>();
  for (const { dimension, amount } of read.flat()) sums.set(dimension, (sums.get(dimension) ?? 0) + amount);
  return sortByAmount([...sums].map(([dimension, amount]) => ({ dimension, amount })));
}

/** Reads every stored metric of a client since a day, inside the caller's transaction. */
export async function readStored(
  manager: EntityManager,
  businessId: string,
  from: string,
): Promise<Pick<AppMetricDay, 'id' | 'day' | 'metric' | 'source' | 'dimension' | 'amount'>[]> {
  const rows = await manager.query<Pick<AppMetricDay, 'id' | 'day' | 'metric' | 'source' | 'dimension' | 'amount'>[]>(
    'SELECT id, day, metric, source, dimension, amount FROM app_metric_days WHERE business_id = ? AND day >= ?',
    [businessId, from],
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** Sums the amounts of rows. */
export const sumAmounts = (rows: readonly TotalRow[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);
