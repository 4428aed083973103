import type { CommercePeriod } from '@skal/contracts/commerce';

const PERIODS: Readonly<Record<CommercePeriod, string>> = {
  daily: 'Today',
  weekly: 'This Week',
  monthly: 'This Month',
  yearly: 'This Year',
};

/** The sentences of the automated answers. Whatever figure they are given was read from the client's own data. */
export const liveAnswers = {
  list: (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'none'),
  features: (on: string, off: string) => `Switched on: ${on}.\nSwitched off: ${off}.`,
  notRead: (section: string) =>
    `I have not read that since you signed in. Open ${section} once and ask me again: then I answer from what stands there.`,
  business: (name: string, type: string, person: string, email: string) =>
    `${name} is registered as: ${type}. You are signed in as ${person}, ${email}.`,
  liveSince: (day: string) => `Your app has been live since ${day}.`,
  milestones: (completed: number, total: number) => `Milestones completed: ${completed} of ${total}.`,
  tickets: {
    none: 'You have no support tickets.',
    total: (total: number, open: number) => `Support tickets: ${total}. Not resolved yet: ${open}.`,
    line: (title: string, status: string) => `${title}: ${status}`,
  },
  figures: {
    dailyActiveUsers: 'Daily Active Users',
    revenueToday: 'Revenue Today',
    ordersToday: 'Orders Today',
    appPerformance: 'App Performance',
    missing: 'no data yet',
    from: (source: string, day: string) => `${source}, read ${day}`,
    nothing: 'Your app has reported no figures so far, so I have none to show.',
    since: (day: string) => `Your app has reported nothing since ${day}, so I have no figures to show.`,
  },
  sales: {
    revenue: (period: CommercePeriod) => `Revenue ${PERIODS[period]}`,
    orders: (period: CommercePeriod) => `Orders ${PERIODS[period]}`,
    average: (period: CommercePeriod) => `Average Order ${PERIODS[period]}`,
    best: (item: string, pieces: number) => `Most ordered: ${item}, ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`,
  },
  bookings: { tables: 'Reservations Today', guests: 'Guests Today', noShows: 'No-shows This Month' },
  takeaway: {
    waiting: (orders: number) => `Waiting now: ${orders}`,
    completed: 'Orders Completed Today',
    revenue: 'Revenue Today',
    preparation: 'Average Prep Time',
    minutes: 'min',
  },
  billing: {
    plan: (plan: string, status: string, since: string) => `Your plan is ${plan}, ${status}, since ${since}.`,
    cost: (amount: string) => `Monthly cost: ${amount}.`,
    next: (day: string) => `Next billing date: ${day}.`,
  },
  notifications: 'I cannot send notifications, and nor can the portal yet. Push Notifications says what is missing.',
  products: 'I cannot change the catalog. No shop sends its products to the portal yet, so I have read none.',
  off: (feature: string) => `${feature} is switched off for your app.`,
  on: (feature: string) =>
    `${feature} is switched on for your app. I have read no figures or entries of it, so I can only show you the way there.`,
  help: 'I can answer from what the portal has read: your features, your business, how far the app is, your support tickets, your plan, and the figures of the overview, sales, reservations and takeaway.',
  /** Offered under the general help. */
  prompts: ['Which features are switched on?', 'How is my app doing?', 'Which support tickets are open?'],
} as const;
