import { endpoint, reply } from './endpoint.ts';

/** Goes with every refusal of what cannot be done during a view. */
export const VIEWING = 'viewing';

export interface ViewReply {
  /** ISO 8601, in UTC. */
  until: string;
}

/** An operator sees the portal as one client does, and changes nothing. */
export const view = {
  start: endpoint.post('/api/admin/clients/:id/view', 'admin', reply<ViewReply>(201, { refuses: [409] })),
  /** Ends the view that is open in this browser; without one it does nothing. */
  end: endpoint.delete('/api/admin/view', 'admin'),
};
