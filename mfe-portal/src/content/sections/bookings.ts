import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

/** Reservations (K4). */
export const bookings = {
  tiles: {
    reservations: { label: 'Reservations Today', value: '0' },
    guests: { label: 'Guests Today', value: '0' },
    noShows: { label: 'No-shows This Month', value: '0' },
  },
  source: 'Based on tables booked in your app.',
  panels: {
    today: {
      title: 'Today',
      empty: 'No reservations today',
      emptyHint: 'Appears once a guest books a table for today.',
      wide: true,
    },
    upcoming: {
      title: 'Upcoming',
      empty: 'No upcoming reservations',
      emptyHint: 'Shows tables booked ahead, the next one first.',
    },
    busiest: {
      title: 'Busiest hours',
      empty: 'No reservations yet',
      emptyHint: 'Appears once there are enough bookings to compare.',
    },
  },
} as const satisfies PanelsCopy;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Reservations of a live app. */
export const liveBookings = {
  loading: 'Loading your reservations',
  failed: notLoaded('Your reservations could not be loaded'),
  weekAgo: (weekday: string) => `${weekday} last week`,
  monthAgo: 'The same days last month',
  next: {
    title: 'Next reservations',
    hint: 'Reservations with a number from your app. Your answer is sent to the app at once.',
    all: (count: number) => `Show all ${count}`,
  },
  hint: 'By reservation time.',
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  tables: (count: number) => counted(count, 'reservation', 'reservations'),
  guests: (count: number) => counted(count, 'guest', 'guests'),
  missed: (count: number) => counted(count, 'no-show', 'no-shows'),
  busiestHint: 'Reservations by hour of the week, over the last four weeks',
  busiestSummary: (hour: string, tables: string) => `Busiest time: ${hour}, ${tables}.`,
  upcomingHint: 'Days with reservations, starting tomorrow.',
  heads: { day: 'Day', tables: 'Reservations', guests: 'Guests' },
  unsaid: 'Not specified',
} as const;
