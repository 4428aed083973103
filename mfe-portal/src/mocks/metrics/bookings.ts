import { type BookingsReply, bookings, type ReservationReply } from '@skal/contracts/analytics/bookings';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';
import { makeMetric, missingMetric } from '../figures.ts';
import { makeAction } from './actions.ts';

/** Makes the bookings of an app without reports. */
export const makeBookings = (change: Partial<BookingsReply> = {}): BookingsReply => ({
  ...{ lastReportOn: null, date: '2026-11-21', tables: missingMetric, guests: missingMetric, noShows: missingMetric },
  ...{ today: [], reservations: [], upcoming: [], busiest: [], busyDays: { from: '2026-10-25', to: '2026-11-21' } },
  ...change,
});

/** Makes a reservation that can be answered. */
export const makeReservation = (
  order: string,
  at: string,
  change: Partial<ReservationReply> = {},
): ReservationReply => ({
  ...{ id: `0198c0de-0000-7000-8009-${order.replace(/\D/g, '').padStart(12, '0')}`, order, for: at },
  ...{ places: null, item: null, action: makeAction() },
  ...change,
});

/** Bookings of a wine bar on a Saturday. */
export const sampleBookings = (): BookingsReply =>
  makeBookings({
    ...{
      lastReportOn: '2026-11-21',
      tables: makeMetric(12, 10),
      guests: makeMetric(33, 27),
      noShows: makeMetric(3, 5),
    },
    reservations: [
      makeReservation('T-201', '2026-11-21T17:00:00.000Z', { places: 4, item: 'Window table' }),
      makeReservation('T-202', '2026-11-21T19:00:00.000Z', {
        ...{ places: 2 },
        action: makeAction({
          ...{ step: 'declined', version: 1, at: '2026-11-21T08:05:00.000Z', by: 'Karen Holm', progress: 'failed' },
        }),
      }),
    ],
    today: [
      { hour: 17, tables: 1, guests: null, missed: 1 },
      { hour: 18, tables: 4, guests: 11, missed: 0 },
      { hour: 20, tables: 7, guests: 22, missed: 0 },
    ],
    upcoming: [
      { date: '2026-11-22', tables: 6, guests: 15 },
      { date: '2026-11-27', tables: 1, guests: 8 },
    ],
    busiest: [
      { weekday: 5, hour: 19, tables: 31 },
      { weekday: 6, hour: 20, tables: 28 },
    ],
  });

export const bookingHandlers = (reply: () => BookingsReply): RequestHandler =>
  mockEndpoint(bookings.read, () => reply());
