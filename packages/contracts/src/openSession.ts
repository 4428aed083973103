import { endpoint, reply } from './endpoint.ts';

/** A browser in which somebody is signed in. */
export interface OpenSessionReply {
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
export const openSession = {
  list: endpoint.get('/api/sessions', 'signed-in', reply<OpenSessionReply[]>()),
  end: endpoint.delete('/api/sessions/:id', 'signed-in'),
};
