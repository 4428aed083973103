import type { BrandingReply, FeaturesReply } from '../account/session.ts';
import { endpoint, reply } from '../http/endpoint.ts';

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

/** How a client's app looks, with what only the operator notes. Colours are written `#1f5f66`. */
export interface ClientBrandingReply extends BrandingReply {
  primaryColor: string | null;
  accentColor: string | null;
}

/** Where a client's app is to be had; null where no address has been entered. */
export interface StoreLinksReply {
  appStore: string | null;
  googlePlay: string | null;
}

/** For how long a launch can be taken back, in minutes. */
export const LAUNCH_UNDO_MINUTES = 10;

/** Everything that an operator sets about a client. */
export interface ClientDetailReply extends ClientReply {
  features: FeaturesReply;
  branding: ClientBrandingReply;
  /** The id of the app's logo; null where there is none. */
  logo: string | null;
  storeLinks: StoreLinksReply;
  /** A day, `2026-03-01`. */
  nextBillingDate: string | null;
  /** Whether a code is asked for when the client signs in. */
  secondFactor: boolean;
  /** Since when the address takes no mail, in ISO 8601; null where nothing is known against it. */
  undeliverableSince: string | null;
  /** Until when the launch can be taken back; null before it and afterwards. */
  undoLaunchUntil: string | null;
}

export const client = {
  read: endpoint.get('/api/admin/clients/:id', 'admin', reply<ClientDetailReply>()),
  /** Takes the account and all personal data with it; what was booked stays. */
  remove: endpoint.delete('/api/admin/clients/:id', 'owner'),
  /** For one who has lost their phone and their recovery codes. */
  resetFactor: endpoint.delete('/api/admin/clients/:id/second-factor', 'owner'),
  /** Marks the app as live. */
  launch: endpoint.post(
    '/api/admin/clients/:id/launch',
    'owner',
    reply<ClientDetailReply>(200, { errorStatuses: [409] }),
  ),
  /** Takes the launch back, within the first minutes. */
  undoLaunch: endpoint.delete('/api/admin/clients/:id/launch', 'owner', { errorStatuses: [409] }),
};
