import { t } from '@lingui/core/macro';
import type { PushServiceState } from '@skal/contracts/push/push';

/** Copy of the delivery service of a client's notifications. */
export const pushService = {
  title: t`Push notifications`,
  hint: t`Notifications that the owner writes in the portal go through this service to the guests' phones. With Firebase, create a service account with the role Firebase Cloud Messaging API Admin and paste its JSON key file.`,
  loading: t`Loading the push service`,
  failed: {
    title: t`The push service could not be loaded`,
    description: t`Nothing was changed. Please try again in a moment.`,
  },
  states: { missing: t`Not connected`, working: t`Working`, broken: t`Broken` } satisfies Record<
    PushServiceState,
    string
  >,
  state: t`Status`,
  driver: t`Delivered by`,
  account: t`Project and account`,
  savedAt: t`Saved`,
  devices: t`Registered phones`,
  none: '–',
  form: t`Push service`,
  key: t`JSON key file`,
  keyHint: t`Stored encrypted, and never shown again.`,
  submit: t`Save push service`,
  busy: t`Saving...`,
  saved: t`Push service saved`,
  notSaved: t`Not saved`,
  notSavedReason: t`The push service was not changed. Please try again in a moment.`,
} as const;

export const removePushService = {
  button: t`Remove push service`,
  title: t`Remove the push service?`,
  text: t`The stored key is deleted. Notifications on their way wait for another service, for a day.`,
  confirm: t`Remove`,
  cancel: t`Cancel`,
  busy: t`Removing...`,
  done: t`Push service removed`,
  failed: t`Not removed`,
  failedReason: t`The push service is still there. Please try again in a moment.`,
} as const;
