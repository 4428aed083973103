import { t } from '@lingui/core/macro';

export const passkeys = {
  title: t`Passkeys`,
  lead: t`Sign in with your fingerprint, face or device PIN. No password or code needed.`,
  list: t`Your passkeys`,
  times: (created: string, used: string | null) =>
    used ? t`Added ${created}, last used ${used}` : t`Added ${created}, not used yet`,
  add: t`Add a passkey`,
  remove: t`Remove`,
  unknown: t`This browser does not support passkeys. Open this page in a newer browser to add one.`,
  failed: {
    title: t`Your passkeys could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
} as const;

export const addPasskeyDialog = {
  title: t`Add a Passkey`,
  description: t`Your device will ask for your fingerprint, face or PIN.`,
  name: t`Name`,
  nameHint: t`To help you recognise it, for example "My phone".`,
  password: t`Current password`,
  submit: t`Continue`,
  busy: t`Waiting for your device...`,
  cancel: t`Cancel`,
  done: t`Passkey Added`,
  doneText: t`You can now sign in with it.`,
  /** The device was not unlocked, or already has a passkey for this account. */
  refused: t`Your device did not create a passkey. It may already have one for this account.`,
} as const;

export const removePasskeyDialog = {
  title: (name: string) => t`Remove ${name}?`,
  text: t`You will no longer be able to sign in with it. Your device may still offer it, so remove it there too.`,
  confirm: t`Remove`,
  busy: t`Removing...`,
  cancel: t`Cancel`,
  done: t`Passkey Removed`,
} as const;
