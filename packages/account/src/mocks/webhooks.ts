import {
  adminAppWebhook,
  appWebhook,
  WEBHOOKS_MAX,
  type WebhookDeliveryReply,
  type WebhookReply,
} from '@skal/contracts/app/appWebhook';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

let made = 0;
const newId = () => {
  made += 1;
  return `0198c0de-0000-7000-8007-${String(made).padStart(12, '0')}`;
};

/** The secret that the mocks return. */
export const SAMPLE_SECRET = 'whsec_sample+secret+that+signs+nothing';

/** Makes a message as the server returns it. */
export const makeDelivery = (change: Partial<WebhookDeliveryReply> = {}): WebhookDeliveryReply => ({
  ...{ id: newId(), type: 'content.published', at: '2026-11-21T08:12:00.000Z', state: 'delivered', attempts: 1 },
  ...{ error: null, nextAt: null },
  ...change,
});

/** Makes an endpoint as the server returns it. */
export const makeWebhook = (change: Partial<WebhookReply> = {}): WebhookReply => ({
  ...{ id: newId(), url: 'https://app.vinbar.example/skal', createdAt: '2026-11-02T09:00:00.000Z', state: 'working' },
  ...{ failingSince: null, error: null, lastDeliveredAt: '2026-11-21T08:12:00.000Z', waiting: 0, dropped: 0 },
  ...{ bothSignUntil: null, deliveries: [makeDelivery()] },
  ...change,
});

/** An endpoint whose backend is down. */
export const failingWebhook = (): WebhookReply =>
  makeWebhook({
    ...{ state: 'failing', failingSince: '2026-11-21T08:00:00.000Z', error: 'The response was 503.', waiting: 3 },
    deliveries: [
      makeDelivery({ type: 'order.accepted', state: 'waiting', attempts: 4, error: 'The response was 503.' }),
      makeDelivery({ state: 'failed', attempts: 33, error: 'The response was 503.', at: '2026-11-20T08:12:00.000Z' }),
      makeDelivery({ type: 'webhook.test', at: '2026-11-19T08:12:00.000Z' }),
    ],
  });

const gone = () => errorResponse(404, 'This webhook was not found.');

/** Endpoints in memory, and what becomes of them. */
function createWebhookStore(initial: readonly WebhookReply[]) {
  let webhooks = [...initial];
  const find = (id: string) => webhooks.find((one) => one.id === id);
  const change = (id: string, to: (webhook: WebhookReply) => Partial<WebhookReply>) => {
    webhooks = webhooks.map((one) => (one.id === id ? { ...one, ...to(one) } : one));
    return find(id) ?? gone();
  };
  return {
    list: () => webhooks,
    add(url: string) {
      const known = 'This address is a webhook already';
      if (webhooks.some((one) => one.url === url)) return errorResponse(409, known, { fields: { url: known } });
      if (webhooks.length >= WEBHOOKS_MAX) return errorResponse(409, `At most ${WEBHOOKS_MAX} webhooks are possible.`);
      const added = makeWebhook({ url, state: 'new', lastDeliveredAt: null, deliveries: [] });
      webhooks = [...webhooks, added];
      return { id: added.id, secret: SAMPLE_SECRET };
    },
    rotate(id: string) {
      if (!find(id)) return gone();
      change(id, () => ({ bothSignUntil: '2026-11-22T09:00:00.000Z' }));
      return { id, secret: SAMPLE_SECRET };
    },
    test: (id: string) =>
      change(id, ({ deliveries }) => ({ deliveries: [makeDelivery({ type: 'webhook.test' }), ...deliveries] })),
    remove(id: string) {
      if (!find(id)) return gone();
      webhooks = webhooks.filter((one) => one.id !== id);
    },
    replay(id: string) {
      const owner = webhooks.find(({ deliveries }) => deliveries.some((one) => one.id === id));
      if (!owner) return errorResponse(404, 'This message was not found.');
      const again = { state: 'delivered', attempts: 1, error: null } as const;
      return change(owner.id, ({ deliveries }) => ({
        deliveries: deliveries.map((one) => (one.id === id ? { ...one, ...again } : one)),
      }));
    },
  };
}

/** Mocks the webhooks of a client's own app. */
export function webhookHandlers(...initial: WebhookReply[]): RequestHandler[] {
  const store = createWebhookStore(initial);
  return [
    mockEndpoint(appWebhook.list, () => store.list()),
    mockEndpoint(appWebhook.add, ({ body }) => store.add(body.url)),
    mockEndpoint(appWebhook.rotate, ({ params }) => store.rotate(params.id)),
    mockEndpoint(appWebhook.test, ({ params }) => store.test(params.id)),
    mockEndpoint(appWebhook.remove, ({ params }) => store.remove(params.id)),
  ];
}

/** Mocks the webhooks of an app for operators. */
export function adminWebhookHandlers(...initial: WebhookReply[]): RequestHandler[] {
  const store = createWebhookStore(initial);
  return [
    mockEndpoint(adminAppWebhook.list, () => store.list()),
    mockEndpoint(adminAppWebhook.add, ({ body }) => store.add(body.url)),
    mockEndpoint(adminAppWebhook.rotate, ({ params }) => store.rotate(params.id)),
    mockEndpoint(adminAppWebhook.test, ({ params }) => store.test(params.id)),
    mockEndpoint(adminAppWebhook.remove, ({ params }) => store.remove(params.id)),
    mockEndpoint(adminAppWebhook.replay, ({ params }) => store.replay(params.id)),
  ];
}
