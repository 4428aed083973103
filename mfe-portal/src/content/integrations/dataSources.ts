import { t } from '@lingui/core/macro';

/** Copy of the data sources in Integrations of a live app. */
export const dataSources = {
  title: t`Data Sources`,
  loading: t`Loading data sources`,
  activeSince: (since: string, last: string) => t`Active since ${since}, last data ${last}`,
  empty: t`No data received yet`,
  emptyHint: t`Your app appears here as soon as it sends data.`,
  failed: {
    title: t`The data sources could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
} as const;
