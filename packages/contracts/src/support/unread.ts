import { endpoint, reply } from '../http/endpoint.ts';

/** Nobody counts further than this: it is many. */
export const UNREAD_MAX = 100;

export interface UnreadReply {
  /** How much of the inbox nobody has read, at most UNREAD_MAX. */
  unread: number;
}

/** How much waits in the inbox; apart from the inbox, whose filters the dashboard does without. */
export const unread = {
  count: endpoint.get('/api/admin/inbox/unread', 'admin', reply<UnreadReply>()),
};
