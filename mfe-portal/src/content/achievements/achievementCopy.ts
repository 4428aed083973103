import type { AchievementFilter } from './achievement.ts';

/** Copy of the achievements (K13, K14). */
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
  loading: 'Loading your achievements',
  failed: {
    title: 'Your achievements could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
  unreported: 'Your app has not sent any data yet, so all achievements are locked.',
  counted: (source: string, readAt: string) => `Based on data from your app (${source}, updated ${readAt}).`,
  unlockedOn: (day: string) => `Unlocked ${day}`,
  progress: (done: string, target: string, unit: string) => `${done} of ${target} ${unit}`,
  paidBack: (share: string) => `${share}% paid back`,
  reached: (titles: readonly string[]) => ({
    title: titles.length === 1 ? 'Achievement unlocked' : `${titles.length} achievements unlocked`,
    description: titles.join(', '),
  }),
  link: { label: 'Open Achievements', href: '/dashboard?section=achievements' },
  shown: (count: number, total: number) => `${count} of ${total} shown`,
} as const;
