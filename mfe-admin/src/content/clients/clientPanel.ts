import { featureLabels } from '@skal/contracts/client/featureLabels';

/** Copy of the client panel. */
export const clientPanel = {
  tabsLabel: 'About this client',
  loadingTitle: 'Client',
  failed: { title: 'The client did not load', description: 'Nothing is lost. Try again in a moment.' },
  edit: 'Edit',
  labels: {
    nextBilling: 'Next billing date',
    appName: 'Name of the app',
    description: 'Description',
    colours: 'Colours',
    features: 'Features',
  },
  noDay: 'Not entered',
  noColours: 'Not entered',
  noFeatures: 'None',
} as const;

export const viewPortal = {
  action: 'View as client',
  busy: 'Opening...',
  about: (minutes: number) =>
    `Opens the portal as this client sees it, for ${minutes} minutes. Nothing can be changed there.`,
  closed: 'Only a client who can sign in has a portal to view.',
  failed: 'Error',
  failedReason: 'The portal could not be opened. Try again in a moment.',
} as const;

export const supportTab = {
  label: 'What this client wants',
  empty: {
    title: 'Nothing yet',
    description: "This client's tickets, requests and wishes stand here, and the inquiry that the client came from.",
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
    appName: 'Name of the app',
    description: 'Description',
    primaryColor: 'Primary colour',
    accentColor: 'Accent colour',
    ...featureLabels,
  },
  statusHint: 'A client who is paused or cancelled is signed out at once.',
  colourHint: 'As #1f5f66',
  save: 'Save Changes',
  busy: 'Saving...',
  cancel: 'Cancel',
  saved: 'Client Updated',
  savedWhat: (business: string) => `${business} is saved.`,
  failed: 'Error',
  failedReason: 'Failed to save the client',
  notSaved: 'Not saved yet',
  conflict: {
    title: 'Somebody else has changed this client',
    description: 'Nothing of yours was saved yet. This is what has changed since you opened the form:',
    field: 'Field',
    theirs: 'Now',
    yours: 'Yours',
    untouched: 'Not changed by you',
    apply: 'Put my changes on top',
    discard: 'Discard mine',
    on: 'On',
    off: 'Off',
    empty: 'Empty',
    same: 'Nothing that this form shows.',
  },
} as const;

export const deleteClient = {
  /** The text of the confirmation is specified, including the space before its question mark (R20). */
  question: (business: string) =>
    `Are you sure you want to permanently delete ${business} ? This action cannot be undone.`,
  done: 'Client Deleted',
  doneWhat: 'Client account has been permanently deleted.',
  failed: 'Error',
  failedReason: 'Failed to delete client account',
} as const;
