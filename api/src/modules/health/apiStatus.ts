import type { Database } from '../../db/database.ts';
import { toIsoTime } from '../../time/calendar.ts';
import { isReachable } from './health.ts';
import { isMailWaiting, readLateSpan } from './lateMails.query.ts';

/** Public status of the components behind the web server. */
export interface ApiStatus {
  database: 'working' | 'unavailable';
  mail: 'working' | 'delayed' | 'unknown';
  /** Virus scanner; absent if none is configured. */
  scanner?: 'working' | 'unavailable';
  /** Emails sent more than an hour late for reasons other than their recipient: time of the first and the last. */
  lateMails: { from: string; until: string } | null;
}

/** Age at which an untried email counts as late, in milliseconds. */
const LATE_MS = 10 * 60_000;
/** Delay at which sent emails indicate an outage. */
const OUTAGE_MS = 3600_000;
const LOOK_BACK_MS = 14 * 24 * 3600_000;

/** Checks the database and, if it responds, the outbox. */
export async function readApiStatus(db: Database, now = Date.now()): Promise<ApiStatus> {
  if (!(await isReachable(db))) return { database: 'unavailable', mail: 'unknown', lateMails: null };
  try {
    const isLate = await isMailWaiting(db, now - LATE_MS);
    const lateSpan = await readLateSpan(db, { since: now - LOOK_BACK_MS, delayMs: OUTAGE_MS });
    const lateMails = lateSpan && { from: toIsoTime(lateSpan.from), until: toIsoTime(lateSpan.until) };
    return { database: 'working', mail: isLate ? 'delayed' : 'working', lateMails };
  } catch {
    // The connection was lost between the two queries.
    return { database: 'unavailable', mail: 'unknown', lateMails: null };
  }
}
