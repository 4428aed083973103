import { t } from '@lingui/core/macro';
import { logoLimitLabels } from '@skal/contracts/client/logo';

const { kinds, size } = logoLimitLabels;

/** Copy of the logo upload. */
export const logo = {
  title: t`Logo`,
  label: t`New logo`,
  hint: t`${kinds}, up to ${size}. Shown 40 pixels high in the app preview in the client's portal.`,
  prompt: t`Drop an image here or choose a file`,
  picture: (business: string) => t`Logo of ${business}`,
  none: t`No logo yet.`,
  remove: t`Remove logo`,
  removing: t`Removing...`,
  saved: { title: t`Logo Saved`, description: t`It appears in the client's portal the next time a page loads.` },
  removed: { title: t`Logo Removed`, description: t`The app preview no longer shows a logo.` },
  failed: t`Error`,
  failedReason: t`The logo could not be uploaded. Please try again.`,
} as const;
