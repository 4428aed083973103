import type { Database } from '../db/database.ts';

// Raw SQL: three sums in one pass over an index.

/** Unsent emails by state. */
export interface UnsentCounts {
  waiting: number;
  dead: number;
  first: number | null;
}

/** Counts the unsent emails. */
export const countUnsent = async (db: Database): Promise<UnsentCounts | undefined> => {
  const [unsent] = await db.query<UnsentCounts>(
    `SELECT COUNT(due_at) AS waiting, COUNT(*) - COUNT(due_at) AS dead, MIN(due_at) AS first
     FROM outbox WHERE sent_at IS NULL`,
  );
  return unsent;
};
