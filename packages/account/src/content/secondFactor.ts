/** Copy of the second factor. */
export const secondFactor = {
  title: 'Two-Step Verification',
  off: 'In addition to your password, we ask for a code from an app on your phone. A stolen password alone is not enough to sign in.',
  on: (since: string) =>
    `On since ${since}. We ask for a code from your authenticator app in addition to your password.`,
  left: (count: number) => (count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`),
  few: 'Create new ones before you use the last one.',
  setUp: 'Set up',
  renew: 'New recovery codes',
  turnOff: 'Turn off',
  failed: { title: 'This could not be loaded', description: 'Your data is safe. Please try again in a moment.' },
} as const;

/** Copy of the setup steps. */
export const secondFactorSetupDialog = {
  title: 'Set Up Two-Step Verification',
  cancel: 'Cancel',
  password: {
    description: 'First, enter your password again.',
    label: 'Current password',
    submit: 'Continue',
    busy: 'Checking...',
  },
  scan: {
    description: 'Scan this code with an authenticator app, then enter the code it shows.',
    picture: 'QR code for your authenticator app',
    byHand: 'Or type this key into the app:',
    label: 'Code from the app',
    submit: 'Turn on',
    busy: 'Turning on...',
  },
  on: 'Two-Step Verification Is On',
  onText: 'You have been signed out on all other devices.',
} as const;

/** Recovery codes, shown once. */
export const recoveryCodes = {
  title: 'Your Recovery Codes',
  description: 'Each code works once instead of the app. Keep them somewhere you can reach without your phone.',
  list: 'Recovery codes',
  once: 'They will not be shown again.',
  copy: 'Copy',
  copied: 'Recovery Codes Copied',
  notCopied: 'Not Copied',
  notCopiedText: 'Your browser blocked copying. Save them as a file or write them down.',
  save: 'Save as a file',
  file: 'recovery-codes.txt',
  close: "I've Saved Them",
} as const;

/** Copy of actions that need password and code. */
export const reauthenticateDialog = {
  password: 'Current password',
  code: 'Code',
  codeHint: 'From your authenticator app, or a recovery code.',
  cancel: 'Cancel',
  off: {
    title: 'Turn Off Two-Step Verification?',
    description: 'You will then need only your password to sign in.',
    submit: 'Turn off',
    busy: 'Turning off...',
    done: 'Two-Step Verification Is Off',
    doneText: 'Your recovery codes no longer work.',
  },
  renew: {
    title: 'New Recovery Codes',
    description: 'Your current codes will stop working.',
    submit: 'Create new codes',
    busy: 'Creating...',
  },
} as const;
