/** What the command palette says. */
export const palette = {
  open: 'Commands',
  title: 'Commands',
  label: 'Search for a client, a tab or an action',
  groups: { actions: 'Actions', tabs: 'Go to', clients: 'Clients' },
  create: 'Create Client',
  export: 'Export Data',
  search: 'Search clients',
  logout: 'Logout',
  none: 'Nothing is called that.',
  failed: 'Clients could not be searched just now.',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  notLoaded: 'The commands did not load. Try again in a moment.',
} as const;
