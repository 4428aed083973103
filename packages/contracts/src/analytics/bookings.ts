import type { ActionReply } from '../app/appAction.ts';
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

/** Maximum number of single reservations per response. */
export const RESERVATIONS_MAX = 50;

/** A reservation that can be answered: the app reported a name and a time. */
export interface ReservationReply {
  id: string;
  /** The app's name for it. */
  order: string;
  /** When the guests come. */
  for: string;
  places: number | null;
  item: string | null;
  /** What the portal has answered. */
  action: ActionReply;
}

/** Reservations by the day they are for. One that the portal declined or missed counts as such at once. */
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
  /** From today on, the next first; without those that are over. */
  reservations: ReservationReply[];
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
