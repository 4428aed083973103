import { endpoint, reply } from '../http/endpoint.ts';

/** Upper limit of the count. */
export const UNREAD_MAX = 100;

export interface UnreadReply {
  /** Number of unread inbox items, at most UNREAD_MAX. */
  unread: number;
}

/** Unread count, separate from the inbox because the dashboard does not need its filters. */
export const unread = {
  count: endpoint.get('/api/admin/inbox/unread', 'admin', reply<UnreadReply>()),
};
