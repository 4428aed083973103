import type { Database } from '../database.ts';
import { getIdTime } from './id.ts';

// Raw SQL: the highest id of three tables in one statement.

/** Returns the time of the newest row by its id, for a site without the clock file: restored, or from an older release. */
export async function findNewestRowTime(db: Database): Promise<number | null> {
  const [row] = await db.query<{ id: string | null }>(
    `SELECT MAX(id) AS id FROM (
       SELECT MAX(id) AS id FROM inquiries UNION ALL SELECT MAX(id) FROM outbox UNION ALL SELECT MAX(id) FROM accounts
     ) newest`,
  );
  return row?.id ? getIdTime(row.id) : null;
}
