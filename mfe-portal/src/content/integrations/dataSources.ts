/** Copy of the data sources in Integrations of a live app. */
export const dataSources = {
  title: 'Data Sources',
  loading: 'Loading data sources',
  activeSince: (since: string, last: string) => `Active since ${since}, last data ${last}`,
  empty: 'No data received yet',
  emptyHint: 'Your app appears here as soon as it sends data.',
  failed: {
    title: 'The data sources could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
} as const;
