import type { BusinessType, ClientStatus, SubscriptionPlan } from './client.ts';

/** The words for what the wire says about a client: on the operator's page, and in the file that is exported. */
export const businessTypeNames: Readonly<Record<BusinessType, string>> = {
  'wine-bar': 'Wine bar',
  restaurant: 'Restaurant',
  cafe: 'Cafe',
  'retail-store': 'Retail store',
  'event-venue': 'Event venue',
};

export const planNames: Readonly<Record<SubscriptionPlan, string>> = {
  basic: 'Basic',
  premium: 'Premium',
  enterprise: 'Enterprise',
};

export const statusNames: Readonly<Record<ClientStatus, string>> = {
  active: 'Active',
  paused: 'Paused',
  cancelled: 'Cancelled',
};

/** What stands where there is nothing to show (R8). */
export const NO_PHONE = 'N/A';
export const NEVER = 'Never';
