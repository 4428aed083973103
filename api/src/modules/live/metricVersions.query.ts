import type { Database } from '../../db/database.ts';

// Raw SQL: polled for all open portals, so it reads few columns of many clients in one query.

interface Row {
  businessId: string;
  version: number;
  lastAt: number | null;
}

interface LastReportRow {
  businessId: string;
  webhookAt: number | string | null;
  syncedAt: number | string | null;
}

/** Number of clients per query. */
const CLIENTS_PER_QUERY = 500;

/**
 * Returns a version token per client, built from its metrics version and the last activity of its connections; clients
 * without any source have none. Processes of the previous release do not increment the version, so the time of the last
 * batch is part of the token. Connections contribute the time of their last webhook or sync, because stock updates
 * create no events.
 */
export async function readMetricVersions(db: Database, businessIds: readonly string[]): Promise<Map<string, string>> {
  const versions = new Map<string, string>();
  const add = (id: string, word: string) => versions.set(id, `${versions.get(id) ?? ''}${word}`);
  for (let from = 0; from < businessIds.length; from += CLIENTS_PER_QUERY) {
    const some = businessIds.slice(from, from + CLIENTS_PER_QUERY);
    const these = some.map(() => '?').join(', ');
    const rows = await db.query<Row>(
      `SELECT business_id AS businessId, version, last_at AS lastAt FROM app_clients WHERE business_id IN (${these})`,
      some,
    );
    for (const { businessId, version, lastAt } of rows) add(businessId, `${version}/${lastAt}`);
    const lastActivity = await db.query<LastReportRow>(
      `SELECT business_id AS businessId, MAX(last_webhook_at) AS webhookAt, MAX(last_synced_at) AS syncedAt FROM connections
       WHERE business_id IN (${these}) GROUP BY business_id`,
      some,
    );
    for (const { businessId, webhookAt, syncedAt } of lastActivity) add(businessId, `/${webhookAt}/${syncedAt}`);
  }
  return versions;
}
