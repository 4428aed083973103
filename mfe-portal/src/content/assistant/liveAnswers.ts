import { plural, t } from '@lingui/core/macro';
import type { CommercePeriod } from '@skal/contracts/analytics/commerce';
import type { RecentPeriod } from '@skal/contracts/analytics/recentPeriod';
import type { ClientStatus, SubscriptionPlan } from '@skal/contracts/client/client';
import type { TicketStatus } from '@skal/contracts/support/ticket';

const PERIODS: Readonly<Record<CommercePeriod, string>> = {
  daily: t({ message: 'Today', context: 'after a name' }),
  weekly: t({ message: 'This Week', context: 'after a name' }),
  monthly: t({ message: 'This Month', context: 'after a name' }),
  yearly: t({ message: 'This Year', context: 'after a name' }),
};

const LAST_DAYS: Readonly<Record<RecentPeriod, string>> = {
  today: t({ message: 'Today', context: 'after a name' }),
  week: t({ message: 'Last 7 Days', context: 'after a name' }),
  month: t({ message: 'Last 30 Days', context: 'after a name' }),
};

const revenueIn = (period: string) => t`Revenue ${period}`;
const ordersIn = (period: string) => t`Orders ${period}`;
const averageIn = (period: string) => t`Average Order ${period}`;
const crashFreeIn = (period: string) => t`Crash-free sessions, ${period}`;
const crashesIn = (period: string) => t`Crashes, ${period}`;
const halfOfStartsIn = (period: string) => t`Half of all starts took up to, ${period}`;
const mostStartsIn = (period: string) => t`95% of all starts took up to, ${period}`;
const viewsIn = (period: string) => t`Views, ${period}`;

