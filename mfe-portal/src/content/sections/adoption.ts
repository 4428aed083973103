import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

/** User Adoption (K4). */
export const adoption = {
  tiles: {
    downloads: { label: 'Downloads', value: '0' },
    registeredUsers: { label: 'Registered Users', value: '0' },
    monthlyActiveUsers: { label: 'Monthly Active Users', value: '0' },
  },
  source: 'Counted by your app. Guests are anonymous here: each has a pseudonym.',
  panels: {
    downloads: {
      title: 'Downloads over time',
      empty: 'No downloads yet',
      emptyHint: 'Appears once guests install the app.',
      wide: true,
    },
    sources: {
      title: 'Where users come from',
      empty: 'No sources yet',
      emptyHint: 'Appears once guests open the app from a link.',
    },
    returning: {
      title: 'Returning users',
      empty: 'No visits yet',
      emptyHint: 'Appears once the same guest opens the app again.',
    },
  },
} as const satisfies PanelsCopy;

/** User Adoption of a live app. */
export const liveAdoption = {
  loading: 'Loading your guests',
  failed: notLoaded('Your guests could not be loaded'),
  before: 'Previous 30 days',
  totalBefore: '30 days ago',
  downloadsHint: 'Downloads by day, the last 30 days',
  downloads: 'Downloads',
  summary: (total: string) => `${total} in total.`,
  sourcesHint: 'Downloads of the last 30 days, by where people came from',
  source: 'Source',
  registered: (count: string) => `${count} registered`,
  returningHint: 'Guests per week, Monday to Sunday. The line shows how many had visited in an earlier week.',
  guests: 'Guests',
  returning: 'Returning',
  share: (share: string, last: string | null) =>
    last === null
      ? `${share}% of this week's guests had visited before.`
      : `${share}% of this week's guests had visited before; last week it was ${last}%.`,
  noShare: 'No guests have opened the app this week.',
  cohorts: 'Guests by first week',
  cohortsHint: 'Share of guests from each first week who opened the app again in later weeks',
  noCohorts: 'No guests yet',
  cohortsFill: 'Appears once guests open the app.',
  firstWeek: 'First week',
  weekAfter: (count: number) => `After ${count} ${count === 1 ? 'week' : 'weeks'}`,
  cohortSummary: (weeks: number, guests: string) =>
    `${guests} guests who first visited in the last ${weeks === 1 ? 'week' : `${weeks} weeks`}.`,
  ofGuests: (came: string, share: string) => `${came} (${share}%)`,
  /** Guests are forgotten with the last data about them. */
  forgotten: 'Guests who return after more than 90 days count as new.',
} as const;
