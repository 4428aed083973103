import { endpoint, reply } from '../http/endpoint.ts';

/** Maximum number of event types listed per client: the most recent ones. */
export const EVENT_TYPES_MAX = 100;
/** Counted days, the retention period of events. */
export const EVENT_TYPE_STATS_DAYS = 90;

/** Statistics of one event type of a client. */
export interface EventTypeStatsReply {
  type: string;
  /** Whether metrics are derived from it; other types are only counted. */
  known: boolean;
  events: number;
  /** When the last one was received. */
  lastAt: string;
  /** JSON of a recent event of an unknown type without its guest, for debugging. */
  example: string | null;
}

/** Event types that a client's app reports, for integrators. */
export const eventTypeStats = {
  list: endpoint.get('/api/admin/clients/:id/event-types', 'admin', reply<EventTypeStatsReply[]>()),
};
