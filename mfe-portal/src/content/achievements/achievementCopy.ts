import { plural, t } from '@lingui/core/macro';
import type { AchievementFilter, Tier } from './achievement.ts';

const tierNames: Readonly<Record<Tier, string>> = {
  bronze: t`bronze`,
  silver: t`silver`,
  gold: t`gold`,
  platinum: t`platinum`,
  diamond: t`diamond`,
};

/** Copy of the achievements (K13, K14). */
export const achievementCopy = {
  filterLabel: t`Category`,
  filters: [
    { value: 'all', label: t`All` },
    { value: 'revenue', label: t`Revenue` },
    { value: 'customers', label: t`Customers` },
    { value: 'engagement', label: t`Engagement` },
    { value: 'marketing', label: t`Marketing` },
    { value: 'loyalty', label: t`Loyalty` },
    { value: 'milestone', label: t`Milestone` },
  ] satisfies readonly { value: AchievementFilter; label: string }[],
  unlocked: t`Unlocked`,
  points: t`Points`,
  rate: t`Completion Rate`,
  locked: t`Locked`,
  worth: (points: number, tier: Tier) => t`${points} points, ${tierNames[tier]}`,
  goal: t`Goal`,
  reward: t`Reward`,
  rewards: { badge: t`badge`, insights: t`insights`, feature: t`feature`, discount: t`discount` },
  loading: t`Loading your achievements`,
  failed: {
    title: t`Your achievements could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
  unreported: t`Your app has not sent any data yet, so all achievements are locked.`,
  counted: (source: string, readAt: string) => t`Based on data from your app (${source}, updated ${readAt}).`,
  unlockedOn: (day: string) => t`Unlocked ${day}`,
  progress: (done: string, target: string, unit: string) => t`${done} of ${target} ${unit}`,
  paidBack: (share: string) => t`${share}% paid back`,
  reached: (titles: readonly string[]) => ({
    title: plural(titles.length, { one: 'Achievement unlocked', other: '# achievements unlocked' }),
    description: titles.join(', '),
  }),
  link: { label: t`Open Achievements`, href: '/dashboard?section=achievements' },
  shown: (count: number, total: number) => t`${count} of ${total} shown`,
} as const;
