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
 * Whether an email from before a time, in milliseconds, is waiting. A tried one does not count if the reason is its
 * own: its recipient defers it (4xx), or the server rejects it (5xx) but accepts others.
 */
export const isMailWaiting = async (db: Database, before: number): Promise<boolean> =>
  (await db.query(WAITING, [before])).length > 0;

/**
 * Finds when the first late email was stored and the last one was sent, of those sent since a time with more than
 * `delayMs` delay.
 */
export async function readLateSpan(
  db: Database,
  { since, delayMs }: { since: number; delayMs: number },
): Promise<{ from: number; until: number } | null> {
  const [late] = await db.query<{ since: number | null; until: number | null }>(LATE, [since, delayMs]);
  return late?.since && late.until ? { from: Number(late.since), until: Number(late.until) } : null;
}
