/** Copy of the Access tab. */
export const clientAccess = {
  title: 'Signing in',
  lead: (email: string) => `${email} signs in with a password. No one on the team can see it.`,
  about: (hours: number) =>
    `A password link works once and expires after ${hours} hours. Using it signs the client out everywhere else.`,
  send: 'Send password link',
  busy: 'Sending...',
  sent: 'Link Sent',
  sentTo: (email: string) => `An email to ${email} is on its way.`,
  failed: 'Error',
  failedReason: 'The link could not be sent. Please try again in a moment.',
  hasCodes: 'Two-step verification is on: signing in also requires a code from an authenticator app.',
  ownersReset: 'An owner can reset it.',
  resetFailed: 'Two-step verification was not reset. Please try again in a moment.',
  closed: 'Paused and cancelled clients cannot sign in, even with a new password.',
  activityTitle: 'Activity',
} as const;
