/** Shown if the chunk of these sections fails to load. */
export const loadError = {
  notLoaded: {
    title: 'This part could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
} as const;

/** Message of a failed request if the server sends none. */
export const genericFailure = {
  title: 'Nothing Was Changed',
  text: 'Something went wrong. Please try again in a moment.',
} as const;
