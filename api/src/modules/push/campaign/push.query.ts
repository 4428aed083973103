import type { Database } from '../../../db/database.ts';
import type { PushFigures } from './push.present.ts';

// Raw SQL: grouped sums.

/** Reads what the app has reported of notifications, by their ids. */
export async function readPushFigures(
  db: Database,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, PushFigures>> {
  const figures = new Map<string, { delivered: number; opened: number }>();
  if (ids.length === 0) return figures;
  const rows = await db.query<{ id: string; metric: string; amount: number | string }>(
    `SELECT dimension AS id, metric, SUM(amount) AS amount FROM app_metric_days
     WHERE business_id = ? AND metric IN ('pushDelivered', 'pushOpened') AND dimension IN (${ids.map(() => '?').join(', ')})
     GROUP BY dimension, metric`,
    [businessId, ...ids],
  );
  for (const { id, metric, amount } of rows) {
    const one = figures.get(id) ?? { delivered: 0, opened: 0 };
    figures.set(id, one);
    one[metric === 'pushOpened' ? 'opened' : 'delivered'] = Number(amount);
  }
  return figures;
}

/** Counts a client's notifications that were sent since a time, and those that are scheduled. */
export async function countPushes(
  db: Database,
  businessId: string,
  since: number,
): Promise<{ sentToday: number; scheduled: number }> {
  const [row] = await db.query<{ sent: number | string | null; scheduled: number | string | null }>(
    `SELECT SUM(CASE WHEN started_at >= ? THEN 1 ELSE 0 END) AS sent,
       SUM(CASE WHEN state = 'scheduled' THEN 1 ELSE 0 END) AS scheduled
     FROM push_campaigns WHERE business_id = ? AND audience <> 'test'`,
    [since, businessId],
  );
  return { sentToday: Number(row?.sent ?? 0), scheduled: Number(row?.scheduled ?? 0) };
}
