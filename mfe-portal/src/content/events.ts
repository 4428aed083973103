import type { PanelsCopy } from './panel.ts';

export const createEvent = 'Create New Event';

/** Events & Experiences (K34); revenue in euro as specified. */
export const events: PanelsCopy = {
  tiles: [
    { label: 'Events This Month', value: '0' },
    { label: 'Revenue', value: '0', unit: '€' },
    { label: 'Average Attendance', value: '0', unit: '%' },
  ],
  panels: [
    { title: 'Upcoming Events', empty: 'No upcoming events' },
    { title: 'Event Performance', empty: 'No events held yet' },
  ],
};
