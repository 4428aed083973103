/** Copy of columns and saved views. */
export const savedViews = {
  open: 'List view',
  title: 'List View Settings',
  columns: 'Columns',
  views: 'Saved views',
  noViews:
    'Search, filter and sort the list, then save it here under a name. Saved views are available in every browser you sign in with.',
  name: 'View name',
  save: 'Save',
  remove: 'Remove',
  show: (name: string) => `Show ${name}`,
  removeLabel: (name: string) => `Remove ${name}`,
  full: 'You have reached the maximum number of saved views. Remove one first.',
  failed: 'Error',
  failedReason: 'The view was not saved. Please try again in a moment.',
  notLoaded: 'The view could not be loaded. Please try again in a moment.',
} as const;
