import type { AchievementFilter } from './achievement.ts';

/** The words around the achievements (K13, K14). */
export const achievementCopy = {
  filterLabel: 'Category',
  filters: [
    { value: 'all', label: 'All' },
    { value: 'revenue', label: 'Revenue' },
    { value: 'customers', label: 'Customers' },
    { value: 'engagement', label: 'Engagement' },
    { value: 'marketing', label: 'Marketing' },
    { value: 'loyalty', label: 'Loyalty' },
    { value: 'milestone', label: 'Milestone' },
  ] satisfies readonly { value: AchievementFilter; label: string }[],
  unlocked: 'Unlocked',
  points: 'Points',
  rate: 'Completion Rate',
  locked: 'Locked',
  worth: (points: number, tier: string) => `${points} points, ${tier}`,
  goal: 'Goal',
  reward: 'Reward',
  rewards: { badge: 'badge', insights: 'insights', feature: 'feature', discount: 'discount' },
  source: 'Progress is not counted yet, so all of them are locked.',
  shown: (count: number, total: number) => `${count} of ${total} shown`,
} as const;
