/** Texts of the page. */
export const page = {
  title: 'Guest Book',
  lead: 'The first page of a remote: prerendered, with a nav entry, and released independently.',
} as const;

export const visitor = {
  title: 'Signed-in user',
  load: 'Load the session',
  loading: 'Loading the session',
  signedIn: (name: string) => `Signed in as ${name}.`,
  signedOut: 'You are not signed in.',
  failed: 'The session could not be loaded',
  tryAgain: 'Please try again in a moment.',
} as const;
