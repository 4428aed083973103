/** Copy of the session list. */
export const activeSessions = {
  title: 'Where You Are Signed In',
  lead: "If you don't recognise one of these, sign it out and change your password.",
  thisBrowser: 'This browser',
  end: 'Sign out',
  ending: 'Signing out...',
  times: (since: string, last: string) => `Since ${since}, last used about ${last}`,
  ended: 'Device Signed Out',
  endedText: 'That browser will have to sign in again.',
  notEnded: 'Not Signed Out',
  notEndedText: 'Something went wrong. Please try again in a moment.',
  failed: { title: 'The list could not be loaded', description: 'Your data is safe. Please try again in a moment.' },
} as const;
