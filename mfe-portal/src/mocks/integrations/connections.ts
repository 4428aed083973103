import {
  type ClientConnectionReply,
  type ConnectionActivityReply,
  clientConnection,
  type ShopProductReply,
  shopProduct,
} from '@skal/contracts/integration/connection';
import { errorResponse, mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** Makes a connection as the client gets it. */
export const makeClientConnection = (change: Partial<ClientConnectionReply> = {}): ClientConnectionReply => ({
  ...{ connector: 'shopify', state: 'working', audience: null },
  ...{ lastReadAt: '2026-11-21T06:00:00.000Z', lastWebhookAt: '2026-11-21T08:12:00.000Z' },
  ...change,
});

/** Makes an entry of the activity of connections. */
export const makeActivity = (change: Partial<ConnectionActivityReply> = {}): ConnectionActivityReply => ({
  ...{ id: '0198c0de-0000-7000-8011-000000000001', connector: 'shopify', at: '2026-11-21T08:12:00.000Z' },
  ...{ what: 'orders/create', accepted: 2, known: 0, refused: 0, reason: null },
  ...change,
});

/** Mocks a client's connections, with their activity and syncs. */
export function connectionHandlers(...connections: ClientConnectionReply[]): RequestHandler[] {
  const activity = connections.flatMap(({ connector }, index) => [
    makeActivity({ id: `0198c0de-0000-7000-8011-00000000001${index}`, connector }),
    makeActivity({
      ...{ id: `0198c0de-0000-7000-8011-00000000002${index}`, connector, what: 'read', at: '2026-11-21T06:00:00.000Z' },
      ...{ accepted: 0, known: 318 },
    }),
  ]);
  return [
    mockEndpoint(clientConnection.list, () => connections),
    mockEndpoint(clientConnection.activity, () => activity),
    mockEndpoint(
      clientConnection.sync,
      ({ params }) =>
        connections.find(({ connector }) => connector === params.connector) ??
        errorResponse(404, 'This connection was not found.'),
    ),
  ];
}

/** Makes a product of a connected shop. */
export const makeProduct = (change: Partial<ShopProductReply> = {}): ShopProductReply => ({
  ...{ id: 'p1', title: 'Barolo 2019', stock: 24, readAt: '2026-11-21T06:00:00.000Z' },
  ...change,
});

/** Mocks the products of a connected shop. */
export const productHandlers = (...products: ShopProductReply[]): RequestHandler[] => [
  mockEndpoint(shopProduct.list, () => products),
];

export const sampleProducts = (): ShopProductReply[] => [
  makeProduct(),
  makeProduct({ id: 'p2', title: 'Gift card', stock: null }),
  makeProduct({ id: 'p3', title: 'Riesling 2022', stock: 3 }),
  makeProduct({ id: 'p4', title: 'Tasting glass, set of six', stock: 0 }),
];
