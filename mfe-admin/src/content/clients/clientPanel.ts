import { featureLabels } from '@skal/contracts/client/featureLabels';

/** Copy of the client panel. */
export const clientPanel = {
  tabsLabel: 'About this client',
  loadingTitle: 'Client',
  failed: { title: 'The client could not be loaded', description: 'Your data is safe. Please try again in a moment.' },
  edit: 'Edit',
  labels: {
    nextBilling: 'Next billing date',
    appName: 'App name',
    description: 'Description',
    colours: 'Colours',
    features: 'Features',
  },
  noDate: 'Not set',
  noColours: 'Not set',
  noFeatures: 'None',
} as const;

export const viewPortal = {
  action: 'View as client',
  busy: 'Opening...',
  about: (minutes: number) => `Opens the portal as this client sees it, read-only, for ${minutes} minutes.`,
  closed: 'You can only view the portal of an active client.',
  failed: 'Error',
  failedReason: 'The portal could not be opened. Please try again in a moment.',
} as const;

export const supportTab = {
  label: 'Tickets and requests',
  empty: {
    title: 'Nothing yet',
    description: "This client's tickets, requests and original inquiry appear here.",
  },
} as const;

export const editForm = {
  groups: { business: 'Business', subscription: 'Subscription', app: 'App', features: 'Features' },
  labels: {
    businessName: 'Business Name',
    businessType: 'Business Type',
    contactName: 'Contact Name',
    phone: 'Phone',
    subscriptionPlan: 'Subscription Plan',
    status: 'Status',
    nextBillingDate: 'Next billing date',
    appName: 'App name',
    description: 'Description',
    primaryColor: 'Primary colour',
    accentColor: 'Accent colour',
    ...featureLabels,
  },
  statusHint: 'Pausing or cancelling a client signs them out immediately.',
  colourHint: 'For example #1f5f66',
  save: 'Save Changes',
  busy: 'Saving...',
  cancel: 'Cancel',
  saved: 'Client Updated',
  savedText: (business: string) => `Your changes to ${business} have been saved.`,
  failed: 'Error',
  failedReason: 'The client could not be saved',
  notSaved: 'Not saved yet',
  conflict: {
    title: 'Someone Else Has Changed This Client',
    description: 'Your changes have not been saved yet. These fields have changed since you opened the form:',
    field: 'Field',
    theirs: 'Current value',
    yours: 'Your value',
    untouched: 'Not changed by you',
    apply: 'Apply my changes',
    discard: 'Discard my changes',
    on: 'On',
    off: 'Off',
    empty: 'Empty',
    same: 'None of the fields in this form.',
  },
} as const;

export const deleteClient = {
  /** The text of the confirmation is specified, including the space before its question mark (R20). */
  question: (business: string) =>
    `Are you sure you want to permanently delete ${business} ? This action cannot be undone.`,
  done: 'Client Deleted',
  doneText: 'Client account has been permanently deleted.',
  failed: 'Error',
  failedReason: 'Failed to delete client account',
} as const;
