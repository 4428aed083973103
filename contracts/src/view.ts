import { endpoint, reply } from './endpoint.ts';

/** For how long an operator sees a client's portal before it has to be asked for again, in minutes. */
export const VIEW_MINUTES = 15;

/** Goes with every refusal of what cannot be done during a view. */
export const VIEWING = 'viewing';

export interface ViewReply {
  /** ISO 8601, in UTC. */
  until: string;
}

/** An operator sees the portal as one client does, and changes nothing. */
export const view = {
  start: endpoint.post('/api/admin/clients/:id/view', 'admin', reply<ViewReply>(201)),
  /** Ends the view that is open in this browser; without one it does nothing. */
  end: endpoint.delete('/api/admin/view', 'admin'),
};
