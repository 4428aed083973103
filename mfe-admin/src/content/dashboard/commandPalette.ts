import { plural, t } from '@lingui/core/macro';

/** Copy of the command palette. */
export const commandPalette = {
  open: t`Commands`,
  title: t`Commands`,
  label: t`Search clients, tickets, leads, actions`,
  groups: {
    actions: t`Actions`,
    tabs: t`Go to`,
    clients: t`Clients`,
    tickets: t`Tickets`,
    leads: t`Leads`,
    wishes: t`Requests`,
  },
  create: t`Create Client`,
  export: t`Export Data`,
  release: t`Roll Back or Promote a Release`,
  search: t`Search clients`,
  logout: t`Logout`,
  none: t`No results.`,
  failed: t`Some results could not be loaded.`,
  found: (count: number) => plural(count, { one: '# result', other: '# results' }),
  notLoaded: t`The commands could not be loaded. Please try again in a moment.`,
} as const;
