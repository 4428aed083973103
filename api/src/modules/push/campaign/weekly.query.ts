import type { EntityManager } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import type { AudienceRule } from '../audience/rules.ts';

// Raw SQL: grouped counts over the deliveries of a week.

/** Maximum number of notifications per guest within `WEEK_MS`, unless the owner confirms more. */
export const WEEKLY_MAX = 2;
export const WEEK_MS = 7 * 24 * 3600_000;

/** Whether so many notifications were sent since a time that a guest may have reached the maximum. */
const mayBeReached = async (
  query: <Row>(sql: string, parameters: unknown[]) => Promise<Row[]>,
  businessId: string,
  since: number,
) => {
  const [row] = await query<{ campaigns: number | string }>(
    `SELECT COUNT(*) AS campaigns FROM push_campaigns
     WHERE business_id = ? AND due_at > ? AND started_at IS NOT NULL AND audience <> 'test'`,
    [businessId, since - WEEK_MS],
  );
  return Number(row?.campaigns ?? 0) >= WEEKLY_MAX;
};

/** Finds those of some recipients who have got the maximum since a time, not counting one campaign. */
export async function findSaturated(
  manager: EntityManager,
  { businessId, campaignId }: { businessId: string; campaignId: string },
  recipients: readonly string[],
  since: number,
): Promise<Set<string>> {
  const query = <Row>(sql: string, parameters: unknown[]) => manager.query<Row[]>(sql, parameters);
  if (recipients.length === 0 || !(await mayBeReached(query, businessId, since))) return new Set();
  const rows = await manager.query<{ recipient: string }[]>(
    `SELECT recipient FROM push_deliveries
     WHERE recipient IN (${recipients.map(() => '?').join(', ')}) AND created_at > ? AND campaign_id <> ?
       AND state IN ('pending', 'sent')
     GROUP BY recipient HAVING COUNT(DISTINCT campaign_id) >= ${WEEKLY_MAX}`,
    [...recipients, since, campaignId],
  );
  return new Set(rows.map(({ recipient }) => recipient));
}

/** Counts the guests of an audience who have got the maximum since a time. */
export async function countSaturated(
  db: Database,
  businessId: string,
  { where, parameters }: AudienceRule,
  since: number,
): Promise<number> {
  const query = <Row>(sql: string, values: unknown[]) => db.query<Row & object>(sql, values);
  if (!(await mayBeReached(query, businessId, since))) return 0;
  const [row] = await db.query<{ guests: number | string }>(
    `SELECT COUNT(*) AS guests FROM (
       SELECT p.recipient FROM push_campaigns c JOIN push_deliveries p ON p.campaign_id = c.id
       WHERE c.business_id = ? AND c.due_at > ? AND p.created_at > ? AND p.state IN ('pending', 'sent')
       GROUP BY p.recipient HAVING COUNT(DISTINCT p.campaign_id) >= ${WEEKLY_MAX}
     ) r WHERE EXISTS (
       SELECT 1 FROM devices d LEFT JOIN app_guests g ON g.id = d.guest_id
       WHERE d.business_id = ? AND d.guest_id = r.recipient AND ${where}
     )`,
    [businessId, since - WEEK_MS, since, businessId, ...parameters],
  );
  return Number(row?.guests ?? 0);
}
