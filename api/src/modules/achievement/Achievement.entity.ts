import type { AchievementId } from '@skal/contracts/analytics/achievement';
import { EntitySchema } from 'typeorm';
import { epochMs, reference, varchar } from '../../db/columns.ts';

/** An achievement of a client's app. It stays reached after later corrections. */
export interface Achievement {
  /** Client and achievement; unique. */
  id: string;
  businessId: string;
  achievement: AchievementId;
  /** In the time zone of the settings: `2026-03-01`. */
  reachedOn: string;
  /** The process that stored the row announced it. */
  announcedAt: number;
}

export const AchievementEntity = new EntitySchema<Achievement>({
  name: 'Achievement',
  tableName: 'achievements',
  columns: {
    id: { ...varchar(80), primary: true },
    businessId: reference('fk_achievements_business', 'Business', 'CASCADE'),
    achievement: varchar(32),
    reachedOn: varchar(10),
    announcedAt: epochMs(),
  },
  indices: [{ name: 'ix_achievements_business', columns: ['businessId'] }],
});
