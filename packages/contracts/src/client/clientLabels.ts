import { say } from '../site/say.ts';
import type { BusinessType, ClientStatus, SubscriptionPlan } from './client.ts';

/** Display labels of client values, in the admin page and in the exported file. */
export const businessTypeLabels: Readonly<Record<BusinessType, string>> = {
  'wine-bar': say(/*i18n*/ 'Wine bar'),
  restaurant: say(/*i18n*/ 'Restaurant'),
  cafe: say(/*i18n*/ 'Cafe'),
  'retail-store': say(/*i18n*/ 'Retail store'),
  'event-venue': say(/*i18n*/ 'Event venue'),
};

export const planLabels: Readonly<Record<SubscriptionPlan, string>> = {
  basic: 'Basic',
  premium: 'Premium',
  enterprise: 'Enterprise',
};

export const clientStatusLabels: Readonly<Record<ClientStatus, string>> = {
  active: say(/*i18n*/ 'Active'),
  paused: say(/*i18n*/ 'Paused'),
  cancelled: say(/*i18n*/ 'Cancelled'),
};

/** Shown in place of an empty value (R8). */
export const NO_PHONE = say(/*i18n*/ 'N/A');
export const NEVER = say(/*i18n*/ 'Never');
