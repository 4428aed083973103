import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import type { MetricReply } from './overview.ts';

/** Maximum number of days with reservations per response, from tomorrow on. */
export const UPCOMING_DAYS_MAX = 14;

/** Reservations of one hour of today, without cancellations. */
export interface BookedHourReply {
  /** 18 is 18:00 to 19:00. */
  hour: number;
  /** Without no-shows. */
  tables: number;
  /** Number of guests; null when no reservation states it. */
  guests: number | null;
  missed: number;
}

export interface BookedDayReply {
  date: string;
  tables: number;
  guests: number | null;
}

/** Reservations by the day they are for. */
export interface BookingsReply {
  lastReportOn: string | null;
  /** Today. */
  date: string;
  /** Reservations for today without cancellations and no-shows; `before` is the whole of the same weekday a week ago. */
  tables: MetricReply;
  guests: MetricReply;
  /** No-shows of this month so far; `before` covers as many days of last month. */
  noShows: MetricReply;
  today: BookedHourReply[];
  /** Days from tomorrow on with reservations, earliest first, at most fourteen. */
  upcoming: BookedDayReply[];
  /** Busiest hours of the week in the last four weeks, most first. 0 is Sunday. */
  busiest: { weekday: number; hour: number; tables: number }[];
  /** The days of `busiest`, both ends inclusive. */
  busyDays: { from: string; to: string };
}

/** Table reservations in a client's app. */
export const bookings = withPermission(['Reservations', 'Analytics'], {
  read: endpoint.get('/api/bookings', 'client', reply<BookingsReply>()),
});
