/** Copy of the second factor. */
export const secondFactor = {
  title: 'A Code When You Sign In',
  off: 'Besides your password we then ask for a code of an app on your phone. Who learns your password alone does not get in.',
  on: (since: string) => `Since ${since} we ask for a code of your authenticator app besides your password.`,
  left: (count: number) => (count === 1 ? 'You have 1 recovery code left.' : `You have ${count} recovery codes left.`),
  few: 'Make new ones before the last is used.',
  setUp: 'Set up',
  renew: 'New recovery codes',
  turnOff: 'Turn off',
  failed: { title: 'This did not load', description: 'Nothing is lost. Try again in a moment.' },
} as const;

/** Copy of the setup steps. */
export const secondFactorSetupDialog = {
  title: 'Set Up Codes',
  cancel: 'Cancel',
  password: {
    description: 'First your password once more.',
    label: 'Current password',
    submit: 'Continue',
    busy: 'Checking...',
  },
  scan: {
    description: 'Point an authenticator app at this code, then type what the app shows.',
    picture: 'QR code for your authenticator app',
    byHand: 'Or type this key into the app:',
    label: 'Code of the app',
    submit: 'Turn on',
    busy: 'Turning on...',
  },
  on: 'Codes Are On',
  onText: 'Everywhere else you were signed in, you are signed out.',
} as const;

/** Recovery codes, shown once. */
export const recoveryCodes = {
  title: 'Your Recovery Codes',
  description: 'Each lets you in once, in place of the app. Keep them where you find them without your phone.',
  list: 'Recovery codes',
  once: 'They are not shown again.',
  copy: 'Copy',
  copied: 'Recovery Codes Copied',
  notCopied: 'Not Copied',
  notCopiedText: 'This browser does not allow it. Save them as a file, or write them down.',
  save: 'Save as a file',
  file: 'recovery-codes.txt',
  close: 'I have kept them',
} as const;

/** Copy of actions that need password and code. */
export const reauthenticateDialog = {
  password: 'Current password',
  code: 'Code',
  codeHint: 'Of your authenticator app, or one of your recovery codes.',
  cancel: 'Cancel',
  off: {
    title: 'Turn Codes Off?',
    description: 'Then your password alone is enough to sign in.',
    submit: 'Turn off',
    busy: 'Turning off...',
    done: 'Codes Are Off',
    doneText: 'Your recovery codes no longer work.',
  },
  renew: {
    title: 'New Recovery Codes',
    description: 'The ones that you have stop working.',
    submit: 'Make new ones',
    busy: 'Making...',
  },
} as const;
