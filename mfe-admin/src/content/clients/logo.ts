import { logoLimitLabels } from '@skal/contracts/client/logo';

/** Copy of the logo upload. */
export const logo = {
  title: 'Logo',
  label: 'New logo',
  hint: `${logoLimitLabels.kinds}, up to ${logoLimitLabels.size}. Shown 40 pixels high in the app preview in the client's portal.`,
  prompt: 'Drop an image here or choose a file',
  picture: (business: string) => `Logo of ${business}`,
  none: 'No logo yet.',
  remove: 'Remove logo',
  removing: 'Removing...',
  saved: { title: 'Logo Saved', description: "It appears in the client's portal the next time a page loads." },
  removed: { title: 'Logo Removed', description: 'The app preview no longer shows a logo.' },
  failed: 'Error',
  failedReason: 'The logo could not be uploaded. Please try again.',
} as const;
