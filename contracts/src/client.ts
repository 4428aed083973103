import { type InferType, object } from 'yup';
import { endpoint, reply } from './endpoint.ts';
import { emailAddress, oneOfWords, optionalLine, passwordOf, requiredLine } from './text.ts';

export const businessTypes = ['wine-bar', 'restaurant', 'cafe', 'retail-store', 'event-venue'] as const;
export type BusinessType = (typeof businessTypes)[number];

export const subscriptionPlans = ['basic', 'premium', 'enterprise'] as const;
export type SubscriptionPlan = (typeof subscriptionPlans)[number];

/** What each plan costs a month, in euro (R19). */
export const planPrices: Readonly<Record<SubscriptionPlan, number>> = { basic: 99, premium: 149, enterprise: 299 };

export const clientStatuses = ['active', 'paused', 'cancelled'] as const;
export type ClientStatus = (typeof clientStatuses)[number];

/** The shortest and longest password an account may have. The longest bounds the hashing, it truncates nothing. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

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

export interface ClientReply {
  id: string;
  firstName: string;
  lastName: string;
  contactName: string;
  email: string;
  businessName: string;
  businessType: BusinessType;
  subscriptionPlan: SubscriptionPlan;
  subscriptionStatus: ClientStatus;
  status: ClientStatus;
  isActive: boolean;
  phone: string | null;
  /** Times are ISO 8601 in UTC. */
  lastLogin: string | null;
  createdAt: string;
  liveAt: string | null;
  /** Counts the changes of the record; an edit names the version it was read at. */
  version: number;
}

export const client = {
  list: endpoint.get('/api/admin/clients', 'admin', reply<ClientReply[]>()),
  create: endpoint.post('/api/admin/clients', 'admin', createClientSchema, reply<ClientReply>(201)),
};
