/** Copy of the session list. */
export const activeSessions = {
  title: 'Where You Are Signed In',
  lead: 'End what you do not know, and change your password then.',
  here: 'This browser',
  end: 'End',
  ending: 'Ending...',
  times: (since: string, last: string) => `Since ${since}, last used about ${last}`,
  ended: 'Signed Out There',
  endedText: 'That browser has to sign in again.',
  notEnded: 'Not Signed Out',
  notEndedText: 'This did not work. Try again in a moment.',
  failed: { title: 'The list did not load', description: 'Nothing is lost. Try again in a moment.' },
} as const;