/** Texts of the automated replies. Every figure in them comes from the client's own data. */
export const liveAnswers = {
  list: (names: readonly string[]) => (names.length > 0 ? names.join(', ') : t`none`),
  features: (on: string, off: string) => t`Switched on: ${on}.\nSwitched off: ${off}.`,
  open: (section: string) => t`Open ${section}`,
  notRead: (section: string) => t`I don't have that data yet. Open ${section}, then ask me again.`,
  business: (name: string, type: string, person: string, email: string) =>
    t`${name} is registered as: ${type}. You are signed in as ${person}, ${email}.`,
  liveSince: (day: string) => t`Your app has been live since ${day}.`,
  milestones: (completed: number, total: number) => t`Milestones completed: ${completed} of ${total}.`,
  tickets: {
    none: t`You have no support tickets.`,
    total: (total: number, open: number) => t`Support tickets: ${total}. Not resolved yet: ${open}.`,
    line: (title: string, status: string) => `${title}: ${status}`,
    statuses: {
      open: t`open`,
      'in-progress': t`in-progress`,
      resolved: t`resolved`,
      closed: t`closed`,
    } satisfies Record<TicketStatus, string>,
  },
  figures: {
    dailyActiveUsers: t`Daily Active Users`,
    revenueToday: t`Revenue Today`,
    ordersToday: t`Orders Today`,
    appPerformance: t`App Performance`,
    missing: t`no data yet`,
    from: (source: string, day: string) => t`${source}, updated ${day}`,
    nothing: t`Your app has not sent any figures yet.`,
    since: (day: string) => t`Your app has not sent any data since ${day}, so I have no figures to show.`,
  },
  sales: {
    revenue: (period: CommercePeriod) => revenueIn(PERIODS[period]),
    orders: (period: CommercePeriod) => ordersIn(PERIODS[period]),
    average: (period: CommercePeriod) => averageIn(PERIODS[period]),
    best: (item: string, pieces: number) =>
      plural(pieces, { one: `Most ordered: ${item}, # item`, other: `Most ordered: ${item}, # items` }),
  },
  bookings: { tables: t`Reservations Today`, guests: t`Guests Today`, noShows: t`No-shows This Month` },
  takeaway: {
    waiting: (orders: number) => t`Waiting now: ${orders}`,
    completed: t`Orders Completed Today`,
    revenue: t`Revenue Today`,
    preparation: t`Average Prep Time`,
    minutes: t`min`,
  },
  loyalty: {
    members: t`Members`,
    stamps: t`Stamps, last 30 days`,
    rewards: t`Rewards, last 30 days`,
    redemption: t`Rewards per 100 stamps`,
  },
  events: {
    count: t`Events This Month`,
    revenue: t`Ticket Revenue This Month`,
    attendance: t`Attendance This Month`,
    unnamed: t`An event`,
    next: (name: string, day: string, sold: number) => t`Next: ${name}, ${day}, ${sold} sold`,
  },
  adoption: {
    downloads: t`Downloads, last 30 days`,
    registered: t`Registered Users`,
    monthlyActive: t`Monthly Active Users`,
    returning: t`Returning guests this week`,
  },
  performance: {
    crashFree: (period: RecentPeriod) => crashFreeIn(LAST_DAYS[period]),
    errors: (period: RecentPeriod) => crashesIn(LAST_DAYS[period]),
    startupP50: (period: RecentPeriod) => halfOfStartsIn(LAST_DAYS[period]),
    startupP95: (period: RecentPeriod) => mostStartsIn(LAST_DAYS[period]),
  },
  content: {
    views: (period: RecentPeriod) => viewsIn(LAST_DAYS[period]),
    most: (item: string, views: string) => t`Most viewed: ${item}, ${views}`,
  },
  push: {
    today: t`Delivered Today`,
    delivered: t`Delivered, last 30 days`,
    opened: t`Opened, last 30 days`,
    rate: t`Open Rate, last 30 days`,
  },
  achievements: {
    count: (reached: number, all: number) => t`Unlocked: ${reached} of ${all}`,
    last: (title: string, day: string) => t`Latest: ${title}, ${day}`,
  },
  breakEven: {
    line: (earned: string, paid: string, position: string) => t`Earned ${earned}, paid ${paid}: ${position}`,
    paid: (paid: string) => t`Paid ${paid}. Your app has not reported any earnings yet.`,
    none: t`No payments or earnings yet.`,
  },
  billing: {
    plans: { basic: t`basic`, premium: t`premium`, enterprise: t`enterprise` } satisfies Record<
      SubscriptionPlan,
      string
    >,
    statuses: {
      active: t`active`,
      paused: t`paused`,
      cancelled: t({ message: 'cancelled', context: 'plan' }),
    } satisfies Record<ClientStatus, string>,
    plan: (plan: string, status: string, since: string) => t`Your plan is ${plan}, ${status}, since ${since}.`,
    cost: (amount: string) => t`Monthly cost: ${amount}.`,
    next: (day: string) => t`Next billing date: ${day}.`,
  },
  notifications: t`I cannot send notifications myself, but I can prepare one: write “Send a notification about tonight’s tasting”. Push Notifications shows if your app is not ready for them.`,
  products: {
    none: t`No shop is connected to the portal, so I have no products to show.`,
    /** The only shop platform that can be connected. */
    source: 'Shopify',
    total: (count: number) => t`Products: ${count}`,
    low: (title: string, stock: number) =>
      stock > 0 ? t`Low in stock: ${title}, ${stock} left` : t`Out of stock: ${title}`,
    unchanged: t`I cannot change the catalog. I can prepare an item of your menu: write “Add a Barolo for 95 kr”.`,
  },
  off: (feature: string) => t`${feature} is switched off for your app.`,
  on: (feature: string) =>
    t`${feature} is switched on for your app, but I have no data for it. You can open the section here.`,
  help: t`I can answer questions about your features, your business, the progress of your app, your support tickets, your plan, and the figures in every section you have opened. I can also prepare a notification, a menu item or an event.`,
  /** Prompts below the general help. */
  prompts: [t`Which features are switched on?`, t`How is my app doing?`, t`Which support tickets are open?`],
} as const;
