import type { MetricName } from '@skal/contracts/analytics/appMetric';
import type { EventType } from '@skal/contracts/app/appEvent';
import type { Database } from '../../../db/database.ts';
import type { AppMetricDay } from '../AppMetricDay.entity.ts';
import type { Metric } from '../aggregate/eventMetrics.ts';

// Raw SQL: thousands of rows, without making an entity of each.

type Row = Pick<AppMetricDay, 'day' | 'metric' | 'source' | 'dimension' | 'amount' | 'readAt'>;

/** What is read of a client's figures for some days. */
export interface MetricData {
  readonly rows: readonly Row[];
  /** What the running totals were before the first of the days. */
  readonly before: { readonly monthlyGuests: number; readonly registered: number };
}

/** What the figures of a day are made of. */
const METRICS: readonly Metric[] = ['events', 'activeGuests', 'monthlyGuests', 'crashedSessions', 'revenue', 'stamps'];

/** Figures that go on from the day before. */
const RUNNING: readonly MetricName[] = ['monthlyActiveUsers', 'registeredUsers'];

/** Of whom nobody asks. */
const NOTHING: MetricData['before'] = { monthlyGuests: 0, registered: 0 };

export const REGISTERED: EventType = 'guest.registered';

/** Which figures, and of which days, both included. */
export interface MetricRequest {
  readonly from: string;
  readonly to: string;
  readonly names: readonly MetricName[];
}

/** Reads what the figures of some days are made of, by the index of client, metric and day. */
export async function readMetrics(
  db: Database,
  businessId: string,
  { from, to, names }: MetricRequest,
): Promise<MetricData> {
  const places = METRICS.map(() => '?').join(', ');
  const [rows, before] = await Promise.all([
    db.query<Row>(
      `SELECT day, metric, source, part AS dimension, amount, read_at AS readAt FROM app_metric_days
       WHERE business_id = ? AND metric IN (${places}) AND day >= ? AND day <= ?`,
      [businessId, ...METRICS, from, to],
    ),
    names.some((name) => RUNNING.includes(name)) ? readEarlier(db, businessId, from) : NOTHING,
  ]);
  return {
    rows: rows.map((row) => ({ ...row, amount: Number(row.amount), readAt: Number(row.readAt) })),
    before,
  };
}

type Total = { readonly total: number | string | null };

/**
 * What running totals were before a day: how many guests were active in a month, and how many have registered. Each is asked for
 * by itself: of both in one question SQLite reads everything that was ever counted of the client.
 */
async function readEarlier(db: Database, businessId: string, from: string): Promise<MetricData['before']> {
  const before = 'SELECT SUM(amount) AS total FROM app_metric_days WHERE business_id = ?';
  const [[monthly], [registered]] = await Promise.all([
    db.query<Total>(`${before} AND metric = 'monthlyGuests' AND day < ?`, [businessId, from]),
    db.query<Total>(`${before} AND metric = 'events' AND part = ? AND day < ?`, [businessId, REGISTERED, from]),
  ]);
  return { monthlyGuests: Number(monthly?.total ?? 0), registered: Number(registered?.total ?? 0) };
}
