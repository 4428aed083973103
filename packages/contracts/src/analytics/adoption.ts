import { endpoint, reply } from '../http/endpoint.ts';
import type { MetricReply } from './overview.ts';

/** Guests who opened the app in one week for the first time, and how many of them came in the weeks after. */
export interface CohortReply {
  /** The Monday of their first week. */
  week: string;
  guests: number;
  /** How many of them opened it in the first, second and further week after, as far as these have begun. */
  retained: number[];
}

/** Who has a client's app. `before` of a figure is the same of the 30 days before, which end where these begin. */
export interface AdoptionReply {
  /** The 30 days up to today, and those they are held against, both ends included. */
  days: { from: string; to: string; beforeFrom: string; beforeTo: string };
  lastReportOn: string | null;
  /** In these days. */
  downloads: MetricReply;
  /** A running total; `before` is that of the end of the days before. */
  registered: MetricReply;
  /** Guests who opened the app in these days. */
  monthlyActive: MetricReply;
  /** Day by day; null where nothing was reported. */
  downloadDays: { at: string; value: number | null }[];
  /** Where people came from in these days, as the app calls it: most downloads first, at most ten. */
  sources: { source: string; downloads: number; registered: number }[];
  /** Share of this week's guests who had opened the app in a week before, in per cent; `before` is that of last week. */
  returning: MetricReply;
  /** Guests of the last twelve weeks, this one included, oldest first, by their Mondays; null where nothing was reported. */
  weeks: { week: string; guests: number | null; returning: number | null }[];
  /** Those who came first in one of these weeks, oldest first; weeks without anybody new are left out. */
  cohorts: CohortReply[];
}

/** Who has a client's app. */
export const adoption = {
  read: endpoint.get('/api/adoption', 'client', reply<AdoptionReply>()),
};
