import type { AchievementReply } from '@skal/contracts/analytics/achievement';
import type { Database } from '../../db/database.ts';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { type Achievement, AchievementEntity } from './Achievement.entity.ts';
import { readAchievements } from './readAchievements.ts';

/**
 * Finds achievements that are reached but not yet announced.
 * @param to last day of the metrics
 */
export async function readReached(db: Database, businessId: string, to: string): Promise<AchievementReply[]> {
  const [reached, stored] = [
    (await readAchievements(db, businessId, to)).filter(({ completedDate }) => completedDate !== null),
    await db.read((manager) => manager.findBy(AchievementEntity, { businessId })),
  ];
  const known = new Set(stored.map(({ achievement }) => achievement));
  return reached.filter(({ id }) => !known.has(id));
}

/**
 * Stores achievements that are reached but not yet announced. Of concurrent calls, in any process, one stores the row
 * and announces it. The client's row is neither locked nor changed, so edits are not blocked.
 * @returns the achievements stored by this call; the next call handles the rest
 */
export async function announceAchievements(db: Database, businessId: string, to: string): Promise<AchievementReply[]> {
  const announced: AchievementReply[] = [];
  for (const reached of await readReached(db, businessId, to)) {
    const { id, completedDate } = reached;
    const row: Achievement = {
      ...{ id: `${businessId}/${id}`, businessId, achievement: id },
      ...{ reachedOn: completedDate ?? to, announcedAt: Date.now() },
    };
    try {
      await db.tx((manager) => insertRows(manager, AchievementEntity, [row]));
      announced.push(reached);
    } catch (error) {
      // A concurrent call announces the rest in the same order. This call must return what it has stored.
      if (isDuplicate(error) || announced.length > 0) break;
      throw error;
    }
  }
  return announced;
}
