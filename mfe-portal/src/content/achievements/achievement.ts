import type { AchievementId } from '@skal/contracts/analytics/achievement';

export const tierPoints = { bronze: 10, silver: 25, gold: 50, platinum: 100, diamond: 200 } as const;

export type Tier = keyof typeof tierPoints;
export type AchievementCategory = 'revenue' | 'customers' | 'engagement' | 'marketing' | 'loyalty' | 'milestone';

/** A filter option (K13). */
export type AchievementFilter = 'all' | AchievementCategory;

export interface Achievement {
  id: AchievementId;
  title: string;
  description: string;
  category: AchievementCategory;
  tier: Tier;
  progress: number;
  target: number;
  unit: string;
  isUnlocked: boolean;
  isCompleted: boolean;
  completedDate: string | null;
  reward: { type: 'badge' | 'insights' | 'feature' | 'discount'; value: string };
}
