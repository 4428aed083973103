import type { PanelsCopy } from './panel.ts';

/** Reservations (K4). */
export const bookings: PanelsCopy = {
  tiles: [
    { label: 'Reservations Today', value: '0' },
    { label: 'Guests Today', value: '0' },
    { label: 'No-shows This Month', value: '0' },
  ],
  panels: [
    { title: 'Today', empty: 'No reservations today', wide: true },
    { title: 'Upcoming', empty: 'No upcoming reservations' },
    { title: 'Busiest hours', empty: 'No reservations yet' },
  ],
};
