import { endpoint, reply } from '../http/endpoint.ts';

/** Goes with every refusal of what cannot be done during a view. */
export const IMPERSONATING = 'viewing';

export interface ImpersonationReply {
  /** ISO 8601, in UTC. */
  until: string;
}

/** An operator sees the portal as one client does, and changes nothing. */
export const impersonation = {
  start: endpoint.post(
    '/api/admin/clients/:id/impersonation',
    'admin',
    reply<ImpersonationReply>(201, { errorStatuses: [409] }),
  ),
  /** Ends the view that is open in this browser; without one it does nothing. */
  end: endpoint.delete('/api/admin/impersonation', 'admin'),
};
