import type { AudienceReply } from '@skal/contracts/connection';
import { addDays, isoTime } from '../../../calendar.ts';
import type { Database } from '../../../db/database.ts';

/** So far back a size is compared. */
const BEFORE_DAYS = 30;

interface Row {
  readonly day: string;
  readonly members: number;
  readonly readAt: number | string;
}

/** How large a client's audience was when it was last read; null where it never was. */
export async function findAudience(db: Database, businessId: string): Promise<AudienceReply | null> {
  const newest = 'SELECT day, members, read_at AS readAt FROM audience_days WHERE business_id = ?';
  const [last] = await db.query<Row>(`${newest} ORDER BY day DESC LIMIT 1`, [businessId]);
  if (!last) return null;
  const { day, members, readAt } = last;
  const [before] = await db.query<Row>(`${newest} AND day = ?`, [businessId, addDays(day, -BEFORE_DAYS)]);
  return { members, before: before?.members ?? null, readAt: isoTime(Number(readAt)) };
}
