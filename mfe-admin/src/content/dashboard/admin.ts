import { PASSWORD_LINK_HOURS } from '@skal/contracts/site/serviceCommitments';

const figure = (value: number) => value.toLocaleString('en-GB');

/** Shared copy of the admin pages. */
export const adminCopy = {
  title: 'Admin Dashboard',
  badge: 'Admin Access',
  logout: 'Logout',
  tabsLabel: 'Dashboard sections',
  analytics: 'Advanced analytics coming soon...',
  tabFailed: {
    title: 'This part did not load',
    description: 'Everything else works. Try again in a moment.',
  },
  listFailed: {
    title: 'The list of clients did not load',
    description: 'Nothing is lost. Try again in a moment.',
  },
} as const;

export const overview = {
  formatInteger: figure,
  tiles: {
    total: 'Total Clients',
    revenue: 'Monthly Revenue',
    active: 'Active Clients',
    average: 'Avg Revenue/Client',
  },
  none: '–',
  loading: 'Loading',
  recentTitle: 'Recent Client Activity',
  noRecent: 'No clients yet. The latest sign-ins appear here.',
  breakdownTitle: 'Revenue Breakdown',
} as const;

/** Copy of app alerts on the overview. */
export const appAlerts = {
  title: 'Apps to Look At',
  /** Link to the received data of the client's app. */
  href: (clientId: string) => `/admin?tab=clients&client=${clientId}&panel=reporting`,
  since: (moment: string) => `Since ${moment}`,
  failed: 'Whether there are apps to look at could not be read.',
  retry: 'Try again',
} as const;

export const clientList = {
  caption: 'Clients',
  search: 'Search clients',
  filter: 'Show',
  create: 'Create Client',
  export: 'Export Data',
  empty: 'No clients found',
  emptyNarrowed: 'No clients match your current filters.',
  emptyAtAll: 'Get started by creating your first client account.',
  createFirst: 'Create First Client',
  clearFilters: 'Clear filters',
  count: (shown: number, total: number) => `${figure(shown)} of ${figure(total)}`,
  pages: 'Pages of clients',
  previous: 'Previous',
  next: 'Next',
  range: (from: number, to: number, found: number) => `${figure(from)} to ${figure(to)} of ${figure(found)}`,
} as const;

export const createForm = {
  title: 'Create Client',
  description: 'The client signs in with the e-mail address that you enter here.',
  submit: 'Create Client',
  busy: 'Creating...',
  cancel: 'Cancel',
  inviteHint: `The client gets a mail with a link to choose a password. It works once, for ${PASSWORD_LINK_HOURS} hours.`,
  passwordHint: 'At least 8 characters. Hand it over in person or by phone.',
  draftPassword: 'The password has to be typed again.',
  created: 'Client Created',
  isInvited: (email: string) => `The mail to ${email} is on its way.`,
  canSignIn: (business: string) => `${business} can sign in now.`,
  notLoaded: 'The form did not load. Try again in a moment.',
  failed: 'Error',
  failedReason: 'Failed to create client account',
} as const;

export const clientDetails = {
  labels: {
    status: 'Status',
    plan: 'Plan',
    contact: 'Contact',
    email: 'Email',
    phone: 'Phone',
    type: 'Business type',
    app: 'App',
    lastLogin: 'Last login',
    created: 'Created',
  },
  liveSince: (day: string) => `Live since ${day}`,
  inDevelopment: 'In development',
  unknown: 'Client not found',
  unknownReason: 'There is no client at this address. The list has all of them.',
} as const;

export const clientColumns = {
  business: 'Business',
  contact: 'Contact',
  plan: 'Plan',
  status: 'Status',
  phone: 'Phone',
  lastLogin: 'Last Login',
  actions: 'Actions',
  view: 'View',
  edit: 'Edit',
  delete: 'Delete',
} as const;

export const createLabels = {
  businessName: 'Business Name',
  businessType: 'Business Type',
  contactName: 'Contact Name',
  email: 'Email',
  phone: 'Phone',
  subscriptionPlan: 'Subscription Plan',
  invite: 'Send an invitation instead',
  password: 'Password',
  choose: 'Choose',
} as const;
