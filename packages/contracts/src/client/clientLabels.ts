import type { BusinessType, ClientStatus, SubscriptionPlan } from './client.ts';

/** The words for what the wire says about a client: on the operator's page, and in the file that is exported. */
export const businessTypeLabels: Readonly<Record<BusinessType, string>> = {
  'wine-bar': 'Wine bar',
  restaurant: 'Restaurant',
  cafe: 'Cafe',
  'retail-store': 'Retail store',
  'event-venue': 'Event venue',
};

export const planLabels: Readonly<Record<SubscriptionPlan, string>> = {
  basic: 'Basic',
  premium: 'Premium',
  enterprise: 'Enterprise',
};

export const clientStatusLabels: Readonly<Record<ClientStatus, string>> = {
  active: 'Active',
  paused: 'Paused',
  cancelled: 'Cancelled',
};

/** What stands where there is nothing to show (R8). */
export const NO_PHONE = 'N/A';
export const NEVER = 'Never';
