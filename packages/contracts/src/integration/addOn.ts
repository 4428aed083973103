import { type InferType, object } from 'yup';
import { enumField } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { say } from '../site/say.ts';

/** Planned add-ons (K6, K32). */
export const addOns = ['loyalty', 'assistant', 'website'] as const;
export type AddOn = (typeof addOns)[number];

/** Display names. */
export const addOnLabels: Readonly<Record<AddOn, string>> = {
  loyalty: say(/*i18n*/ 'Customer Loyalty Program'),
  assistant: 'AI Assistant Pro',
  website: say(/*i18n*/ 'Custom Website'),
};

export const addOnInterestSchema = object({
  addOn: enumField(addOns, say(/*i18n*/ 'Please choose an add-on from the list')),
});

export type AddOnInterestBody = InferType<typeof addOnInterestSchema>;

/** A client's interest in an add-on. */
export interface AddOnInterestReply {
  addOn: AddOn;
  createdAt: string;
}

export const addOnInterest = withPermission(['Settings'], {
  list: endpoint.get('/api/add-on-interests', 'client', reply<AddOnInterestReply[]>()),
  /** Idempotent: one per client and add-on. */
  await: endpoint.post('/api/add-on-interests', 'client', addOnInterestSchema, reply<AddOnInterestReply>(201)),
});
