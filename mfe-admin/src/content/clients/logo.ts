import { logoLimitLabels } from '@skal/contracts/client/logo';

/** Copy of the logo upload. */
export const logo = {
  title: 'Logo',
  label: 'New logo',
  hint: `A ${logoLimitLabels.kinds} picture of at most ${logoLimitLabels.size}. The portal draws the client's app with it, 40 pixels high.`,
  prompt: 'Drop a picture here or choose it',
  picture: (business: string) => `Logo of ${business}`,
  none: 'No logo yet.',
  remove: 'Remove logo',
  removing: 'Removing...',
  saved: { title: 'Logo Saved', description: "It stands in the client's portal at the next load." },
  removed: { title: 'Logo Removed', description: "The client's app is drawn without one." },
  failed: 'Error',
  failedReason: 'The logo did not go through. Please try again.',
} as const;
