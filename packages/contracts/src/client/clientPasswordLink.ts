import { endpoint, reply } from '../http/endpoint.ts';

/** A link to set a password that is being mailed. */
export interface LinkSentReply {
  /** Recipient. */
  email: string;
  /** Expiry in ISO 8601. */
  expiresAt: string;
}

/** Password link that an operator sends to a client; no schema, so it stays apart from the public form. */
export const clientPasswordLink = {
  send: endpoint.post('/api/admin/clients/:id/password-link', 'admin', reply<LinkSentReply>(202)),
};
