/** Copy of the data sources in Integrations of a live app. */
export const dataSources = {
  title: 'What reports',
  loading: 'Loading what reports',
  told: (since: string, last: string) => `Since ${since}, last heard of ${last}`,
  empty: 'Nothing has reported yet',
  emptyHint: 'Your app stands here as soon as it reports what your guests do.',
  failed: {
    title: 'What has reported could not be read',
    description: 'Nothing that was reported is lost. Try again in a moment.',
  },
} as const;
