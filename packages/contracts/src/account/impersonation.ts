import { endpoint, reply } from '../http/endpoint.ts';

/** Error code of every request that is rejected during impersonation. */
export const IMPERSONATING = 'viewing';

export interface ImpersonationReply {
  /** ISO 8601, in UTC. */
  until: string;
}

/** Read-only impersonation: an operator sees a client's portal. */
export const impersonation = {
  start: endpoint.post(
    '/api/admin/clients/:id/impersonation',
    'admin',
    reply<ImpersonationReply>(201, { errorStatuses: [409] }),
  ),
  /** Ends this browser's impersonation; does nothing without one. */
  end: endpoint.delete('/api/admin/impersonation', 'admin'),
};
