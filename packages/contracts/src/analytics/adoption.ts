import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import type { MetricReply } from './overview.ts';

/** Guests who first opened the app in one week, and their retention in later weeks. */
export interface CohortReply {
  /** Monday of their first week. */
  week: string;
  guests: number;
  /** Guests of the cohort who opened the app 1, 2, … weeks later, for weeks that have begun. */
  retained: number[];
}

/** Adoption of a client's app. `before` is the value for the previous 30 days. */
export interface AdoptionReply {
  /** The 30 days up to today and the previous 30, both ends inclusive. */
  days: { from: string; to: string; beforeFrom: string; beforeTo: string };
  lastReportOn: string | null;
  /** In these 30 days. */
  downloads: MetricReply;
  /** A running total; `before` is the total at the end of the previous period. */
  registered: MetricReply;
  /** Guests who opened the app in these 30 days. */
  monthlyActive: MetricReply;
  /** Per day; null without reports. */
  downloadDays: { at: string; value: number | null }[];
  /** Acquisition sources in these 30 days, as named by the app: most downloads first, at most ten. */
  sources: { source: string; downloads: number; registered: number }[];
  /** Percentage of this week's guests who opened the app in an earlier week; `before` is last week's. */
  returning: MetricReply;
  /** Guests of the last twelve weeks including this one, oldest first, by Monday; null without reports. */
  weeks: { week: string; guests: number | null; returning: number | null }[];
  /** Cohorts of these weeks, oldest first; weeks without new guests are left out. */
  cohorts: CohortReply[];
}

/** Adoption of a client's app. */
export const adoption = withPermission(['Analytics'], {
  read: endpoint.get('/api/adoption', 'client', reply<AdoptionReply>()),
});
