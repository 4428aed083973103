import { t } from '@lingui/core/macro';
import { PASSWORD_LINK_HOURS } from '@skal/contracts/site/serviceCommitments';
import { formatLocale } from '@skal/shell-kit/i18n/formatLocale.ts';

const figure = (value: number) => value.toLocaleString(formatLocale());

/** Shared copy of the admin pages. */
export const adminCopy = {
  title: t`Admin Dashboard`,
  badge: t`Admin Access`,
  logout: t`Logout`,
  tabsLabel: t`Dashboard sections`,
  analytics: t`Advanced analytics coming soon...`,
  tabFailed: {
    title: t`This part could not be loaded`,
    description: t`Everything else works. Please try again in a moment.`,
  },
  panelNotLoaded: t`The client could not be opened. Please try again in a moment.`,
  listFailed: {
    title: t`The client list could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
} as const;

export const overview = {
  formatInteger: figure,
  tiles: {
    total: t`Total Clients`,
    revenue: t`Monthly Revenue`,
    active: t`Active Clients`,
    average: t`Avg Revenue/Client`,
  },
  none: '–',
  loading: t`Loading`,
  recentTitle: t`Recent Client Activity`,
  noRecent: t`No clients yet. The latest sign-ins appear here.`,
  breakdownTitle: t`Revenue Breakdown`,
} as const;

/** Copy of app alerts on the overview. */
export const appAlerts = {
  title: t`Apps That Need Attention`,
  /** Link to the received data of the client's app. */
  href: (clientId: string) => `/admin?tab=clients&client=${clientId}&panel=reporting`,
  since: (moment: string) => t`Since ${moment}`,
  failed: t`App alerts could not be loaded.`,
  retry: t`Try again`,
} as const;

export const clientList = {
  caption: t`Clients`,
  search: t`Search clients`,
  filter: t`Show`,
  create: t`Create Client`,
  export: t`Export Data`,
  empty: t`No clients found`,
  emptyNarrowed: t`No clients match your current filters.`,
  emptyAtAll: t`Get started by creating your first client account.`,
  createFirst: t`Create First Client`,
  clearFilters: t`Clear filters`,
  count: (shown: number, total: number) => t`${{ shown: figure(shown) }} of ${{ total: figure(total) }}`,
  pages: t`Pages of clients`,
  previous: t`Previous`,
  next: t`Next`,
  range: (from: number, to: number, found: number) =>
    t`${{ from: figure(from) }} to ${{ to: figure(to) }} of ${{ found: figure(found) }}`,
} as const;

export const createForm = {
  title: t`Create Client`,
  description: t`The client signs in with this email address.`,
  submit: t`Create Client`,
  busy: t`Creating...`,
  cancel: t`Cancel`,
  inviteHint: t`The client receives an email with a link to choose a password. The link works once and expires after ${PASSWORD_LINK_HOURS} hours.`,
  passwordHint: t`At least 8 characters. Give it to the client in person or by phone.`,
  draftPassword: t`Please enter the password again.`,
  created: t`Client Created`,
  invitedText: (email: string) => t`An email to ${email} is on its way.`,
  canSignInText: (business: string) => t`${business} can now sign in.`,
  notLoaded: t`The form could not be loaded. Please try again in a moment.`,
  failed: t`Error`,
  failedReason: t`Failed to create client account`,
} as const;

export const clientDetails = {
  labels: {
    status: t`Status`,
    plan: t`Plan`,
    contact: t`Contact`,
    email: t`Email`,
    phone: t`Phone`,
    type: t`Business type`,
    app: 'App',
    lastLogin: t`Last login`,
    created: t`Created`,
  },
  liveSince: (day: string) => t`Live since ${day}`,
  inDevelopment: t`In development`,
  unknown: t`Client not found`,
  unknownReason: t`This link does not match any client. You can find all clients in the list.`,
} as const;

export const clientColumns = {
  business: t`Business`,
  contact: t`Contact`,
  plan: t`Plan`,
  status: t`Status`,
  phone: t`Phone`,
  lastLogin: t`Last Login`,
  actions: t`Actions`,
  view: t`View`,
  edit: t`Edit`,
  delete: t`Delete`,
} as const;

export const createLabels = {
  businessName: t`Business Name`,
  businessType: t`Business Type`,
  contactName: t`Contact Name`,
  email: t`Email`,
  phone: t`Phone`,
  subscriptionPlan: t`Subscription Plan`,
  invite: t`Send an invitation instead`,
  password: t`Password`,
  choose: t`Choose`,
} as const;
