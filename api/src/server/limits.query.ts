import type { ResultSetHeader } from 'mysql2';
import type { Database } from '../db/database.ts';

// Raw SQL: the table is that of rate-limiter-flexible, without an entity, and TypeORM has no DELETE with a LIMIT.

/** Deletes up to so many counters of a server that ended before a time, and returns how many. */
export async function forgetCounters(db: Database, before: number, limit: number): Promise<number> {
  const some = 'DELETE FROM rate_limits WHERE expire < ? LIMIT ?';
  const { affectedRows } = await db.read((manager) => manager.query<ResultSetHeader>(some, [before, limit]));
  return affectedRows;
}
