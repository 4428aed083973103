import { type InferType, object } from 'yup';
import { enumField } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';

/** What may be added one day (K6, K32). */
export const addOns = ['loyalty', 'assistant', 'website'] as const;
export type AddOn = (typeof addOns)[number];

/** What each is called, wherever it stands. */
export const addOnLabels: Readonly<Record<AddOn, string>> = {
  loyalty: 'Customer Loyalty Program',
  assistant: 'AI Assistant Pro',
  website: 'Custom Website',
};

export const addOnInterestSchema = object({
  addOn: enumField(addOns, 'Please choose an add-on from the list'),
});

export type AddOnInterestBody = InferType<typeof addOnInterestSchema>;

/** That a client wants to hear of an add-on. */
export interface AddOnInterestReply {
  addOn: AddOn;
  createdAt: string;
}

export const addOnInterest = {
  list: endpoint.get('/api/add-on-interests', 'client', reply<AddOnInterestReply[]>()),
  /** Said again it changes nothing: there is one of a client and an add-on. */
  await: endpoint.post('/api/add-on-interests', 'client', addOnInterestSchema, reply<AddOnInterestReply>(201)),
};
