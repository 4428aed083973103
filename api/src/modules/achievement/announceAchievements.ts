import type { AchievementReply } from '@skal/contracts/analytics/achievement';
import type { Database } from '../../db/database.ts';
import { isDuplicate } from '../../db/resilience/databaseErrors.ts';
import { insertRows } from '../../db/rows/insert.ts';
import { type Achievement, AchievementEntity } from './Achievement.entity.ts';
import { readAchievements } from './readAchievements.ts';

/**
 * What has been reached and was not announced so far.
 * @param to the day up to which figures count
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
 * Stores what has been reached and was not announced so far. Of several at once, in however many processes, each thing is
 * announced by one: whose row is stored. Nothing of the client is held or counted on, so nobody who edits it is in the way.
 * @returns what this call stored; what it did not come to is announced by the next
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
      // Another call announces these just now, in the same order: all that follow are its own. And what is stored has to
      // be told, whatever becomes of the rest.
      if (isDuplicate(error) || announced.length > 0) break;
      throw error;
    }
  }
  return announced;
}
