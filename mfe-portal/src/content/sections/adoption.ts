import { plural, t } from '@lingui/core/macro';
import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

/** User Adoption (K4). */
export const adoption = {
  tiles: {
    downloads: { label: t`Downloads`, value: '0' },
    registeredUsers: { label: t`Registered Users`, value: '0' },
    monthlyActiveUsers: { label: t`Monthly Active Users`, value: '0' },
  },
  source: t`Counted by your app. Guests are anonymous here: each has a pseudonym.`,
  panels: {
    downloads: {
      title: t`Downloads over time`,
      empty: t`No downloads yet`,
      emptyHint: t`Appears once guests install the app.`,
      wide: true,
    },
    sources: {
      title: t`Where users come from`,
      empty: t`No sources yet`,
      emptyHint: t`Appears once guests open the app from a link.`,
    },
    returning: {
      title: t`Returning users`,
      empty: t`No visits yet`,
      emptyHint: t`Appears once the same guest opens the app again.`,
    },
  },
} as const satisfies PanelsCopy;

/** User Adoption of a live app. */
export const liveAdoption = {
  loading: t`Loading your guests`,
  failed: notLoaded(t`Your guests could not be loaded`),
  before: t`Previous 30 days`,
  totalBefore: t`30 days ago`,
  downloadsHint: t`Downloads by day, the last 30 days`,
  downloads: t`Downloads`,
  summary: (total: string) => t`${total} in total.`,
  sourcesHint: t`Downloads of the last 30 days, by where people came from`,
  source: t`Source`,
  registered: (count: number) => plural(count, { one: '# registered', other: '# registered' }),
  returningHint: t`Guests per week, Monday to Sunday. The line shows how many had visited in an earlier week.`,
  guests: t`Guests`,
  returning: t`Returning`,
  share: (share: string, last: string | null) =>
    last === null
      ? t`${share}% of this week's guests had visited before.`
      : t`${share}% of this week's guests had visited before; last week it was ${last}%.`,
  noShare: t`No guests have opened the app this week.`,
  cohorts: t`Guests by first week`,
  cohortsHint: t`Share of guests from each first week who opened the app again in later weeks`,
  noCohorts: t`No guests yet`,
  cohortsFill: t`Appears once guests open the app.`,
  firstWeek: t`First week`,
  weekAfter: (count: number) => plural(count, { one: 'After # week', other: 'After # weeks' }),
  cohortSummary: (weeks: number, guests: string) =>
    plural(weeks, {
      one: `${guests} guests who first visited in the last week.`,
      other: `${guests} guests who first visited in the last # weeks.`,
    }),
  ofGuests: (came: string, share: string) => t`${came} (${share}%)`,
  /** Guests are forgotten with the last data about them. */
  forgotten: t`Guests who return after more than 90 days count as new.`,
} as const;
