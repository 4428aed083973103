import type { BusinessType, ClientStatus, SubscriptionPlan } from './client.ts';

/** Display labels of client values, in the admin page and in the exported file. */
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

/** Shown in place of an empty value (R8). */
export const NO_PHONE = 'N/A';
export const NEVER = 'Never';
