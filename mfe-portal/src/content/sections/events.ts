import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

/** The button is disabled before launch (K34). */
export const createEvent = {
  action: 'Create New Event',
  all: 'All events and promotions',
} as const;

/** Events & Experiences (K34); revenue in euro as specified. */
export const events = {
  tiles: {
    count: { label: 'Events This Month', value: '0' },
    revenue: { label: 'Revenue', value: '0', unit: '€' },
    attendance: { label: 'Average Attendance', value: '0', unit: '%' },
  },
  source: 'Based on events and tickets in your app.',
  panels: {
    upcoming: {
      title: 'Upcoming Events',
      empty: 'No upcoming events',
      emptyHint: 'Shows the events in your app, the next one first.',
    },
    performance: {
      title: 'Event Performance',
      empty: 'No events held yet',
      emptyHint: 'Appears after the first event, with attendance and revenue.',
    },
  },
} as const satisfies PanelsCopy;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Events & Experiences of a live app. */
export const liveEvents = {
  loading: 'Loading your events',
  failed: notLoaded('Your events could not be loaded'),
  lastMonth: 'Last month',
  upcomingHint: 'Places sold so far.',
  pastHint: 'Last 180 days: attendance and ticket revenue.',
  heads: { event: 'Event', day: 'Day', sold: 'Sold', came: 'Attended', revenue: 'Revenue' },
  unnamed: 'Unnamed event',
  sold: (places: number) => `${places} sold`,
  came: (attended: number) => `${attended} attended`,
  cameOf: (attended: number, sold: number) => `${attended} of ${sold} attended`,
  undated: (places: number) =>
    `${counted(places, 'place was', 'places were')} sold without an event date and not included in these events.`,
} as const;
