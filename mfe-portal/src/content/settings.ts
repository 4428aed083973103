import type { BusinessType } from '@skal/contracts';
import type { Feature } from '../account/business.ts';

const businessTypeNames: Readonly<Record<BusinessType, string>> = {
  'wine-bar': 'Wine bar',
  restaurant: 'Restaurant',
  cafe: 'Cafe',
  'retail-store': 'Retail store',
  'event-venue': 'Event venue',
};

/** The word for a kind of business; one that this release does not know is shown as it came. */
export const businessTypeName = (type: string): string => (businessTypeNames as Record<string, string>)[type] ?? type;

/** What the account and its business are set to (N1, N4, N5). */
export const settings = {
  profile: { title: 'Profile Information', name: 'Name', email: 'E-mail', phone: 'Phone', company: 'Company' },
  business: {
    title: 'Business Configuration',
    type: 'Business type',
    name: 'Name in the app',
    features: 'Features',
    on: 'On',
    off: 'Off',
  },
  missing: 'Not given',
  features: [
    { key: 'reservations', label: 'Reservations' },
    { key: 'ecommerce', label: 'E-commerce' },
    { key: 'events', label: 'Events' },
    { key: 'takeaway', label: 'Takeaway' },
  ] satisfies readonly { key: Feature; label: string }[],
} as const;
