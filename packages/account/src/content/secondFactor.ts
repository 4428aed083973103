import { plural, t } from '@lingui/core/macro';

/** Copy of the second factor. */
export const secondFactor = {
  title: t`Two-Step Verification`,
  off: t`In addition to your password, we ask for a code from an app on your phone. A stolen password alone is not enough to sign in.`,
  on: (since: string) =>
    t`On since ${since}. We ask for a code from your authenticator app in addition to your password.`,
  left: (count: number) =>
    plural(count, { one: 'You have 1 recovery code left.', other: 'You have # recovery codes left.' }),
  few: t`Create new ones before you use the last one.`,
  setUp: t`Set up`,
  renew: t`New recovery codes`,
  turnOff: t`Turn off`,
  failed: { title: t`This could not be loaded`, description: t`Your data is safe. Please try again in a moment.` },
} as const;

/** Copy of the setup steps. */
export const secondFactorSetupDialog = {
  title: t`Set Up Two-Step Verification`,
  cancel: t`Cancel`,
  password: {
    description: t`First, enter your password again.`,
    label: t`Current password`,
    submit: t`Continue`,
    busy: t`Checking...`,
  },
  scan: {
    description: t`Scan this code with an authenticator app, then enter the code it shows.`,
    picture: t`QR code for your authenticator app`,
    byHand: t`Or type this key into the app:`,
    label: t`Code from the app`,
    submit: t`Turn on`,
    busy: t`Turning on...`,
  },
  on: t`Two-Step Verification Is On`,
  onText: t`You have been signed out on all other devices.`,
} as const;

/** Recovery codes, shown once. */
export const recoveryCodes = {
  title: t`Your Recovery Codes`,
  description: t`Each code works once instead of the app. Keep them somewhere you can reach without your phone.`,
  list: t`Recovery codes`,
  once: t`They will not be shown again.`,
  copy: t`Copy`,
  copied: t`Recovery Codes Copied`,
  notCopied: t`Not Copied`,
  notCopiedText: t`Your browser blocked copying. Save them as a file or write them down.`,
  save: t`Save as a file`,
  file: 'recovery-codes.txt',
  close: t`I've Saved Them`,
} as const;

/** Copy of actions that need password and code. */
export const reauthenticateDialog = {
  password: t`Current password`,
  code: t`Code`,
  codeHint: t`From your authenticator app, or a recovery code.`,
  cancel: t`Cancel`,
  off: {
    title: t`Turn Off Two-Step Verification?`,
    description: t`You will then need only your password to sign in.`,
    submit: t`Turn off`,
    busy: t`Turning off...`,
    done: t`Two-Step Verification Is Off`,
    doneText: t`Your recovery codes no longer work.`,
  },
  renew: {
    title: t`New Recovery Codes`,
    description: t`Your current codes will stop working.`,
    submit: t`Create new codes`,
    busy: t`Creating...`,
  },
} as const;
