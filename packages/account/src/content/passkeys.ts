export const passkeys = {
  title: 'Passkeys',
  lead: 'Sign in with your finger, your face or the number of your device: no password, and no code.',
  list: 'Your passkeys',
  times: (created: string, used: string | null) =>
    used ? `Added ${created}, last used ${used}` : `Added ${created}, not used yet`,
  add: 'Add a passkey',
  remove: 'Remove',
  unknown: 'This browser has no passkeys. Open this page in a newer one to add one.',
  failed: { title: 'Your passkeys did not load', description: 'Nothing is lost. Try again in a moment.' },
} as const;

export const addPasskeyDialog = {
  title: 'Add a Passkey',
  description: 'Your device asks you for your finger, your face or its number.',
  name: 'Name',
  nameHint: 'So that you know it again, such as "My phone".',
  password: 'Current password',
  submit: 'Continue',
  busy: 'Waiting for your device...',
  cancel: 'Cancel',
  done: 'Passkey Added',
  doneText: 'You can sign in with it from now on.',
  /** The device was not unlocked, or already has a passkey for this account. */
  refused: 'Your device made no passkey. It may have one for this account already.',
} as const;

export const removePasskeyDialog = {
  title: (name: string) => `Remove ${name}?`,
  text: 'It no longer signs in. Your device may still offer it: remove it there, too.',
  confirm: 'Remove',
  busy: 'Removing...',
  cancel: 'Cancel',
  done: 'Passkey Removed',
} as const;
