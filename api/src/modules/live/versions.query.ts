import type { Database } from '../../db/database.ts';

interface Row {
  businessId: string;
  version: number;
  lastAt: number | null;
}

/** So many clients are looked up by one question. */
const READ = 500;

/**
 * How far the figures of these clients are, as a word each; of a client that nothing reports for there is none. A process
 * of the release before does not count on, and says only when it took something.
 */
export async function versionsOf(db: Database, businessIds: readonly string[]): Promise<Map<string, string>> {
  const versions = new Map<string, string>();
  for (let from = 0; from < businessIds.length; from += READ) {
    const some = businessIds.slice(from, from + READ);
    const rows = await db.query<Row>(
      `SELECT business_id AS businessId, version, last_at AS lastAt FROM app_clients
       WHERE business_id IN (${some.map(() => '?').join(', ')})`,
      some,
    );
    for (const { businessId, version, lastAt } of rows) versions.set(businessId, `${version}/${lastAt}`);
  }
  return versions;
}
