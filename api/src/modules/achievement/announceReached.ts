import type { AchievementReply } from '@skal/contracts/achievement';
import type { Database } from '../../db/database.ts';
import { insertRows } from '../../db/insert.ts';
import { lockRow } from '../../db/lockRow.ts';
import { BusinessEntity } from '../client/Business.entity.ts';
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
  return db.tx(async (manager) => {
    await lockRow(manager, BusinessEntity, businessId);
    const stored = await manager.findBy(AchievementEntity, { businessId });
    const known = new Set(stored.map(({ achievement }) => achievement));
    const fresh = reached.filter(({ id }) => !known.has(id));
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
