import { type InferType, object } from 'yup';
import { requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';

/** A guest as the client's app calls them. */
export const eraseGuestSchema = object({ guest: requiredLine('Say the pseudonym of the guest.', 64) });

export type EraseGuestBody = InferType<typeof eraseGuestSchema>;

export interface ErasedGuestReply {
  /** So many events were theirs, and are nobody's now. */
  events: number;
}

/** Guests of a client's app, who are known by pseudonyms only. */
export const guest = {
  erase: endpoint.post('/api/admin/clients/:id/guest-erasures', 'admin', eraseGuestSchema, reply<ErasedGuestReply>()),
};
