import { endpoint, reply } from '../http/endpoint.ts';

/** A browser with an active session. */
export interface ActiveSessionReply {
  id: string;
  /** Display name, such as 'Firefox on Windows'. */
  device: string;
  /** Times are ISO 8601 in UTC. */
  since: string;
  /** Rounded to a quarter of an hour. */
  lastUsed: string;
  /** Whether this is the session of the current request. */
  current: boolean;
}

/** Active sessions of the account. */
export const activeSession = {
  list: endpoint.get('/api/sessions', 'signed-in', reply<ActiveSessionReply[]>()),
  revoke: endpoint.delete('/api/sessions/:id', 'signed-in'),
};
