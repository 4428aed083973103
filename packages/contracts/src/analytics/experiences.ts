import { endpoint, reply } from '../http/endpoint.ts';
import type { MetricReply } from './overview.ts';

/** So many evenings each of the two lists has at most. */
export const EXPERIENCES_MAX = 20;

/** An evening for which tickets are sold. */
export interface ExperienceReply {
  /** The day it is on. */
  date: string;
  /** As the app calls it; null where it says nothing. */
  name: string | null;
  /** Places. */
  sold: number;
  /** Who came; nobody has come yet to one that is still ahead. */
  attended: number;
  /** What its tickets brought, by currency: currencies are never added up. */
  revenue: { currency: string; value: number }[];
}

/** What is on, and how it went. `before` of a figure is that of last month, the whole of it. */
export interface ExperiencesReply {
  lastReportOn: string | null;
  /** The day that is today. */
  date: string;
  /** Evenings of this month, over or still ahead, for which a ticket was sold or to which somebody came. */
  count: MetricReply;
  /** The main currency, as ISO 4217 has it: DKK where anything came in DKK, else the first of the alphabet; null without any. */
  currency: string | null;
  /** What tickets for them brought. */
  revenue: MetricReply;
  /** What came in besides, by currency. */
  otherRevenue: { currency: string; value: number }[];
  /** Who came of those who had a ticket, in per cent to the tenth, over the evenings of this month that are over; null without any. */
  attendance: MetricReply;
  /** Today's and those ahead, the next one first. */
  upcoming: ExperienceReply[];
  /** Those of the last 180 days, the newest first. */
  past: ExperienceReply[];
  /** Places that were sold without saying for when: they are of no evening. */
  undated: number;
}

/** Events and experiences that are sold in a client's app. */
export const experiences = {
  read: endpoint.get('/api/experiences', 'client', reply<ExperiencesReply>()),
};
