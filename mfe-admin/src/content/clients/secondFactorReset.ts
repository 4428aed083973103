/** Copy of the second factor reset, for users who have lost their phone and their recovery codes. */
export const secondFactorReset = {
  button: 'Reset two-step verification',
  title: (name: string) => `Reset Two-Step Verification for ${name}?`,
  text: 'Only do this for someone who has lost their phone and recovery codes, and make sure the request really comes from them. They will be signed out everywhere and can sign in with just their password until they set it up again.',
  confirm: 'Reset',
  busy: 'Resetting...',
  cancel: 'Cancel',
  done: 'Two-Step Verification Reset',
  doneFor: (name: string) => `${name} has been signed out and can now sign in with just a password.`,
} as const;
