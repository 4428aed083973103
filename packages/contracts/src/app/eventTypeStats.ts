import { endpoint, reply } from '../http/endpoint.ts';

/** So many types of events are listed of a client: those that came last. */
export const EVENT_TYPES_MAX = 100;
/** So many days back they are counted, as long as events are kept. */
export const EVENT_TYPE_STATS_DAYS = 90;

/** What a client's app has reported of one type. */
export interface EventTypeStatsReply {
  type: string;
  /** Whether figures are made of it; any other is kept and counted as what it is called. */
  known: boolean;
  events: number;
  /** When the last of them came in. */
  lastAt: string;
  /** What one of the last says besides its guest, as JSON: of a type that is not known, for whoever looks for why. */
  example: string | null;
}

/** What comes in at the door of a client's app, for whoever connects it. */
export const eventTypeStats = {
  list: endpoint.get('/api/admin/clients/:id/event-types', 'admin', reply<EventTypeStatsReply[]>()),
};
