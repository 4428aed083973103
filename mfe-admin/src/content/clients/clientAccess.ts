/** Copy of the Access tab. */
export const clientAccess = {
  title: 'Signing in',
  lead: (email: string) => `${email} signs in with a password that nobody here can see.`,
  about: (hours: number) =>
    `A link to set a new one works once, and for ${hours} hours. Using it signs the client out everywhere else.`,
  send: 'Send a link to set a password',
  busy: 'Sending...',
  sent: 'Link Sent',
  sentTo: (email: string) => `The mail to ${email} is on its way.`,
  failed: 'Error',
  failedReason: 'The link could not be sent. Try again in a moment.',
  hasCodes: 'Signing in takes a code of an authenticator app besides the password.',
  ownersReset: 'An owner can reset it.',
  resetFailed: 'The codes were not reset. Try again in a moment.',
  closed: 'A client who is paused or cancelled cannot sign in, with or without a new password.',
  activityTitle: 'What was done',
} as const;
