import { boolean, type InferType, object, string } from 'yup';
import { emailAddress, enumField, optionalId, optionalPhone, passwordField, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { businessTypes, type ClientReply, PASSWORD_MAX, PASSWORD_MIN, subscriptionPlans } from './client.ts';

const SHORT = 'Password must be at least 8 characters';
const LONG = 'Password must be at most 128 characters';

/** In place of a password where none is asked for: whatever was typed is not read. */
const nothing = () =>
  string()
    .transform(() => undefined)
    .optional();

/** A new client account (R15), with the operator's sentences (R17). */
export const createClientSchema = object({
  email: emailAddress('Invalid email address'),
  contactName: requiredLine('Contact name is required'),
  businessName: requiredLine('Business name is required'),
  businessType: enumField(businessTypes, 'Business type is required'),
  subscriptionPlan: enumField(subscriptionPlans, 'Subscription plan is required'),
  phone: optionalPhone(),
  /** What a visitor wrote who becomes this client. */
  inquiry: optionalId('This inquiry cannot be read.').default(undefined),
  /** Whether the client gets a link to choose a password; then none is typed here, and one that is counts for nothing. */
  invite: boolean()
    // What merely could be read as one is refused.
    .transform((_, raw: unknown) => (raw === null || raw === '' ? undefined : raw))
    .typeError('An invitation is either sent or not')
    .default(false),
  password: passwordField({ min: PASSWORD_MIN, short: SHORT, max: PASSWORD_MAX, long: LONG })
    .notRequired()
    .nonNullable(SHORT)
    .when('invite', ([invite], password) => (invite === true ? nothing() : password.required(SHORT))),
});

export type CreateClientBody = InferType<typeof createClientSchema>;

/** A client's, apart from the list: that is on the page before anybody asks for the form and its schema. */
export const newClient = {
  create: endpoint.post(
    '/api/admin/clients',
    'admin',
    createClientSchema,
    reply<ClientReply>(201, { errorStatuses: [409] }),
  ),
};
