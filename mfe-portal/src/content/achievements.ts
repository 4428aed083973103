import type { Achievement } from './achievement.ts';

type Goal = Pick<Achievement, 'id' | 'title' | 'description' | 'category' | 'tier' | 'target' | 'unit' | 'reward'>;

/** All are locked and uncompleted until the app is live (K16). */
const locked = (goal: Goal): Achievement => ({
  ...goal,
  progress: 0,
  isUnlocked: false,
  isCompleted: false,
  completedDate: null,
});

const badge = (value: string) => ({ type: 'badge', value }) as const;

const goals: readonly Goal[] = [
  { id: 'live', title: 'Open for business', description: 'Your app is in both stores', category: 'milestone', tier: 'bronze', target: 1, unit: 'app', reward: badge('Launched') },
  { id: 'first-order', title: 'First order', description: 'The first order through the app', category: 'revenue', tier: 'bronze', target: 1, unit: 'order', reward: badge('First order') },
  { id: 'orders-100', title: 'A hundred orders', description: 'A hundred orders through the app', category: 'revenue', tier: 'silver', target: 100, unit: 'orders', reward: { type: 'insights', value: 'Sales by hour' } },
  { id: 'revenue-100k', title: 'Six figures', description: 'Revenue of 100,000 DKK through the app', category: 'revenue', tier: 'gold', target: 100_000, unit: 'DKK', reward: { type: 'insights', value: 'Best sellers' } },
  { id: 'paid-back', title: 'Paid back', description: 'The app has earned what it cost', category: 'revenue', tier: 'diamond', target: 1, unit: 'time', reward: badge('Paid back') },
  { id: 'users-50', title: 'Regulars', description: 'Fifty registered users', category: 'customers', tier: 'bronze', target: 50, unit: 'users', reward: badge('Regulars') },
  { id: 'users-500', title: 'Full house', description: 'Five hundred registered users', category: 'customers', tier: 'gold', target: 500, unit: 'users', reward: { type: 'insights', value: 'Where users come from' } },
  { id: 'users-2500', title: 'Talk of the town', description: '2,500 registered users', category: 'customers', tier: 'platinum', target: 2_500, unit: 'users', reward: badge('Talk of the town') },
  { id: 'daily-25', title: 'Part of the day', description: 'Twenty-five users on one day', category: 'engagement', tier: 'silver', target: 25, unit: 'users', reward: { type: 'insights', value: 'Busiest hours' } },
  { id: 'returning-100', title: 'Back again', description: 'A hundred users came back', category: 'engagement', tier: 'gold', target: 100, unit: 'users', reward: badge('Back again') },
  { id: 'push-1', title: 'Heard', description: 'The first notification sent', category: 'marketing', tier: 'bronze', target: 1, unit: 'notification', reward: badge('Heard') },
  { id: 'push-opened-100', title: 'Opened', description: 'A hundred notifications opened', category: 'marketing', tier: 'silver', target: 100, unit: 'opens', reward: { type: 'feature', value: 'Saved segments' } },
  { id: 'event-full', title: 'Sold out', description: 'An event with every place taken', category: 'marketing', tier: 'gold', target: 1, unit: 'event', reward: badge('Sold out') },
  { id: 'members-50', title: 'The club', description: 'Fifty loyalty members', category: 'loyalty', tier: 'silver', target: 50, unit: 'members', reward: badge('The club') },
  { id: 'rewards-100', title: 'Well earned', description: 'A hundred rewards redeemed', category: 'loyalty', tier: 'platinum', target: 100, unit: 'rewards', reward: { type: 'insights', value: 'What members like' } },
  { id: 'one-year', title: 'One year', description: 'A year in the stores', category: 'milestone', tier: 'diamond', target: 365, unit: 'days', reward: badge('One year') },
];

/** The sixteen (K12). */
export const achievements: readonly Achievement[] = goals.map(locked);

export const achievementCopy = {
  filters: ['All', 'Revenue', 'Customers', 'Engagement', 'Marketing', 'Loyalty', 'Milestone'],
  unlocked: 'Unlocked',
  points: 'Points',
  rate: 'Completion Rate',
  locked: 'Locked',
} as const;
