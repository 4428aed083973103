import { type AchievementId, type AchievementReply, achievementTargets } from '@skal/contracts/analytics/achievement';
import type { Database } from '../../db/database.ts';
import { AchievementEntity } from './Achievement.entity.ts';
import { readProgress } from './readProgress.ts';

/** Reads all achievements of a client's app up to a day. Announced ones keep their day and are not computed again. */
export async function readAchievements(db: Database, businessId: string, to: string): Promise<AchievementReply[]> {
  const stored = await db.read((manager) => manager.findBy(AchievementEntity, { businessId }));
  const reachedOn = new Map(stored.map(({ achievement, reachedOn: day }) => [achievement, day]));
  const all = Object.entries(achievementTargets) as [AchievementId, number][];
  const ids = all.map(([id]) => id).filter((id) => !reachedOn.has(id));
  const progress = await readProgress(db, businessId, { ids, to });
  return all.map(([id, target]) => {
    const known = reachedOn.get(id);
    if (known !== undefined) return { id, progress: target, completedDate: known };
    const { value = 0, reachedOn: day = null } = progress.get(id) ?? {};
    return { id, progress: value, completedDate: day };
  });
}
