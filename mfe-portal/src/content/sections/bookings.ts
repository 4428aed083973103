import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

/** Reservations (K4). */
export const bookings = {
  tiles: [
    { label: 'Reservations Today', value: '0' },
    { label: 'Guests Today', value: '0' },
    { label: 'No-shows This Month', value: '0' },
  ],
  source: 'Counted from tables that are booked in your app.',
  panels: [
    {
      title: 'Today',
      empty: 'No reservations today',
      emptyHint: 'Will fill when a guest books a table for today.',
      wide: true,
    },
    {
      title: 'Upcoming',
      empty: 'No upcoming reservations',
      emptyHint: 'Will show tables booked ahead, the next one first.',
    },
    {
      title: 'Busiest hours',
      empty: 'No reservations yet',
      emptyHint: 'Will fill when there are enough bookings to compare.',
    },
  ],
} as const satisfies PanelsCopy;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Reservations of a live app. */
export const liveBookings = {
  loading: 'Loading your reservations',
  failed: notLoaded('Your reservations did not load'),
  weekAgo: (weekday: string) => `${weekday} last week`,
  monthAgo: 'The same days last month',
  hint: 'By the hour that they are booked for.',
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  tables: (count: number) => counted(count, 'table', 'tables'),
  guests: (count: number) => counted(count, 'guest', 'guests'),
  missed: (count: number) => `${counted(count, 'table', 'tables')} not shown`,
  busiestHint: 'Tables by hour of the week, over the last four weeks',
  busiestSummary: (hour: string, tables: string) => `Most of all on ${hour}: ${tables}.`,
  upcomingHint: 'Days with a table from tomorrow on.',
  heads: { day: 'Day', tables: 'Tables', guests: 'Guests' },
  unsaid: 'Not said',
} as const;
