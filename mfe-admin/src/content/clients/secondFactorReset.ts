/** Copy of the second factor reset, for users who have lost their phone and their recovery codes. */
export const secondFactorReset = {
  button: 'Reset codes',
  title: (name: string) => `Reset Codes of ${name}?`,
  text: 'For somebody who has lost their phone and their recovery codes: make sure that it is them who asks. They are signed out everywhere, and their password alone is enough until they set codes up again.',
  confirm: 'Reset',
  busy: 'Resetting...',
  cancel: 'Cancel',
  done: 'Codes Reset',
  doneFor: (name: string) => `${name} is signed out, and comes in with the password alone.`,
} as const;
