import type { MetricName } from '@skal/contracts/analytics/appMetric';
import type { EventType } from '@skal/contracts/app/appEvent';
import type { Database } from '../../../db/database.ts';
import type { AppMetricDay } from '../AppMetricDay.entity.ts';
import type { Metric } from '../aggregate/eventMetrics.ts';

// Raw SQL: reads thousands of rows without creating entities.

type Row = Pick<AppMetricDay, 'day' | 'metric' | 'source' | 'dimension' | 'amount' | 'readAt'>;

/** Stored data of a client's metrics for some days. */
export interface MetricData {
  readonly rows: readonly Row[];
  /** Running totals before the first day. */
  readonly before: { readonly monthlyGuests: number; readonly registered: number };
}

/** Stored metrics that a day's reply is computed from. */
const METRICS: readonly Metric[] = ['events', 'activeGuests', 'monthlyGuests', 'crashedSessions', 'revenue', 'stamps'];

/** Metrics that continue from the previous day. */
const RUNNING: readonly MetricName[] = ['monthlyActiveUsers', 'registeredUsers'];

/** Running totals if none are requested. */
const ZERO: MetricData['before'] = { monthlyGuests: 0, registered: 0 };

export const REGISTERED: EventType = 'guest.registered';

/** Requested metrics and days, both ends included. */
export interface MetricRequest {
  readonly from: string;
  readonly to: string;
  readonly names: readonly MetricName[];
}

/** Reads the data of some days, by the index of client, metric and day. */
export async function readMetrics(
  db: Database,
  businessId: string,
  { from, to, names }: MetricRequest,
): Promise<MetricData> {
  const placeholders = METRICS.map(() => '?').join(', ');
  const [rows, before] = await Promise.all([
    db.query<Row>(
      `SELECT day, metric, source, dimension, amount, read_at AS readAt FROM app_metric_days
       WHERE business_id = ? AND metric IN (${placeholders}) AND day >= ? AND day <= ?`,
      [businessId, ...METRICS, from, to],
    ),
    names.some((name) => RUNNING.includes(name)) ? readTotalsBefore(db, businessId, from) : ZERO,
  ]);
  return {
    rows: rows.map((row) => ({ ...row, amount: Number(row.amount), readAt: Number(row.readAt) })),
    before,
  };
}

type Total = { readonly total: number | string | null };

/**
 * Reads running totals before a day: monthly active and registered guests. One query each: with both in one, SQLite
 * reads everything ever counted for the client.
 */
async function readTotalsBefore(db: Database, businessId: string, from: string): Promise<MetricData['before']> {
  const before = 'SELECT SUM(amount) AS total FROM app_metric_days WHERE business_id = ?';
  const [[monthly], [registered]] = await Promise.all([
    db.query<Total>(`${before} AND metric = 'monthlyGuests' AND day < ?`, [businessId, from]),
    db.query<Total>(`${before} AND metric = 'events' AND dimension = ? AND day < ?`, [businessId, REGISTERED, from]),
  ]);
  return { monthlyGuests: Number(monthly?.total ?? 0), registered: Number(registered?.total ?? 0) };
}
