import type { PushServiceState } from '@skal/contracts/push/push';

/** Copy of the delivery service of a client's notifications. */
export const pushService = {
  title: 'Push notifications',
  hint: "Notifications that the owner writes in the portal go through this service to the guests' phones. With Firebase, create a service account with the role Firebase Cloud Messaging API Admin and paste its JSON key file.",
  loading: 'Loading the push service',
  failed: {
    title: 'The push service could not be loaded',
    description: 'Nothing was changed. Please try again in a moment.',
  },
  states: { missing: 'Not connected', working: 'Working', broken: 'Broken' } satisfies Record<PushServiceState, string>,
  state: 'Status',
  driver: 'Delivered by',
  account: 'Project and account',
  savedAt: 'Saved',
  devices: 'Registered phones',
  none: '–',
  form: 'Push service',
  key: 'JSON key file',
  keyHint: 'Stored encrypted, and never shown again.',
  submit: 'Save push service',
  busy: 'Saving...',
  saved: 'Push service saved',
  notSaved: 'Not saved',
  notSavedReason: 'The push service was not changed. Please try again in a moment.',
} as const;

export const removePushService = {
  button: 'Remove push service',
  title: 'Remove the push service?',
  text: 'The stored key is deleted. Notifications on their way wait for another service, for a day.',
  confirm: 'Remove',
  cancel: 'Cancel',
  busy: 'Removing...',
  done: 'Push service removed',
  failed: 'Not removed',
  failedReason: 'The push service is still there. Please try again in a moment.',
} as const;
