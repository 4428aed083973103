import { t } from '@lingui/core/macro';
import { achievementTargets } from '@skal/contracts/analytics/achievement';
import type { Achievement } from './achievement.ts';

type Goal = Pick<Achievement, 'id' | 'title' | 'description' | 'category' | 'tier' | 'unit' | 'reward'>;

/** The server counts the progress, so both use the goals of the contract. All are locked and uncompleted until launch (K16). */
const locked = (goal: Goal): Achievement => ({
  ...goal,
  target: achievementTargets[goal.id],
  progress: 0,
  isUnlocked: false,
  isCompleted: false,
  completedDate: null,
});

const badge = (value: string) => ({ type: 'badge', value }) as const;

const goals: readonly Goal[] = [
  {
    id: 'first-guest',
    title: t`Open for business`,
    description: t`The first guest opens the app`,
    category: 'milestone',
    tier: 'bronze',
    unit: t`guest`,
    reward: badge(t`Launched`),
  },
  {
    id: 'first-order',
    title: t`First order`,
    description: t`The first order through the app`,
    category: 'revenue',
    tier: 'bronze',
    unit: t`order`,
    reward: badge(t`First order`),
  },
  {
    id: 'orders-100',
    title: t`A hundred orders`,
    description: t`A hundred orders through the app`,
    category: 'revenue',
    tier: 'silver',
    unit: t`orders`,
    reward: { type: 'insights', value: t`Sales by hour` },
  },
  {
    id: 'revenue-100k',
    title: t`Six figures`,
    description: t`Revenue of 100,000 DKK through the app`,
    category: 'revenue',
    tier: 'gold',
    unit: t`DKK`,
    reward: { type: 'insights', value: t`Best sellers` },
  },
  {
    id: 'paid-back',
    title: t`Paid back`,
    description: t`The app has paid for itself`,
    category: 'revenue',
    tier: 'diamond',
    unit: t({ message: 'time', context: 'how often' }),
    reward: badge(t`Paid back`),
  },
  {
    id: 'users-50',
    title: t`Regulars`,
    description: t`Fifty registered users`,
    category: 'customers',
    tier: 'bronze',
    unit: t`users`,
    reward: badge(t`Regulars`),
  },
  {
    id: 'users-500',
    title: t`Full house`,
    description: t`Five hundred registered users`,
    category: 'customers',
    tier: 'gold',
    unit: t`users`,
    reward: { type: 'insights', value: t`Where users come from` },
  },
  {
    id: 'users-2500',
    title: t`Talk of the town`,
    description: t`2,500 registered users`,
    category: 'customers',
    tier: 'platinum',
    unit: t`users`,
    reward: badge(t`Talk of the town`),
  },
  {
    id: 'daily-25',
    title: t`Part of the day`,
    description: t`Twenty-five users on one day`,
    category: 'engagement',
    tier: 'silver',
    unit: t`users`,
    reward: { type: 'insights', value: t`Busiest hours` },
  },
  {
    id: 'returning-100',
    title: t`Back again`,
    description: t`A hundred users came back`,
    category: 'engagement',
    tier: 'gold',
    unit: t`users`,
    reward: badge(t`Back again`),
  },
  {
    id: 'push-1',
    title: t`First message`,
    description: t`The first notification sent`,
    category: 'marketing',
    tier: 'bronze',
    unit: t`notification`,
    reward: badge(t`First message`),
  },
  {
    id: 'push-opened-100',
    title: t`Opened`,
    description: t`A hundred notifications opened`,
    category: 'marketing',
    tier: 'silver',
    unit: t`opens`,
    reward: { type: 'feature', value: t`Saved segments` },
  },
  {
    id: 'tickets-100',
    title: t`Curtain up`,
    description: t`A hundred tickets sold for events`,
    category: 'marketing',
    tier: 'gold',
    unit: t`tickets`,
    reward: badge(t`Curtain up`),
  },
  {
    id: 'members-50',
    title: t`The club`,
    description: t`Fifty loyalty members`,
    category: 'loyalty',
    tier: 'silver',
    unit: t`members`,
    reward: badge(t`The club`),
  },
  {
    id: 'rewards-100',
    title: t`Well earned`,
    description: t`A hundred rewards redeemed`,
    category: 'loyalty',
    tier: 'platinum',
    unit: t`rewards`,
    reward: { type: 'insights', value: t`What members like` },
  },
  {
    id: 'one-year',
    title: t`One year`,
    description: t`Guests in the app on 365 days`,
    category: 'milestone',
    tier: 'diamond',
    unit: t`days`,
    reward: badge(t`One year`),
  },
];

/** The sixteen achievements (K12). */
export const achievements: readonly Achievement[] = goals.map(locked);
