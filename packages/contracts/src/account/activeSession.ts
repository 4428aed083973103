import { endpoint, reply } from '../http/endpoint.ts';

/** A browser in which somebody is signed in. */
export interface ActiveSessionReply {
  id: string;
  /** In words: 'Firefox on Windows'. */
  device: string;
  /** Times are ISO 8601 in UTC. */
  since: string;
  /** To within a quarter of an hour. */
  lastUsed: string;
  /** Whether it is the browser that asks. */
  current: boolean;
}

/** Where somebody is signed in. */
export const activeSession = {
  list: endpoint.get('/api/sessions', 'signed-in', reply<ActiveSessionReply[]>()),
  revoke: endpoint.delete('/api/sessions/:id', 'signed-in'),
};
