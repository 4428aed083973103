import { NOT_HERE_YET, type PanelsCopy } from './panel.ts';

/** Reservations (K4). */
export const bookings: PanelsCopy = {
  tiles: [
    { label: 'Reservations Today', value: '0' },
    { label: 'Guests Today', value: '0' },
    { label: 'No-shows This Month', value: '0' },
  ],
  source: `Counted from tables that are booked in your app. ${NOT_HERE_YET}`,
  panels: [
    {
      title: 'Today',
      empty: 'No reservations today',
      fills: 'Will fill when a guest books a table for today.',
      wide: true,
    },
    {
      title: 'Upcoming',
      empty: 'No upcoming reservations',
      fills: 'Will show tables booked ahead, the next one first.',
    },
    {
      title: 'Busiest hours',
      empty: 'No reservations yet',
      fills: 'Will fill when there are enough bookings to compare.',
    },
  ],
};
