import { type InferType, object } from 'yup';
import { requiredLine } from '../fields/text.ts';
import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import { say } from '../site/say.ts';

/** Maximum number of webhook endpoints per client. */
export const WEBHOOKS_MAX = 3;

/** Number of latest deliveries returned with an endpoint. */
export const WEBHOOK_LOG_LIMIT = 10;

/** Hours for which a delivery is retried, and for which a replaced secret still signs. */
export const WEBHOOK_RETRY_HOURS = 24;

/** Types of messages to an app's backend. */
export const webhookTypes = [
  'content.published',
  'order.accepted',
  'order.declined',
  'order.ready',
  'order.completed',
  'reservation.accepted',
  'reservation.declined',
  'reservation.noShow',
  'push.send',
  'webhook.test',
] as const;
export type WebhookType = (typeof webhookTypes)[number];

const URL_MAX = 500;
const ADDRESS = say(/*i18n*/ 'Please enter the full address, such as https://app.example.dk/skal');
const CREDENTIALS = say(
  /*i18n*/ 'Please leave user name and password out of the address. Each message is signed instead.',
);

/** A new webhook endpoint: an address of the app's backend. */
export const addWebhookSchema = object({
  url: requiredLine(ADDRESS, URL_MAX)
    .test('address', ADDRESS, (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''))
    .test('credentials', CREDENTIALS, (value) => {
      const url = URL.parse(value);
      return url === null || (url.username === '' && url.password === '');
    }),
});

export type AddWebhookBody = InferType<typeof addWebhookSchema>;

/** A new secret, with which the app verifies messages. The response is the only place where it appears. */
export interface WebhookSecretReply {
  id: string;
  /** `whsec_` and the key in base64, as Standard Webhooks writes it. */
  secret: string;
}

/** States of an endpoint: no message sent yet, the last one delivered, or the last one failed. */
export const webhookStates = ['new', 'working', 'failing'] as const;
export type WebhookState = (typeof webhookStates)[number];

export const webhookStateLabels: Readonly<Record<WebhookState, string>> = {
  new: say(/*i18n*/ 'Not used yet'),
  working: say(/*i18n*/ 'Working'),
  failing: say(/*i18n*/ 'Failing'),
};

/** States of a delivery: waiting for its next attempt, delivered, or given up. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const deliveryStateLabels: Readonly<Record<DeliveryState, string>> = {
  waiting: say(/*i18n*/ 'Waiting'),
  delivered: say(/*i18n*/ 'Delivered'),
  failed: say(/*i18n*/ 'Failed'),
};

/** One message to one endpoint, without its content. */
export interface WebhookDeliveryReply {
  id: string;
  type: WebhookType;
  at: string;
  state: DeliveryState;
  attempts: number;
  /** Why the last attempt failed; null before and after success. */
  error: string | null;
  /** Time of the next attempt; null unless it is waiting. */
  nextAt: string | null;
}

export interface WebhookReply {
  id: string;
  url: string;
  createdAt: string;
  state: WebhookState;
  /** Start of the current failures, and the last error; null while it works. */
  failingSince: string | null;
  error: string | null;
  lastDeliveredAt: string | null;
  /** Number of waiting messages, and of those that were dropped because too many waited. */
  waiting: number;
  dropped: number;
  /** Until when messages are also signed with the previous secret; null without one. */
  bothSignUntil: string | null;
  /** Latest first. */
  deliveries: WebhookDeliveryReply[];
}

const ofClient = '/api/admin/clients/:id/webhooks';
const adminOne = '/api/admin/webhooks/:id';
const own = '/api/webhooks';
const refusals = { errorStatuses: [409] } as const;

/** Webhook endpoints of the client's own app. */
export const appWebhook = withPermission(['Settings'], {
  list: endpoint.get(own, 'client', reply<WebhookReply[]>()),
  add: endpoint.post(own, 'client', addWebhookSchema, reply<WebhookSecretReply>(201, { errorStatuses: [409, 422] })),
  /** Replaces the secret; the previous one signs for another 24 hours. */
  rotate: endpoint.post(`${own}/:id/secret`, 'client', reply<WebhookSecretReply>(201, refusals)),
  /** Queues a message without content. */
  test: endpoint.post(`${own}/:id/test`, 'client', reply<WebhookReply>(202)),
  remove: endpoint.delete(`${own}/:id`, 'client'),
});

/** The same for operators, who can also send failed messages again. */
export const adminAppWebhook = {
  list: endpoint.get(ofClient, 'admin', reply<WebhookReply[]>()),
  add: endpoint.post(
    ofClient,
    'admin',
    addWebhookSchema,
    reply<WebhookSecretReply>(201, { errorStatuses: [409, 422] }),
  ),
  rotate: endpoint.post(`${adminOne}/secret`, 'admin', reply<WebhookSecretReply>(201, refusals)),
  test: endpoint.post(`${adminOne}/test`, 'admin', reply<WebhookReply>(202)),
  remove: endpoint.delete(adminOne, 'admin'),
  /** Queues a delivered or failed message again, with its id. */
  replay: endpoint.post('/api/admin/webhook-deliveries/:id/replay', 'admin', reply<WebhookReply>(202, refusals)),
};
