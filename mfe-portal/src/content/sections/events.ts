import { plural, t } from '@lingui/core/macro';
import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

/** The button is disabled before launch (K34). */
export const createEvent = {
  action: t`Create New Event`,
  all: t`All events and promotions`,
} as const;

/** Events & Experiences (K34); revenue in euro as specified. */
export const events = {
  tiles: {
    count: { label: t`Events This Month`, value: '0' },
    revenue: { label: t`Revenue`, value: '0', unit: '€' },
    attendance: { label: t`Average Attendance`, value: '0', unit: '%' },
  },
  source: t`Based on events and tickets in your app.`,
  panels: {
    upcoming: {
      title: t`Upcoming Events`,
      empty: t`No upcoming events`,
      emptyHint: t`Shows the events in your app, the next one first.`,
    },
    performance: {
      title: t`Event Performance`,
      empty: t`No events held yet`,
      emptyHint: t`Appears after the first event, with attendance and revenue.`,
    },
  },
} as const satisfies PanelsCopy;

/** Events & Experiences of a live app. */
export const liveEvents = {
  loading: t`Loading your events`,
  failed: notLoaded(t`Your events could not be loaded`),
  lastMonth: t`Last month`,
  upcomingHint: t`Places sold so far.`,
  pastHint: t`Last 180 days: attendance and ticket revenue.`,
  heads: { event: t`Event`, day: t`Day`, sold: t`Sold`, came: t`Attended`, revenue: t`Revenue` },
  unnamed: t`Unnamed event`,
  day: (weekday: string, date: string) => t`${weekday} ${date}`,
  sold: (places: number) => plural(places, { one: '# sold', other: '# sold' }),
  came: (attended: number) => plural(attended, { one: '# attended', other: '# attended' }),
  cameOf: (attended: number, sold: number) => t`${attended} of ${sold} attended`,
  undated: (places: number) =>
    plural(places, {
      one: '# place was sold without an event date and not included in these events.',
      other: '# places were sold without an event date and not included in these events.',
    }),
} as const;
