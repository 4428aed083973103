import type { Database } from '../../db/database.ts';

// Raw SQL: a correlated NOT EXISTS, and sums.

const WAITING = `SELECT id FROM outbox AS waiting
  WHERE due_at IS NOT NULL AND created_at < ? AND (attempts = 0 OR (
    (last_error LIKE '%: 5__ %' OR last_error LIKE '%: 5__-%')
    AND NOT EXISTS (SELECT 1 FROM outbox AS taken WHERE taken.sent_at > waiting.created_at)))
  LIMIT 1`;
const LATE = `SELECT MIN(created_at) AS since, MAX(sent_at) AS until FROM outbox
  WHERE sent_at > ? AND attempts <= 1 AND sent_at - created_at > ?`;

/**
 * Whether a mail from before a time, in milliseconds, waits. One that was tried does not count where the reason is its own: its
 * address puts it off (4xx), or the server refuses it (5xx) and takes others.
 */
export const isMailWaiting = async (db: Database, before: number): Promise<boolean> =>
  (await db.query(WAITING, [before])).length > 0;

/** Of the mails that went out since a time and took longer than `delayMs`: when the first was written and the last was sent. */
export async function readLateSpan(
  db: Database,
  { since, delayMs }: { since: number; delayMs: number },
): Promise<{ from: number; until: number } | null> {
  const [late] = await db.query<{ since: number | null; until: number | null }>(LATE, [since, delayMs]);
  return late?.since && late.until ? { from: Number(late.since), until: Number(late.until) } : null;
}
