import type { ResultSetHeader } from 'mysql2';
import type { Database } from '../db/database.ts';

// Raw SQL: the table belongs to rate-limiter-flexible and has no entity, and TypeORM has no DELETE with LIMIT.

/** Deletes a batch of rate limit counters that expired before a time, and returns their number. */
export async function deleteExpiredCounters(db: Database, before: number, limit: number): Promise<number> {
  const some = 'DELETE FROM rate_limits WHERE expire < ? LIMIT ?';
  const { affectedRows } = await db.read((manager) => manager.query<ResultSetHeader>(some, [before, limit]));
  return affectedRows;
}
