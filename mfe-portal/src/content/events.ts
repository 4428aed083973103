import { NOT_HERE_YET, type PanelsCopy } from './panel.ts';

/** The button stays disabled; a live client is told why, and where to turn (K34). */
export const createEvent = {
  action: 'Create New Event',
  why: 'Events cannot be created from the portal yet.',
  ask: 'Ask for one in Support',
} as const;

/** Events & Experiences (K34); revenue in euro as specified. */
export const events: PanelsCopy = {
  tiles: [
    { label: 'Events This Month', value: '0' },
    { label: 'Revenue', value: '0', unit: '€' },
    { label: 'Average Attendance', value: '0', unit: '%' },
  ],
  source: `Counted from events and tickets in your app. ${NOT_HERE_YET}`,
  panels: [
    {
      title: 'Upcoming Events',
      empty: 'No upcoming events',
      fills: 'Will show the events in your app, the next one first.',
    },
    {
      title: 'Event Performance',
      empty: 'No events held yet',
      fills: 'Will fill after the first event, with places taken and revenue.',
    },
  ],
};
