import { isoTime } from '../../calendar.ts';
import type { Database } from '../../db/database.ts';
import { isReachable } from './health.ts';

/** How the parts behind the front door are doing, for anybody who asks. */
export interface ApiStanding {
  database: 'working' | 'away';
  mail: 'working' | 'late' | 'unknown';
  /** Who looks at uploads for viruses; absent where nobody is to. */
  scanner?: 'working' | 'away';
  /** Mails that went out more than an hour late, and not for their addresses' sake: the first and the last of them. */
  lateMails: { from: string; until: string } | null;
}

/** A mail that nobody has tried for so long is late, in milliseconds. */
const LATE_MS = 10 * 60_000;
/** One that went out so much later tells of an outage. */
const OUTAGE_MS = 3600_000;
const LOOK_BACK_MS = 14 * 24 * 3600_000;

/**
 * A mail that waits is late unless it was tried, and the reason is its own: its address puts it off (4xx), or the server
 * refuses it (5xx) and takes others.
 */
const WAITING = `SELECT id FROM outbox AS waiting
  WHERE due_at IS NOT NULL AND created_at < ? AND (attempts = 0 OR (
    (last_error LIKE '%: 5__ %' OR last_error LIKE '%: 5__-%')
    AND NOT EXISTS (SELECT 1 FROM outbox AS taken WHERE taken.sent_at > waiting.created_at)))
  LIMIT 1`;
const LATE = `SELECT MIN(created_at) AS since, MAX(sent_at) AS until FROM outbox
  WHERE sent_at > ? AND attempts <= 1 AND sent_at - created_at > ?`;

/** Looks at the database and, if it answers, at the mails. */
export async function standingOf(db: Database, now = Date.now()): Promise<ApiStanding> {
  if (!(await isReachable(db))) return { database: 'away', mail: 'unknown', lateMails: null };
  try {
    const waiting = await db.query(WAITING, [now - LATE_MS]);
    const [late] = await db.query<{ since: number | null; until: number | null }>(LATE, [
      now - LOOK_BACK_MS,
      OUTAGE_MS,
    ]);
    const lateMails =
      late?.since && late.until ? { from: isoTime(Number(late.since)), until: isoTime(Number(late.until)) } : null;
    return { database: 'working', mail: waiting.length > 0 ? 'late' : 'working', lateMails };
  } catch {
    // It went away between the two questions: that is told as what it is.
    return { database: 'away', mail: 'unknown', lateMails: null };
  }
}
