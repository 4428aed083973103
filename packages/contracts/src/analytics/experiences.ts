import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import type { MetricReply } from './overview.ts';

/** Maximum length of each of the two lists. */
export const EXPERIENCES_MAX = 20;

/** A ticketed event. */
export interface ExperienceReply {
  /** The day of the event. */
  date: string;
  /** The app's name for it; null when none was reported. */
  name: string | null;
  /** Places sold. */
  sold: number;
  /** Guests who attended; zero for future events. */
  attended: number;
  /** Ticket revenue by currency; currencies are never summed. */
  revenue: { currency: string; value: number }[];
}

/** Ticketed events. `before` is the value for the whole of last month. */
export interface ExperiencesReply {
  lastReportOn: string | null;
  /** Today. */
  date: string;
  /** Events of this month, past and future, with a sold ticket or an attendee. */
  count: MetricReply;
  /** Main currency (ISO 4217): DKK if present, else the first alphabetically; null without revenue. */
  currency: string | null;
  /** Their ticket revenue. */
  revenue: MetricReply;
  /** Revenue in other currencies. */
  otherRevenue: { currency: string; value: number }[];
  /** Percentage of ticket holders who attended this month's past events, one decimal; null without any. */
  attendance: MetricReply;
  /** Today's and future events, earliest first. */
  upcoming: ExperienceReply[];
  /** Events of the last 180 days, newest first. */
  past: ExperienceReply[];
  /** Places sold without a date, which belong to no event. */
  undated: number;
}

/** Events and experiences sold in a client's app. */
export const experiences = withPermission(['Reservations', 'Analytics'], {
  read: endpoint.get('/api/experiences', 'client', reply<ExperiencesReply>()),
});
