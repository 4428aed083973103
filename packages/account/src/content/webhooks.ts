import { plural, t } from '@lingui/core/macro';
import { WEBHOOK_RETRY_HOURS, WEBHOOKS_MAX, type WebhookType } from '@skal/contracts/app/appWebhook';

/** Copy of the webhooks of an app. */
export const webhooks = {
  title: t`Webhooks`,
  hint: t`We send changes to your app's backend as they happen: published content, answers to orders and reservations, and push messages. A failed message is repeated for ${WEBHOOK_RETRY_HOURS} hours.`,
  loading: t`Loading the webhooks`,
  failed: {
    title: t`The webhooks could not be loaded`,
    description: t`Your data is safe. Please try again in a moment.`,
  },
  empty: { title: t`No webhook yet`, description: t`Add an address of the app's backend to receive changes.` },
  full: t`You can have ${WEBHOOKS_MAX} webhooks. Remove one to add another.`,
  lastDelivered: t`Last delivered`,
  never: t`Never`,
  waiting: t`Waiting messages`,
  failing: (since: string, error: string) => t`Failing since ${since}. ${error}`,
  dropped: (count: number) =>
    plural(count, {
      one: '1 message was dropped because too many were waiting. The app catches up when it reads the content.',
      other: '# messages were dropped because too many were waiting. The app catches up when it reads the content.',
    }),
  twoSecrets: (until: string) => t`The previous secret still works until ${until}.`,
  caption: (url: string) => t`Latest messages to ${url}`,
  columns: {
    at: t`When`,
    type: t`Message`,
    state: t`State`,
    attempts: t`Attempts`,
    error: t`Error`,
    actions: t`Actions`,
  },
  none: '–',
} as const;

/** What a message says, by type. */
export const webhookTypeLabels: Readonly<Record<WebhookType, string>> = {
  'content.published': t`Content published`,
  'order.accepted': t`Order accepted`,
  'order.declined': t`Order declined`,
  'order.ready': t`Order ready`,
  'order.completed': t`Order completed`,
  'reservation.accepted': t`Reservation accepted`,
  'reservation.declined': t`Reservation declined`,
  'reservation.noShow': t`No-show`,
  'push.send': t`Push message`,
  'webhook.test': t`Test`,
};

export const addWebhook = {
  title: t`Add Webhook`,
  label: t`Address of the app's backend`,
  placeholder: 'https://app.example.dk/skal',
  submit: t`Add webhook`,
  busy: t`Adding...`,
  failed: t`Webhook Not Added`,
  failedReason: t`The webhook could not be added. Please try again in a moment.`,
} as const;

/** A new secret, shown only once. */
export const webhookSecret = {
  title: t`Your signing secret`,
  once: t`Copy it now. It is stored encrypted and cannot be shown again. The backend verifies each message with it.`,
  copy: t`Copy`,
  copied: t`Secret Copied`,
  notCopied: t`Not Copied`,
  notCopiedText: t`Your browser blocked copying. Please select the secret and copy it manually.`,
  close: t`I've Saved It`,
} as const;

export const testWebhook = {
  button: t`Send test`,
  labelFor: (url: string) => t`Send test: ${url}`,
  busy: t`Sending...`,
  done: t`Test Queued`,
  doneText: t`The result appears below in a few seconds.`,
  failed: t`Test Not Sent`,
  failedReason: t`The test could not be sent. Please try again in a moment.`,
} as const;

export const rotateSecret = {
  button: t`New secret`,
  labelFor: (url: string) => t`New secret: ${url}`,
  title: t`Create a New Secret?`,
  text: t`Messages are signed with both secrets for ${WEBHOOK_RETRY_HOURS} hours, so the backend can be updated in between. An even older secret stops working now.`,
  confirm: t`Create secret`,
  cancel: t`Cancel`,
  busy: t`Creating...`,
  failed: t`Secret Not Created`,
  failedReason: t`The secret in use still works. Please try again in a moment.`,
} as const;

export const removeWebhook = {
  button: t`Remove`,
  labelFor: (url: string) => t`Remove ${url}`,
  title: t`Remove This Webhook?`,
  text: t`Messages to this address stop at once, and those that are waiting are deleted.`,
  confirm: t`Remove`,
  cancel: t`Cancel`,
  busy: t`Removing...`,
  done: t`Webhook Removed`,
  failed: t`Webhook Not Removed`,
  failedReason: t`It still receives messages. Please try again in a moment.`,
} as const;

export const replayMessage = {
  button: t`Send again`,
  labelFor: (type: string, at: string) => t`Send again: ${type}, ${at}`,
  done: t`Message Queued`,
  doneText: t`It is sent again now, and repeated for a day if it fails.`,
  failed: t`Message Not Sent`,
  failedReason: t`The message could not be sent again. Please try again in a moment.`,
} as const;
