import { endpoint, reply } from '../http/endpoint.ts';
import type { MetricReply } from './overview.ts';

/** So many days with tables one answer has at most, from tomorrow on. */
export const UPCOMING_DAYS_MAX = 14;

/** The tables of an hour of today: those that are booked and not cancelled. */
export interface BookedHourReply {
  /** 18 is from 18:00 to 19:00. */
  hour: number;
  /** Without those that were not shown. */
  tables: number;
  /** How many sit at them; null where no table says it. */
  guests: number | null;
  missed: number;
}

export interface BookedDayReply {
  date: string;
  tables: number;
  guests: number | null;
}

/** What is booked, by the day that it is booked for. */
export interface BookingsReply {
  lastReportOn: string | null;
  /** The day that is today. */
  date: string;
  /** Booked for today, without what was cancelled or not shown; `before` is the same weekday a week ago, the whole day. */
  tables: MetricReply;
  guests: MetricReply;
  /** Tables of this month so far that nobody came to; `before` is of as many days of last month. */
  noShows: MetricReply;
  today: BookedHourReply[];
  /** Days from tomorrow on for which there is a table, the next one first, at most fourteen. */
  upcoming: BookedDayReply[];
  /** Hours of the week that had a table in the last four weeks, most first. 0 is Sunday. */
  busiest: { weekday: number; hour: number; tables: number }[];
  /** The days that those are of, both ends included. */
  busyDays: { from: string; to: string };
}

/** Tables that guests book in a client's app. */
export const bookings = {
  read: endpoint.get('/api/bookings', 'client', reply<BookingsReply>()),
};
