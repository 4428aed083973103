import { t } from '@lingui/core/macro';

/** Address of the page, in each language. */
export const path = t({ id: 'path.guest-book', message: '/guest-book' });

/** Texts of the page. */
export const page = {
  title: t`Guest Book`,
  lead: t`The first page of a remote: prerendered, with a nav entry, and released independently.`,
} as const;

export const visitor = {
  title: t`Signed-in user`,
  load: t`Load the session`,
  loading: t`Loading the session`,
  signedIn: (name: string) => t`Signed in as ${name}.`,
  signedOut: t`You are not signed in.`,
  failed: t`The session could not be loaded`,
  tryAgain: t`Please try again in a moment.`,
} as const;
