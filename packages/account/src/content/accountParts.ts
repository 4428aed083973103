/** When the code of these parts does not come. */
export const accountParts = {
  notLoaded: { title: 'This part did not load', description: 'Nothing is lost. Try again in a moment.' },
} as const;

/** What is said of a failure, where the server says nothing better. */
export const failure = { title: 'Nothing Was Changed', text: 'This did not work. Try again in a moment.' } as const;
