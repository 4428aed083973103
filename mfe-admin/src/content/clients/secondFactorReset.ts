import { t } from '@lingui/core/macro';

/** Copy of the second factor reset, for users who have lost their phone and their recovery codes. */
export const secondFactorReset = {
  button: t`Reset two-step verification`,
  title: (name: string) => t`Reset Two-Step Verification for ${name}?`,
  text: t`Only do this for someone who has lost their phone and recovery codes, and make sure the request really comes from them. They will be signed out everywhere and can sign in with just their password until they set it up again.`,
  confirm: t`Reset`,
  busy: t`Resetting...`,
  cancel: t`Cancel`,
  done: t`Two-Step Verification Reset`,
  doneFor: (name: string) => t`${name} has been signed out and can now sign in with just a password.`,
} as const;
