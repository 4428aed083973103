import type { AchievementReply } from '@skal/contracts/achievement';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { insertRows } from '../../db/insert.ts';
import { holdBusiness } from '../client/holdBusiness.ts';
import { type Achievement, AchievementEntity } from './Achievement.entity.ts';
import { readAchievements } from './readAchievements.ts';

/**
 * Stores what has been reached and was not announced so far.
 * @param to the day up to which figures count
 * @returns what this call stored: of several at once, in however many processes, each thing is announced by one
 */
export async function announceReached(db: Database, businessId: string, to: string): Promise<AchievementReply[]> {
  const reached = (await readAchievements(db, businessId, to)).filter(({ completedDate }) => completedDate !== null);
  const announcedAt = Date.now();
  const freshOf = async (manager: EntityManager) => {
    const stored = await manager.findBy(AchievementEntity, { businessId });
    const known = new Set(stored.map(({ achievement }) => achievement));
    return reached.filter(({ id }) => !known.has(id));
  };
  // Most visits bring nothing new: they hold nobody up.
  if ((await db.read(freshOf)).length === 0) return [];
  return db.tx(async (manager) => {
    await holdBusiness(manager, businessId);
    const fresh = await freshOf(manager);
    const rows = fresh.map(
      ({ id, completedDate }): Achievement => ({
        ...{ id: `${businessId}/${id}`, businessId, achievement: id },
        ...{ reachedOn: completedDate ?? to, announcedAt },
      }),
    );
    if (rows.length > 0) await insertRows(manager, AchievementEntity, rows);
    return fresh;
  });
}
