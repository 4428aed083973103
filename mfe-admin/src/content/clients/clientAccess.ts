import { t } from '@lingui/core/macro';

/** Copy of the Access tab. */
export const clientAccess = {
  title: t`Signing in`,
  lead: (email: string) => t`${email} signs in with a password. No one on the team can see it.`,
  about: (hours: number) =>
    t`A password link works once and expires after ${hours} hours. Using it signs the client out everywhere else.`,
  send: t`Send password link`,
  busy: t`Sending...`,
  sent: t`Link Sent`,
  sentTo: (email: string) => t`An email to ${email} is on its way.`,
  failed: t`Error`,
  failedReason: t`The link could not be sent. Please try again in a moment.`,
  hasCodes: t`Two-step verification is on: signing in also requires a code from an authenticator app.`,
  ownersReset: t`An owner can reset it.`,
  resetFailed: t`Two-step verification was not reset. Please try again in a moment.`,
  closed: t`Paused and cancelled clients cannot sign in, even with a new password.`,
  activityTitle: t`Activity`,
} as const;
