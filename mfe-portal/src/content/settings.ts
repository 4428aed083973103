import type { BusinessType } from '@skal/contracts/client';
import type { Feature } from '../account/business.ts';

const businessTypeNames: Readonly<Record<BusinessType, string>> & Readonly<Record<string, string>> = {
  'wine-bar': 'Wine bar',
  restaurant: 'Restaurant',
  cafe: 'Cafe',
  'retail-store': 'Retail store',
  'event-venue': 'Event venue',
};

/** The word for a kind of business; one that this release does not know is shown as it came. */
export const businessTypeName = (type: string): string =>
  (Object.hasOwn(businessTypeNames, type) && businessTypeNames[type]) || type;

/** What the account and its business are set to (N1, N4, N5). */
export const settings = {
  profile: {
    title: 'Profile Information',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    emailHint: 'You sign in with it. Write to Support to change it.',
    phone: 'Contact phone',
    country: 'Country code',
    company: 'Company',
  },
  business: {
    title: 'Business Configuration',
    type: 'Business type',
    name: 'Name in the app',
    features: 'Features',
    featuresHint: 'A feature that is off leaves the menu and the preview of your app. Nothing in it is lost.',
  },
  features: [
    { key: 'reservations', label: 'Reservations' },
    { key: 'ecommerce', label: 'E-commerce' },
    { key: 'events', label: 'Events' },
    { key: 'takeaway', label: 'Takeaway' },
  ] satisfies readonly { key: Feature; label: string }[],
  save: 'Save Settings',
  saving: 'Saving...',
  discard: 'Discard',
  unsaved: 'You have unsaved changes.',
} as const;

/** What saving the settings says (N6-N8). */
export const settingsToasts = {
  saved: { title: 'Settings Saved', description: 'Your portal uses them from now on.' },
  failed: 'Save Failed',
  signIn: 'Please log in again to save settings',
  forbidden: "You don't have permission to update settings",
  other: 'Failed to save settings',
} as const;
