import type { AudienceReply } from '@skal/contracts/integration/connection';
import type { Database } from '../../../db/database.ts';
import { addDays, isoTime } from '../../../time/calendar.ts';
import { AudienceDayEntity } from './AudienceDay.entity.ts';

/** So far back a size is compared. */
const BEFORE_DAYS = 30;

/** How large a client's audience was when it was last read; null where it never was. */
export async function findAudience(db: Database, businessId: string): Promise<AudienceReply | null> {
  const last = await db.read((manager) =>
    manager.findOne(AudienceDayEntity, { where: { businessId }, order: { day: 'DESC' } }),
  );
  if (!last) return null;
  const { members, readAt } = last;
  const day = addDays(last.day, -BEFORE_DAYS);
  const before = await db.read((manager) => manager.findOneBy(AudienceDayEntity, { businessId, day }));
  return { members, before: before?.members ?? null, readAt: isoTime(readAt) };
}
