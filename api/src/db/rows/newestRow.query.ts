import type { Database } from '../database.ts';
import { timeOfId } from './id.ts';

// Raw SQL: the highest id of three tables by one statement.

/** Reads when the newest row was made, by its id: for a site that was restored, or updated from a release without the file. */
export async function newestRow(db: Database): Promise<number | null> {
  const [row] = await db.query<{ id: string | null }>(
    `SELECT MAX(id) AS id FROM (
       SELECT MAX(id) AS id FROM inquiries UNION ALL SELECT MAX(id) FROM outbox UNION ALL SELECT MAX(id) FROM accounts
     ) newest`,
  );
  return row?.id ? timeOfId(row.id) : null;
}
