/** When the code of these parts does not come. */
export const loadError = {
  notLoaded: { title: 'This part did not load', description: 'Nothing is lost. Try again in a moment.' },
} as const;

/** What is said of a failure, where the server says nothing better. */
export const genericFailure = {
  title: 'Nothing Was Changed',
  text: 'This did not work. Try again in a moment.',
} as const;
