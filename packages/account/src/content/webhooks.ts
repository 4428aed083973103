import { WEBHOOK_RETRY_HOURS, WEBHOOKS_MAX, type WebhookType } from '@skal/contracts/app/appWebhook';

/** Copy of the webhooks of an app. */
export const webhooks = {
  title: 'Webhooks',
  hint: `We send changes to your app's backend as they happen: published content, answers to orders and reservations, and push messages. A failed message is repeated for ${WEBHOOK_RETRY_HOURS} hours.`,
  loading: 'Loading the webhooks',
  failed: {
    title: 'The webhooks could not be loaded',
    description: 'Your data is safe. Please try again in a moment.',
  },
  empty: { title: 'No webhook yet', description: "Add an address of the app's backend to receive changes." },
  full: `You can have ${WEBHOOKS_MAX} webhooks. Remove one to add another.`,
  lastDelivered: 'Last delivered',
  never: 'Never',
  waiting: 'Waiting messages',
  failing: (since: string, error: string) => `Failing since ${since}. ${error}`,
  dropped: (count: number) =>
    `${count} ${count === 1 ? 'message was' : 'messages were'} dropped because too many were waiting. The app catches up when it reads the content.`,
  twoSecrets: (until: string) => `The previous secret still works until ${until}.`,
  caption: (url: string) => `Latest messages to ${url}`,
  columns: { at: 'When', type: 'Message', state: 'State', attempts: 'Attempts', error: 'Error', actions: 'Actions' },
  none: '–',
} as const;

/** What a message says, by type. */
export const webhookTypeLabels: Readonly<Record<WebhookType, string>> = {
  'content.published': 'Content published',
  'order.accepted': 'Order accepted',
  'order.declined': 'Order declined',
  'order.ready': 'Order ready',
  'order.completed': 'Order completed',
  'reservation.accepted': 'Reservation accepted',
  'reservation.declined': 'Reservation declined',
  'reservation.noShow': 'No-show',
  'push.send': 'Push message',
  'webhook.test': 'Test',
};

export const addWebhook = {
  title: 'Add Webhook',
  label: "Address of the app's backend",
  placeholder: 'https://app.example.dk/skal',
  submit: 'Add webhook',
  busy: 'Adding...',
  failed: 'Webhook Not Added',
  failedReason: 'The webhook could not be added. Please try again in a moment.',
} as const;

/** A new secret, shown only once. */
export const webhookSecret = {
  title: 'Your signing secret',
  once: 'Copy it now. It is stored encrypted and cannot be shown again. The backend verifies each message with it.',
  copy: 'Copy',
  copied: 'Secret Copied',
  notCopied: 'Not Copied',
  notCopiedText: 'Your browser blocked copying. Please select the secret and copy it manually.',
  close: "I've Saved It",
} as const;

export const testWebhook = {
  button: 'Send test',
  labelFor: (url: string) => `Send test: ${url}`,
  busy: 'Sending...',
  done: 'Test Queued',
  doneText: 'The result appears below in a few seconds.',
  failed: 'Test Not Sent',
  failedReason: 'The test could not be sent. Please try again in a moment.',
} as const;

export const rotateSecret = {
  button: 'New secret',
  labelFor: (url: string) => `New secret: ${url}`,
  title: 'Create a New Secret?',
  text: `Messages are signed with both secrets for ${WEBHOOK_RETRY_HOURS} hours, so the backend can be updated in between. An even older secret stops working now.`,
  confirm: 'Create secret',
  cancel: 'Cancel',
  busy: 'Creating...',
  failed: 'Secret Not Created',
  failedReason: 'The secret in use still works. Please try again in a moment.',
} as const;

export const removeWebhook = {
  button: 'Remove',
  labelFor: (url: string) => `Remove ${url}`,
  title: 'Remove This Webhook?',
  text: 'Messages to this address stop at once, and those that are waiting are deleted.',
  confirm: 'Remove',
  cancel: 'Cancel',
  busy: 'Removing...',
  done: 'Webhook Removed',
  failed: 'Webhook Not Removed',
  failedReason: 'It still receives messages. Please try again in a moment.',
} as const;

export const replayMessage = {
  button: 'Send again',
  labelFor: (type: string, at: string) => `Send again: ${type}, ${at}`,
  done: 'Message Queued',
  doneText: 'It is sent again now, and repeated for a day if it fails.',
  failed: 'Message Not Sent',
  failedReason: 'The message could not be sent again. Please try again in a moment.',
} as const;
