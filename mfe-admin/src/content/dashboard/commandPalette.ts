/** Copy of the command palette. */
export const commandPalette = {
  open: 'Commands',
  title: 'Commands',
  label: 'Search clients, tickets, leads, actions',
  groups: {
    actions: 'Actions',
    tabs: 'Go to',
    clients: 'Clients',
    tickets: 'Tickets',
    leads: 'Leads',
    wishes: 'Requests',
  },
  create: 'Create Client',
  export: 'Export Data',
  release: 'Roll Back or Promote a Release',
  search: 'Search clients',
  logout: 'Logout',
  none: 'No results.',
  failed: 'Some results could not be loaded.',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  notLoaded: 'The commands could not be loaded. Please try again in a moment.',
} as const;
