import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

/** User Adoption (K4). */
export const adoption = {
  tiles: [
    { label: 'Downloads', value: '0' },
    { label: 'Registered Users', value: '0' },
    { label: 'Monthly Active Users', value: '0' },
  ],
  source: 'Counted by your app. Guests have no names here: each is known by a mark.',
  panels: [
    {
      title: 'Downloads over time',
      empty: 'No downloads yet',
      emptyHint: 'Will fill when guests install the app.',
      wide: true,
    },
    {
      title: 'Where users come from',
      empty: 'No sources yet',
      emptyHint: 'Will fill when guests open the app from a link.',
    },
    {
      title: 'Returning users',
      empty: 'No visits yet',
      emptyHint: 'Will fill when the same guest opens the app again.',
    },
  ],
} as const satisfies PanelsCopy;

/** User Adoption of a live app. */
export const liveAdoption = {
  loading: 'Loading your guests',
  failed: notLoaded('Your guests did not load'),
  before: 'The 30 days before',
  totalBefore: '30 days ago',
  downloadsHint: 'Downloads by day, the last 30 days',
  downloads: 'Downloads',
  summary: (total: string) => `${total} in all.`,
  sourcesHint: 'Downloads of the last 30 days, by where people came from',
  source: 'Source',
  registered: (count: string) => `${count} registered`,
  returningHint: 'Guests by week, from its Monday; the mark is how many of them had come in a week before',
  guests: 'Guests',
  returning: 'Came before',
  share: (share: string, last: string | null) =>
    last === null
      ? `${share}% of this week’s guests had come before.`
      : `${share}% of this week’s guests had come before; last week it was ${last}%.`,
  noShare: 'Nobody has opened the app this week so far.',
  cohorts: 'Guests by their first week',
  cohortsHint: 'How many per cent of those who came first in a week opened the app so many weeks later',
  noCohorts: 'No guests yet',
  cohortsFill: 'Will fill when guests open the app.',
  firstWeek: 'First week',
  weekAfter: (count: number) => `After ${count} ${count === 1 ? 'week' : 'weeks'}`,
  cohortSummary: (weeks: number, guests: string) =>
    `${guests} guests who came first in one of ${weeks} ${weeks === 1 ? 'week' : 'weeks'}.`,
  ofGuests: (came: string, share: string) => `${came} (${share}%)`,
  /** Guests are forgotten with the last data about them. */
  forgotten: 'Who was away for more than 90 days counts as new.',
} as const;
