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
