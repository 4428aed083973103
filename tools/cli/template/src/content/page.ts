/** What the page says. */
export const page = {
  title: 'Guest Book',
  lead: 'The first page of a remote: it is prerendered, stands in the bar, and goes live alone.',
} as const;

export const visitor = {
  title: 'Who is here',
  ask: 'Ask the api',
  waiting: 'Asking the api',
  known: (name: string) => `Signed in as ${name}.`,
  nobody: 'Nobody is signed in.',
  failed: 'The api did not answer',
  tryAgain: 'Please try again in a moment.',
} as const;
