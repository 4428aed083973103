/** Shown if the chunk of these sections fails to load. */
export const loadError = {
  notLoaded: { title: 'This part did not load', description: 'Nothing is lost. Try again in a moment.' },
} as const;

/** Message of a failed request if the server sends none. */
export const genericFailure = {
  title: 'Nothing Was Changed',
  text: 'This did not work. Try again in a moment.',
} as const;
