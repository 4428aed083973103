import { t } from '@lingui/core/macro';

/** Copy of columns and saved views. */
export const savedViews = {
  open: t`List view`,
  title: t`List View Settings`,
  columns: t`Columns`,
  views: t`Saved views`,
  noViews: t`Search, filter and sort the list, then save it here under a name. Saved views are available in every browser you sign in with.`,
  name: t`View name`,
  save: t`Save`,
  remove: t`Remove`,
  show: (name: string) => t`Show ${name}`,
  removeLabel: (name: string) => t`Remove ${name}`,
  full: t`You have reached the maximum number of saved views. Remove one first.`,
  failed: t`Error`,
  failedReason: t`The view was not saved. Please try again in a moment.`,
  notLoaded: t`The view could not be loaded. Please try again in a moment.`,
} as const;
