import { t } from '@lingui/core/macro';
import { featureLabels } from '@skal/contracts/client/featureLabels';

/** Copy of the client panel. */
export const clientPanel = {
  tabsLabel: t`About this client`,
  loadingTitle: t`Client`,
  failed: {
    title: t`The client could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
  edit: t`Edit`,
  labels: {
    nextBilling: t`Next billing date`,
    appName: t`App name`,
    description: t`Description`,
    colours: t`Colours`,
    features: t`Features`,
  },
  noDate: t`Not set`,
  noColours: t`Not set`,
  noFeatures: t`None`,
} as const;

export const viewPortal = {
  action: t`View as client`,
  busy: t`Opening...`,
  about: (minutes: number) => t`Opens the portal as this client sees it, read-only, for ${minutes} minutes.`,
  closed: t`You can only view the portal of an active client.`,
  failed: t`Error`,
  failedReason: t`The portal could not be opened. Please try again in a moment.`,
} as const;

export const supportTab = {
  label: t`Tickets and requests`,
  empty: {
    title: t`Nothing yet`,
    description: t`This client's tickets, requests and original inquiry appear here.`,
  },
} as const;

export const editForm = {
  groups: { business: t`Business`, subscription: t`Subscription`, app: t`App`, features: t`Features` },
  labels: {
    businessName: t`Business Name`,
    businessType: t`Business Type`,
    contactName: t`Contact Name`,
    phone: t`Phone`,
    subscriptionPlan: t`Subscription Plan`,
    status: t`Status`,
    nextBillingDate: t`Next billing date`,
    appName: t`App name`,
    description: t`Description`,
    primaryColor: t`Primary colour`,
    accentColor: t`Accent colour`,
    ...featureLabels,
  },
  statusHint: t`Pausing or cancelling a client signs them out immediately.`,
  colourHint: t`For example #1f5f66`,
  save: t`Save Changes`,
  busy: t`Saving...`,
  cancel: t`Cancel`,
  saved: t`Client Updated`,
  savedText: (business: string) => t`Your changes to ${business} have been saved.`,
  failed: t`Error`,
  failedReason: t`The client could not be saved`,
  notSaved: t`Not saved yet`,
  conflict: {
    title: t`Someone Else Has Changed This Client`,
    description: t`Your changes have not been saved yet. These fields have changed since you opened the form:`,
    field: t`Field`,
    theirs: t`Current value`,
    yours: t`Your value`,
    untouched: t`Not changed by you`,
    apply: t`Apply my changes`,
    discard: t`Discard my changes`,
    on: t`On`,
    off: t`Off`,
    empty: t`Empty`,
    same: t`None of the fields in this form.`,
  },
} as const;

export const deleteClient = {
  /** The text of the confirmation is specified, including the space before its question mark (R20). */
  question: (business: string) =>
    t`Are you sure you want to permanently delete ${business} ? This action cannot be undone.`,
  done: t`Client Deleted`,
  doneText: t`Client account has been permanently deleted.`,
  failed: t`Error`,
  failedReason: t`Failed to delete client account`,
} as const;
