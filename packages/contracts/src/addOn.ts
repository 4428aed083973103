import { type InferType, object } from 'yup';
import { endpoint, reply } from './endpoint.ts';
import { oneOfWords } from './text.ts';

/** What may be added one day (K6, K32). */
export const addOns = ['loyalty', 'assistant', 'website'] as const;
export type AddOn = (typeof addOns)[number];

/** What each is called, wherever it stands. */
export const addOnNames: Readonly<Record<AddOn, string>> = {
  loyalty: 'Customer Loyalty Program',
  assistant: 'AI Assistant Pro',
  website: 'Custom Website',
};

export const awaitAddOnSchema = object({
  addOn: oneOfWords(addOns, 'Please choose an add-on from the list'),
});

export type AwaitAddOnBody = InferType<typeof awaitAddOnSchema>;

/** That a client wants to hear of an add-on. */
export interface AwaitedAddOnReply {
  addOn: AddOn;
  createdAt: string;
}

export const addOn = {
  list: endpoint.get('/api/add-on-interests', 'client', reply<AwaitedAddOnReply[]>()),
  /** Said again it changes nothing: there is one of a client and an add-on. */
  await: endpoint.post('/api/add-on-interests', 'client', awaitAddOnSchema, reply<AwaitedAddOnReply>(201)),
};
