import type { Database } from '../../db/database.ts';

// Raw SQL: a window function, so that no endpoint takes the turns of the others.

/** Number of concurrent attempts per endpoint; of a failing one a single attempt shows whether it is back. */
export const CONCURRENT_MAX = 4;

/** A due delivery, and the lease that it may have. */
export interface DueDelivery {
  readonly id: string;
  readonly webhookId: string;
  readonly dueAt: number;
}

/** Finds due deliveries, oldest first, with a few of each endpoint. */
export async function findDueDeliveries(db: Database, now: number, limit: number): Promise<DueDelivery[]> {
  const rows = await db.query<{ id: string; webhookId: string; dueAt: number | string }>(
    `SELECT id, webhookId, dueAt FROM (
       SELECT d.id AS id, d.webhook_id AS webhookId, d.due_at AS dueAt, w.failures AS failures,
         ROW_NUMBER() OVER (PARTITION BY d.webhook_id ORDER BY d.due_at, d.id) AS place
       FROM webhook_deliveries d JOIN app_webhooks w ON w.id = d.webhook_id
       WHERE d.due_at <= ?
     ) due
     WHERE place <= CASE WHEN failures > 0 THEN 1 ELSE ${CONCURRENT_MAX} END ORDER BY dueAt, id LIMIT ?`,
    [now, limit],
  );
  return rows.map(({ id, webhookId, dueAt }) => ({ id, webhookId, dueAt: Number(dueAt) }));
}
