import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';

/** A source of a client's metrics: the app or a connection. */
export interface MetricSourceReply {
  /** Display name, such as App. */
  source: string;
  /** First day with a report, in the calendar of Copenhagen. */
  since: string;
  /** When the last report came in. */
  lastAt: string;
}

/** All metric sources of a client, most recently active first. */
export const metricSource = withPermission(['Settings'], {
  list: endpoint.get('/api/metric-sources', 'client', reply<MetricSourceReply[]>()),
});
