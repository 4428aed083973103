import { t } from '@lingui/core/macro';

/** Copy of the session list. */
export const activeSessions = {
  title: t`Where You Are Signed In`,
  lead: t`If you don't recognise one of these, sign it out and change your password.`,
  thisBrowser: t`This browser`,
  end: t`Sign out`,
  ending: t`Signing out...`,
  times: (since: string, last: string) => t`Since ${since}, last used about ${last}`,
  ended: t`Device Signed Out`,
  endedText: t`That browser will have to sign in again.`,
  notEnded: t`Not Signed Out`,
  notEndedText: t`Something went wrong. Please try again in a moment.`,
  failed: { title: t`The list could not be loaded`, description: t`Your data is safe. Please try again in a moment.` },
} as const;
