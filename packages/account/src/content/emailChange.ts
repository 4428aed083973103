import { t } from '@lingui/core/macro';

/** Copy of the email address change. */
export const emailChange = {
  title: t`Your Email Address`,
  lead: (email: string) => t`You sign in with ${email}.`,
  change: t`Change address`,
  cancel: t`Cancel`,
  newEmail: t`New email address`,
  hint: t`We'll send a confirmation link to this address. Nothing changes until you open it.`,
  password: t`Current password`,
  submit: t`Send link`,
  busy: t`Sending...`,
  sentText: (email: string) =>
    t`A link is on its way to ${email}. It works once and expires after 24 hours. Opening it signs you out on all other devices.`,
} as const;
