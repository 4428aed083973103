import type { AudienceReply } from '@skal/contracts/integration/connection';
import type { Database } from '../../../db/database.ts';
import { addDays, toIsoTime } from '../../../time/calendar.ts';
import { AudienceDayEntity } from './AudienceDay.entity.ts';

/** Days between the compared sizes. */
const BEFORE_DAYS = 30;

/** Finds the last known size of a client's audience; null if there is none. */
export async function findAudience(db: Database, businessId: string): Promise<AudienceReply | null> {
  const last = await db.read((manager) =>
    manager.findOne(AudienceDayEntity, { where: { businessId }, order: { day: 'DESC' } }),
  );
  if (!last) return null;
  const { members, readAt } = last;
  const day = addDays(last.day, -BEFORE_DAYS);
  const before = await db.read((manager) => manager.findOneBy(AudienceDayEntity, { businessId, day }));
  return { members, before: before?.members ?? null, readAt: toIsoTime(readAt) };
}
