/** When the code of these parts does not come. */
export const accountParts = {
  notLoaded: { title: 'This part did not load', description: 'Nothing is lost. Try again in a moment.' },
} as const;
