import { t } from '@lingui/core/macro';
import { businessTypeLabels } from '@skal/contracts/client/clientLabels';
import type { Feature } from '../../session/business.ts';

const typeNames = new Map(Object.entries(businessTypeLabels));

/** Returns the label of a business type; an unknown one is shown as it is. */
export const businessTypeName = (type: string): string => typeNames.get(type) ?? type;

/** Copy of the settings (N1, N4, N5). */
export const settings = {
  profile: {
    title: t`Profile Information`,
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`Email`,
    emailHint: t`Used to sign in. You can change it under Account Security.`,
    phone: t`Contact phone`,
    country: t`Country code`,
    company: t`Company`,
  },
  business: {
    title: t`Business Configuration`,
    type: t`Business type`,
    name: t`App name`,
    features: t`Features`,
    featuresHint: t`Features that are off disappear from the menu and the app preview. Their data is kept.`,
  },
  /** Only the operator can change loyalty (T25). */
  features: ['reservations', 'ecommerce', 'events', 'takeaway'] satisfies readonly Feature[],
  save: t`Save Settings`,
  saving: t`Saving...`,
  discard: t`Discard`,
  unsaved: t`You have unsaved changes.`,
} as const;

/** Toasts of saving (N6-N8). */
export const settingsToasts = {
  saved: { title: t`Settings Saved`, description: t`Your changes are now active.` },
  failed: t`Save Failed`,
  signIn: t`Please log in again to save settings`,
  forbidden: t`You don't have permission to update settings`,
  other: t`Failed to save settings`,
} as const;
