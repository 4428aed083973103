import { plural, t } from '@lingui/core/macro';
import { formatHour } from '../../format/timeBucket.ts';
import { notLoaded, type PanelsCopy } from '../panelCopy.ts';

/** Reservations (K4). */
export const bookings = {
  tiles: {
    reservations: { label: t`Reservations Today`, value: '0' },
    guests: { label: t`Guests Today`, value: '0' },
    noShows: { label: t`No-shows This Month`, value: '0' },
  },
  source: t`Based on tables booked in your app.`,
  panels: {
    today: {
      title: t`Today`,
      empty: t`No reservations today`,
      emptyHint: t`Appears once a guest books a table for today.`,
      wide: true,
    },
    upcoming: {
      title: t`Upcoming`,
      empty: t`No upcoming reservations`,
      emptyHint: t`Shows tables booked ahead, the next one first.`,
    },
    busiest: {
      title: t`Busiest hours`,
      empty: t`No reservations yet`,
      emptyHint: t`Appears once there are enough bookings to compare.`,
    },
  },
} as const satisfies PanelsCopy;

/** Reservations of a live app. */
export const liveBookings = {
  loading: t`Loading your reservations`,
  failed: notLoaded(t`Your reservations could not be loaded`),
  weekAgo: (weekday: string) => t`${weekday} last week`,
  monthAgo: t`The same days last month`,
  next: {
    title: t`Next reservations`,
    hint: t`Reservations with a number from your app. Your answer is sent to the app at once.`,
    all: (count: number) => t`Show all ${count}`,
  },
  hint: t`By reservation time.`,
  hour: (hour: number) => formatHour(String(hour).padStart(2, '0')),
  tables: (count: number) => plural(count, { one: '# reservation', other: '# reservations' }),
  guests: (count: number) => plural(count, { one: '# guest', other: '# guests' }),
  missed: (count: number) => plural(count, { one: '# no-show', other: '# no-shows' }),
  busiestHint: t`Reservations by hour of the week, over the last four weeks`,
  busiestSummary: (hour: string, tables: string) => t`Busiest time: ${hour}, ${tables}.`,
  upcomingHint: t`Days with reservations, starting tomorrow.`,
  heads: { day: t`Day`, tables: t`Reservations`, guests: t`Guests` },
  unsaid: t`Not specified`,
} as const;
