import type { Database } from '../../db/database.ts';
import { isoTime } from '../../time/calendar.ts';
import { isReachable } from './health.ts';
import { isMailWaiting, readLateSpan } from './lateMails.query.ts';

/** How the parts behind the front door are doing, for anybody who asks. */
export interface ApiStatus {
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

/** Looks at the database and, if it answers, at the mails. */
export async function readApiStatus(db: Database, now = Date.now()): Promise<ApiStatus> {
  if (!(await isReachable(db))) return { database: 'away', mail: 'unknown', lateMails: null };
  try {
    const isLate = await isMailWaiting(db, now - LATE_MS);
    const late = await readLateSpan(db, { since: now - LOOK_BACK_MS, delayMs: OUTAGE_MS });
    const lateMails = late && { from: isoTime(late.from), until: isoTime(late.until) };
    return { database: 'working', mail: isLate ? 'late' : 'working', lateMails };
  } catch {
    // It went away between the two questions: that is told as what it is.
    return { database: 'away', mail: 'unknown', lateMails: null };
  }
}
