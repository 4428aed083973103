import { type InferType, object } from 'yup';
import { requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';

/** A guest's pseudonym in the client's app. */
export const eraseGuestSchema = object({
  guest: requiredLine(say(/*i18n*/ "Please enter the guest's pseudonym."), 64),
});

export type EraseGuestBody = InferType<typeof eraseGuestSchema>;

export interface ErasedGuestReply {
  /** Number of events that were anonymized. */
  events: number;
}

/** Guests of a client's app, known only by pseudonyms. */
export const guest = {
  erase: endpoint.post('/api/admin/clients/:id/guest-erasures', 'admin', eraseGuestSchema, reply<ErasedGuestReply>()),
};
