import { type InferType, object } from 'yup';
import { businessTypes, type ClientReply, PASSWORD_MAX, PASSWORD_MIN, subscriptionPlans } from './client.ts';
import { endpoint, reply } from './endpoint.ts';
import { emailAddress, oneOfWords, optionalLine, passwordOf, requiredLine } from './text.ts';

/** A new client account (R15), with the operator's sentences (R17). */
export const createClientSchema = object({
  email: emailAddress('Invalid email address'),
  contactName: requiredLine('Contact name is required'),
  businessName: requiredLine('Business name is required'),
  businessType: oneOfWords(businessTypes, 'Business type is required'),
  subscriptionPlan: oneOfWords(subscriptionPlans, 'Subscription plan is required'),
  phone: optionalLine(40),
  password: passwordOf({
    min: PASSWORD_MIN,
    short: 'Password must be at least 8 characters',
    max: PASSWORD_MAX,
    long: 'Password must be at most 128 characters',
  }),
});

export type CreateClientBody = InferType<typeof createClientSchema>;

/** A client's, apart from the list: that is on the page before anybody asks for the form and its schema. */
export const newClient = {
  create: endpoint.post('/api/admin/clients', 'admin', createClientSchema, reply<ClientReply>(201)),
};
