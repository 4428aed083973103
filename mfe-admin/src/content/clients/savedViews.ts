/** Copy of columns and saved views. */
export const savedViews = {
  open: 'List view',
  title: 'View of the list',
  columns: 'Columns',
  views: 'Saved views',
  noViews:
    'Search, filter and sort the list, then give the view a name here. It is there in every browser you sign in with.',
  name: 'Name of this view',
  save: 'Save',
  remove: 'Remove',
  show: (name: string) => `Show ${name}`,
  forget: (name: string) => `Remove ${name}`,
  full: 'There is no room for more. Remove one first.',
  failed: 'Error',
  failedReason: 'The view was not saved. Try again in a moment.',
  notLoaded: 'The view did not load. Try again in a moment.',
} as const;
