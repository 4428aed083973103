import type { PanelsCopy } from './panel.ts';

/** Reservations (K4). */
export const bookings: PanelsCopy = {
  tiles: [
    { label: 'Reservations Today', value: '0' },
    { label: 'Guests Today', value: '0' },
    { label: 'No-shows This Month', value: '0' },
  ],
  source: 'Counted from tables that are booked in your app. None has been reported so far.',
  panels: [
    {
      title: 'Today',
      empty: 'No reservations today',
      fills: 'Fills when a guest books a table for today.',
      wide: true,
    },
    {
      title: 'Upcoming',
      empty: 'No upcoming reservations',
      fills: 'Fills with tables booked ahead, the next one first.',
    },
    { title: 'Busiest hours', empty: 'No reservations yet', fills: 'Fills when there are enough bookings to compare.' },
  ],
};
