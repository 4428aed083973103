import { endpoint, reply } from '../http/endpoint.ts';

/** A link to set a password, on its way. */
export interface LinkSentReply {
  /** Whom it was written to. */
  email: string;
  /** Until when it can be used, in ISO 8601. */
  expiresAt: string;
}

/** An operator's, for a client who has lost the way in; apart from what the public form sends, and without a schema. */
export const clientPasswordLink = {
  send: endpoint.post('/api/admin/clients/:id/password-link', 'admin', reply<LinkSentReply>(202)),
};
