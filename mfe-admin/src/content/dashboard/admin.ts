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
    title: 'This part could not be loaded',
    description: 'Everything else works. Please try again in a moment.',
  },
  panelNotLoaded: 'The client could not be opened. Please try again in a moment.',
  listFailed: {
    title: 'The client list could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
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
  title: 'Apps That Need Attention',
  /** Link to the received data of the client's app. */
  href: (clientId: string) => `/admin?tab=clients&client=${clientId}&panel=reporting`,
  since: (moment: string) => `Since ${moment}`,
  failed: 'App alerts could not be loaded.',
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
  description: 'The client signs in with this email address.',
  submit: 'Create Client',
  busy: 'Creating...',
  cancel: 'Cancel',
  inviteHint: `The client receives an email with a link to choose a password. The link works once and expires after ${PASSWORD_LINK_HOURS} hours.`,
  passwordHint: 'At least 8 characters. Give it to the client in person or by phone.',
  draftPassword: 'Please enter the password again.',
  created: 'Client Created',
  invitedText: (email: string) => `An email to ${email} is on its way.`,
  canSignInText: (business: string) => `${business} can now sign in.`,
  notLoaded: 'The form could not be loaded. Please try again in a moment.',
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
  unknownReason: 'This link does not match any client. You can find all clients in the list.',
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
