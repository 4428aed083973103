import {
  type ClientConnectionReply,
  clientConnection,
  type ShopProductReply,
  shopProduct,
} from '@skal/contracts/integration/connection';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** Makes a connection as the client gets it. */
export const makeClientConnection = (change: Partial<ClientConnectionReply> = {}): ClientConnectionReply => ({
  ...{ connector: 'shopify', state: 'working', audience: null },
  ...{ lastReadAt: '2026-11-21T06:00:00.000Z', lastWebhookAt: '2026-11-21T08:12:00.000Z' },
  ...change,
});

/** Mocks a client's connections. */
export const connectionHandlers = (...connections: ClientConnectionReply[]): RequestHandler[] => [
  mockEndpoint(clientConnection.list, () => connections),
];

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
