import { boolean, type InferType, object, string } from 'yup';
import { emailAddress, enumField, optionalId, optionalPhone, passwordField, requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { say } from '../site/say.ts';
import { businessTypes, type ClientReply, PASSWORD_MAX, PASSWORD_MIN, subscriptionPlans } from './client.ts';

const SHORT = say(/*i18n*/ 'Password must be at least 8 characters');
const LONG = say(/*i18n*/ 'Password must be at most 128 characters');

/** Ignores the password when none is required. */
const ignoredField = () =>
  string()
    .transform(() => undefined)
    .optional();

/** A new client account (R15), with the operator's messages (R17). */
export const createClientSchema = object({
  email: emailAddress(say(/*i18n*/ 'Invalid email address')),
  contactName: requiredLine(say(/*i18n*/ 'Contact name is required')),
  businessName: requiredLine(say(/*i18n*/ 'Business name is required')),
  businessType: enumField(businessTypes, say(/*i18n*/ 'Business type is required')),
  subscriptionPlan: enumField(subscriptionPlans, say(/*i18n*/ 'Subscription plan is required')),
  phone: optionalPhone(),
  /** The inquiry that this client came from. */
  inquiry: optionalId('Invalid inquiry ID.').default(undefined),
  /** Whether to mail the client a link to choose a password; a password that is sent is then ignored. */
  invite: boolean()
    // Reject values that would only be coerced to a boolean.
    .transform((_, raw: unknown) => (raw === null || raw === '' ? undefined : raw))
    .typeError('invite must be true or false')
    .default(false),
  password: passwordField({ min: PASSWORD_MIN, short: SHORT, max: PASSWORD_MAX, long: LONG })
    .notRequired()
    .nonNullable(SHORT)
    .when('invite', ([invite], password) => (invite === true ? ignoredField() : password.required(SHORT))),
});

export type CreateClientBody = InferType<typeof createClientSchema>;

/** Separate from the client list, so that its page loads without this schema. */
export const newClient = {
  create: endpoint.post(
    '/api/admin/clients',
    'admin',
    createClientSchema,
    reply<ClientReply>(201, { errorStatuses: [409] }),
  ),
};
