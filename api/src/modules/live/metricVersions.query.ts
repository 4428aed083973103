import type { Database } from '../../db/database.ts';

// Raw SQL: asked again and again for all open portals: two columns of many clients, by one statement.

interface Row {
  businessId: string;
  version: number;
  lastAt: number | null;
}

interface HeardRow {
  businessId: string;
  toldAt: number | string | null;
  readAt: number | string | null;
}

/** So many clients are looked up by one question. */
const READ = 500;

/**
 * How far the figures of these clients are, and what their connections have said, as a word each; of a client that nothing
 * reports for there is none. A process of the release before does not count on, and says only when it took something. Of a
 * connection it is when it was heard of: a shop also says what it has in stock, which is no event.
 */
export async function readMetricVersions(db: Database, businessIds: readonly string[]): Promise<Map<string, string>> {
  const versions = new Map<string, string>();
  const add = (id: string, word: string) => versions.set(id, `${versions.get(id) ?? ''}${word}`);
  for (let from = 0; from < businessIds.length; from += READ) {
    const some = businessIds.slice(from, from + READ);
    const these = some.map(() => '?').join(', ');
    const rows = await db.query<Row>(
      `SELECT business_id AS businessId, version, last_at AS lastAt FROM app_clients WHERE business_id IN (${these})`,
      some,
    );
    for (const { businessId, version, lastAt } of rows) add(businessId, `${version}/${lastAt}`);
    const heard = await db.query<HeardRow>(
      `SELECT business_id AS businessId, MAX(last_told_at) AS toldAt, MAX(last_read_at) AS readAt FROM connections
       WHERE business_id IN (${these}) GROUP BY business_id`,
      some,
    );
    for (const { businessId, toldAt, readAt } of heard) add(businessId, `/${toldAt}/${readAt}`);
  }
  return versions;
}
