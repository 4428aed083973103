import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

/** The button stays disabled; a live client sees the reason and a contact (K34). */
export const createEvent = {
  action: 'Create New Event',
  why: 'Events cannot be created from the portal yet.',
  ask: 'Ask for one in Support',
} as const;

/** Events & Experiences (K34); revenue in euro as specified. */
export const events = {
  tiles: [
    { label: 'Events This Month', value: '0' },
    { label: 'Revenue', value: '0', unit: '€' },
    { label: 'Average Attendance', value: '0', unit: '%' },
  ],
  source: 'Counted from events and tickets in your app.',
  panels: [
    {
      title: 'Upcoming Events',
      empty: 'No upcoming events',
      emptyHint: 'Will show the events in your app, the next one first.',
    },
    {
      title: 'Event Performance',
      empty: 'No events held yet',
      emptyHint: 'Will fill after the first event, with places taken and revenue.',
    },
  ],
} as const satisfies PanelsCopy;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Events & Experiences of a live app. */
export const liveEvents = {
  loading: 'Loading your events',
  failed: notLoaded('Your events did not load'),
  lastMonth: 'Last month',
  upcomingHint: 'Places that are sold so far.',
  pastHint: 'Of the last 180 days: who came, and what the tickets brought.',
  heads: { event: 'Event', day: 'Day', sold: 'Sold', came: 'Came', revenue: 'Revenue' },
  unnamed: 'An event without a name',
  sold: (places: number) => `${places} sold`,
  came: (attended: number) => `${attended} came`,
  cameOf: (attended: number, sold: number) => `${attended} of ${sold} came`,
  undated: (places: number) =>
    `${counted(places, 'place was', 'places were')} sold without saying for when: they are in none of these events.`,
} as const;
