import type { BrandingReply, FeaturesReply } from '../account/session.ts';
import { endpoint, reply } from '../http/endpoint.ts';

export const businessTypes = ['wine-bar', 'restaurant', 'cafe', 'retail-store', 'event-venue'] as const;
export type BusinessType = (typeof businessTypes)[number];

export const subscriptionPlans = ['basic', 'premium', 'enterprise'] as const;
export type SubscriptionPlan = (typeof subscriptionPlans)[number];

/** Monthly price of each plan, in euro (R19). */
export const planPrices: Readonly<Record<SubscriptionPlan, number>> = { basic: 99, premium: 149, enterprise: 299 };

export const clientStatuses = ['active', 'paused', 'cancelled'] as const;
export type ClientStatus = (typeof clientStatuses)[number];

/** Shortest and longest password. The maximum bounds the hashing cost; nothing is truncated. */
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
  /** Version of the record, incremented on each change; an edit names the version it is based on. */
  version: number;
}

/** Branding of a client's app with the operator's notes. Colours are written `#1f5f66`. */
export interface ClientBrandingReply extends BrandingReply {
  primaryColor: string | null;
  accentColor: string | null;
}

/** Store pages of a client's app; null where none has been entered. */
export interface StoreLinksReply {
  appStore: string | null;
  googlePlay: string | null;
}

/** How long a launch can be undone, in minutes. */
export const LAUNCH_UNDO_MINUTES = 10;

/** Everything that an operator manages about a client. */
export interface ClientDetailReply extends ClientReply {
  features: FeaturesReply;
  branding: ClientBrandingReply;
  /** Id of the app's logo; null without one. */
  logo: string | null;
  storeLinks: StoreLinksReply;
  /** A day, `2026-03-01`. */
  nextBillingDate: string | null;
  /** Whether two-step verification is on. */
  secondFactor: boolean;
  /** When the address started to bounce, in ISO 8601; null if it does not. */
  undeliverableSince: string | null;
  /** Until when the launch can be undone; null before it and afterwards. */
  undoLaunchUntil: string | null;
}

export const client = {
  read: endpoint.get('/api/admin/clients/:id', 'admin', reply<ClientDetailReply>()),
  /** Deletes the account and all personal data; ledger entries stay. */
  remove: endpoint.delete('/api/admin/clients/:id', 'owner'),
  /** Resets two-step verification of a client who lost the phone and the recovery codes. */
  resetFactor: endpoint.delete('/api/admin/clients/:id/second-factor', 'owner'),
  /** Marks the app as live. */
  launch: endpoint.post(
    '/api/admin/clients/:id/launch',
    'owner',
    reply<ClientDetailReply>(200, { errorStatuses: [409] }),
  ),
  /** Undoes the launch within the first minutes. */
  undoLaunch: endpoint.delete('/api/admin/clients/:id/launch', 'owner', { errorStatuses: [409] }),
};
