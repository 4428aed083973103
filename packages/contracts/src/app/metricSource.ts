import { endpoint, reply } from '../http/endpoint.ts';

/** What reports for a client: the app, or what the client is connected to. */
export interface MetricSourceReply {
  /** As people call it, such as App. */
  source: string;
  /** The first day that it reported anything of, as the calendar of Copenhagen has it. */
  since: string;
  /** When its last report came. */
  lastAt: string;
}

/** Everything that has reported for a client, the one that was heard of last first. */
export const metricSource = {
  list: endpoint.get('/api/metric-sources', 'client', reply<MetricSourceReply[]>()),
};
