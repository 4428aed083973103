import { businessTypeLabels } from '@skal/contracts/client/clientLabels';
import type { Feature } from '../../session/business.ts';

const typeNames = new Map(Object.entries(businessTypeLabels));

/** Returns the label of a business type; an unknown one is shown as it is. */
export const businessTypeName = (type: string): string => typeNames.get(type) ?? type;

/** Copy of the settings (N1, N4, N5). */
export const settings = {
  profile: {
    title: 'Profile Information',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    emailHint: 'Used to sign in. You can change it under Account Security.',
    phone: 'Contact phone',
    country: 'Country code',
    company: 'Company',
  },
  business: {
    title: 'Business Configuration',
    type: 'Business type',
    name: 'App name',
    features: 'Features',
    featuresHint: 'Features that are off disappear from the menu and the app preview. Their data is kept.',
  },
  /** Only the operator can change loyalty (T25). */
  features: ['reservations', 'ecommerce', 'events', 'takeaway'] satisfies readonly Feature[],
  save: 'Save Settings',
  saving: 'Saving...',
  discard: 'Discard',
  unsaved: 'You have unsaved changes.',
} as const;

/** Toasts of saving (N6-N8). */
export const settingsToasts = {
  saved: { title: 'Settings Saved', description: 'Your changes are now active.' },
  failed: 'Save Failed',
  signIn: 'Please log in again to save settings',
  forbidden: "You don't have permission to update settings",
  other: 'Failed to save settings',
} as const;
