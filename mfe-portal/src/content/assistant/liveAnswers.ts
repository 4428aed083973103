import type { CommercePeriod } from '@skal/contracts/analytics/commerce';
import type { RecentPeriod } from '@skal/contracts/analytics/recentPeriod';

const PERIODS: Readonly<Record<CommercePeriod, string>> = {
  daily: 'Today',
  weekly: 'This Week',
  monthly: 'This Month',
  yearly: 'This Year',
};

const LAST_DAYS: Readonly<Record<RecentPeriod, string>> = {
  today: 'Today',
  week: 'Last 7 Days',
  month: 'Last 30 Days',
};

/** Texts of the automated replies. Every figure in them comes from the client's own data. */
export const liveAnswers = {
  list: (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'none'),
  features: (on: string, off: string) => `Switched on: ${on}.\nSwitched off: ${off}.`,
  notRead: (section: string) => `I don't have that data yet. Open ${section}, then ask me again.`,
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
    from: (source: string, day: string) => `${source}, updated ${day}`,
    nothing: 'Your app has not sent any figures yet.',
    since: (day: string) => `Your app has not sent any data since ${day}, so I have no figures to show.`,
  },
  sales: {
    revenue: (period: CommercePeriod) => `Revenue ${PERIODS[period]}`,
    orders: (period: CommercePeriod) => `Orders ${PERIODS[period]}`,
    average: (period: CommercePeriod) => `Average Order ${PERIODS[period]}`,
    best: (item: string, pieces: number) => `Most ordered: ${item}, ${pieces} ${pieces === 1 ? 'item' : 'items'}`,
  },
  bookings: { tables: 'Reservations Today', guests: 'Guests Today', noShows: 'No-shows This Month' },
  takeaway: {
    waiting: (orders: number) => `Waiting now: ${orders}`,
    completed: 'Orders Completed Today',
    revenue: 'Revenue Today',
    preparation: 'Average Prep Time',
    minutes: 'min',
  },
  loyalty: {
    members: 'Members',
    stamps: 'Stamps, last 30 days',
    rewards: 'Rewards, last 30 days',
    redemption: 'Rewards per 100 stamps',
  },
  events: {
    count: 'Events This Month',
    revenue: 'Ticket Revenue This Month',
    attendance: 'Attendance This Month',
    unnamed: 'An event',
    next: (name: string, day: string, sold: number) => `Next: ${name}, ${day}, ${sold} sold`,
  },
  adoption: {
    downloads: 'Downloads, last 30 days',
    registered: 'Registered Users',
    monthlyActive: 'Monthly Active Users',
    returning: 'Returning guests this week',
  },
  performance: {
    crashFree: (period: RecentPeriod) => `Crash-free sessions, ${LAST_DAYS[period]}`,
    errors: (period: RecentPeriod) => `Crashes, ${LAST_DAYS[period]}`,
    startupP50: (period: RecentPeriod) => `Half of all starts took up to, ${LAST_DAYS[period]}`,
    startupP95: (period: RecentPeriod) => `95% of all starts took up to, ${LAST_DAYS[period]}`,
  },
  content: {
    views: (period: RecentPeriod) => `Views, ${LAST_DAYS[period]}`,
    most: (item: string, views: string) => `Most viewed: ${item}, ${views}`,
  },
  push: {
    today: 'Delivered Today',
    delivered: 'Delivered, last 30 days',
    opened: 'Opened, last 30 days',
    rate: 'Open Rate, last 30 days',
  },
  achievements: {
    count: (reached: number, all: number) => `Unlocked: ${reached} of ${all}`,
    last: (title: string, day: string) => `Latest: ${title}, ${day}`,
  },
  breakEven: {
    line: (earned: string, paid: string, position: string) => `Earned ${earned}, paid ${paid}: ${position}`,
    paid: (paid: string) => `Paid ${paid}. Your app has not reported any earnings yet.`,
    none: 'No payments or earnings yet.',
  },
  billing: {
    plan: (plan: string, status: string, since: string) => `Your plan is ${plan}, ${status}, since ${since}.`,
    cost: (amount: string) => `Monthly cost: ${amount}.`,
    next: (day: string) => `Next billing date: ${day}.`,
  },
  notifications:
    'I cannot send notifications myself, but I can prepare one: write “Send a notification about tonight’s tasting”. Push Notifications shows if your app is not ready for them.',
  products: {
    none: 'No shop is connected to the portal, so I have no products to show.',
    /** The only shop platform that can be connected. */
    source: 'Shopify',
    total: (count: number) => `Products: ${count}`,
    low: (title: string, stock: number) =>
      stock > 0 ? `Low in stock: ${title}, ${stock} left` : `Out of stock: ${title}`,
    unchanged: 'I cannot change the catalog. I can prepare an item of your menu: write “Add a Barolo for 95 kr”.',
  },
  off: (feature: string) => `${feature} is switched off for your app.`,
  on: (feature: string) =>
    `${feature} is switched on for your app, but I have no data for it. You can open the section here.`,
  help: 'I can answer questions about your features, your business, the progress of your app, your support tickets, your plan, and the figures in every section you have opened. I can also prepare a notification, a menu item or an event.',
  /** Prompts below the general help. */
  prompts: ['Which features are switched on?', 'How is my app doing?', 'Which support tickets are open?'],
} as const;
