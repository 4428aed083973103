import type { PushReason } from '@skal/contracts/push/push';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import type { DeliveryCounts } from '../campaign/PushCampaign.entity.ts';
import type { PushTarget } from '../driver/PushDriver.ts';

// Raw SQL: leases hundreds of rows by one statement, and counts groups.

const places = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/** Counts the guests whom a campaign addresses, each once. */
export async function countRecipients(db: Database, campaignId: string): Promise<number> {
  const [row] = await db.query<{ guests: number | string }>(
    'SELECT COUNT(DISTINCT recipient) AS guests FROM push_deliveries WHERE campaign_id = ?',
    [campaignId],
  );
  return Number(row?.guests ?? 0);
}

/** A leased delivery; without a target if its device has been forgotten. */
export interface LeasedDelivery {
  readonly id: string;
  readonly attempts: number;
  readonly target: PushTarget | null;
}

interface LeasedRow extends PushTarget {
  readonly id: string;
  readonly attempts: number | string;
  readonly token: string;
}

/** Leases the next due deliveries of a campaign: of several processes only one gets each. */
export async function leaseDeliveries(
  db: Database,
  campaignId: string,
  { batchId, limit, now, until }: { batchId: string; limit: number; now: number; until: number },
): Promise<LeasedDelivery[]> {
  const due = await db.query<{ id: string }>(
    `SELECT id FROM push_deliveries WHERE campaign_id = ? AND due_at <= ? ORDER BY due_at, id LIMIT ${limit}`,
    [campaignId, now],
  );
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  await db.tx((manager) =>
    manager.query(
      `UPDATE push_deliveries SET leased_by = ?, due_at = ?, attempts = attempts + 1
       WHERE id IN (${places(ids)}) AND due_at <= ?`,
      [batchId, until, ...ids, now],
    ),
  );
  const rows = await db.query<LeasedRow>(
    `SELECT p.id AS id, p.attempts AS attempts, p.device_id AS deviceId, d.token AS token, d.platform AS platform,
       d.locale AS locale
     FROM push_deliveries p LEFT JOIN devices d ON d.id = p.device_id
     WHERE p.id IN (${places(ids)}) AND p.leased_by = ?`,
    [...ids, batchId],
  );
  return rows.map(({ id, attempts, token, ...device }) => ({
    ...{ id, attempts: Number(attempts) },
    target: token === null ? null : { ...device, token },
  }));
}

/**
 * Settles or postpones deliveries. A settled one stays so: a process whose lease has expired may still report that it has
 * sent one.
 */
export async function settleDeliveries(
  manager: EntityManager,
  ids: readonly string[],
  { state, reason, dueAt }: { state: 'pending' | 'sent' | 'failed'; reason: PushReason | null; dueAt: number | null },
  { takesBackAttempt = false } = {},
): Promise<void> {
  if (ids.length === 0) return;
  await manager.query(
    `UPDATE push_deliveries SET state = ?, reason = ?, due_at = ?, leased_by = NULL,
       attempts = attempts - ${takesBackAttempt ? 1 : 0}
     WHERE id IN (${places(ids)}) AND state = 'pending'`,
    [state, reason, dueAt, ...ids],
  );
}

/** Gives up all deliveries of a campaign that are still pending. */
export const expireDeliveries = (db: Database, campaignId: string): Promise<unknown> =>
  db.tx((manager) =>
    manager.query(
      `UPDATE push_deliveries SET state = 'failed', reason = 'expired', due_at = NULL, leased_by = NULL
       WHERE campaign_id = ? AND state = 'pending'`,
      [campaignId],
    ),
  );

/** Counts the deliveries of campaigns by outcome, and those that are pending. */
export async function countDeliveries(
  db: Database,
  campaignIds: readonly string[],
): Promise<Map<string, DeliveryCounts & { pending: number }>> {
  const counts = new Map(
    campaignIds.map((id) => [
      id,
      { pending: 0, sent: 0, failed: 0, skipped: 0, reasons: {} as DeliveryCounts['reasons'] },
    ]),
  );
  if (campaignIds.length === 0) return counts;
  const rows = await db.query<{
    id: string;
    state: 'pending' | 'sent' | 'failed' | 'skipped';
    reason: PushReason | null;
    n: number | string;
  }>(
    `SELECT campaign_id AS id, state, reason, COUNT(*) AS n FROM push_deliveries
     WHERE campaign_id IN (${places(campaignIds)}) GROUP BY campaign_id, state, reason`,
    campaignIds,
  );
  for (const { id, state, reason, n } of rows) {
    const one = counts.get(id);
    if (!one) continue;
    one[state] += Number(n);
    if (reason !== null && state !== 'pending') one.reasons[reason] = (one.reasons[reason] ?? 0) + Number(n);
  }
  return counts;
}
