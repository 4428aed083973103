export const passkeys = {
  title: 'Passkeys',
  lead: 'Sign in with your fingerprint, face or device PIN. No password or code needed.',
  list: 'Your passkeys',
  times: (created: string, used: string | null) =>
    used ? `Added ${created}, last used ${used}` : `Added ${created}, not used yet`,
  add: 'Add a passkey',
  remove: 'Remove',
  unknown: 'This browser does not support passkeys. Open this page in a newer browser to add one.',
  failed: {
    title: 'Your passkeys could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
} as const;

export const addPasskeyDialog = {
  title: 'Add a Passkey',
  description: 'Your device will ask for your fingerprint, face or PIN.',
  name: 'Name',
  nameHint: 'To help you recognise it, for example "My phone".',
  password: 'Current password',
  submit: 'Continue',
  busy: 'Waiting for your device...',
  cancel: 'Cancel',
  done: 'Passkey Added',
  doneText: 'You can now sign in with it.',
  /** The device was not unlocked, or already has a passkey for this account. */
  refused: 'Your device did not create a passkey. It may already have one for this account.',
} as const;

export const removePasskeyDialog = {
  title: (name: string) => `Remove ${name}?`,
  text: 'You will no longer be able to sign in with it. Your device may still offer it, so remove it there too.',
  confirm: 'Remove',
  busy: 'Removing...',
  cancel: 'Cancel',
  done: 'Passkey Removed',
} as const;
