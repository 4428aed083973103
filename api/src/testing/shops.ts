import { createHmac } from 'node:crypto';
import type { ConnectionReply } from '@skal/contracts/connection';
import { newId } from '../db/id.ts';
import { admin, client } from './bodies.ts';
import { businessOf } from './businessOf.ts';
import type { TestApi, TestClient, TestResponse } from './index.ts';
import { SHOP, type Vendors } from './vendors.ts';

let orders = 5_000_000_000;

/** An order as the REST Admin API and its webhooks have it, with who ordered, of which nothing may be kept. */
export function shopOrder(change: Readonly<Record<string, unknown>> = {}): Record<string, unknown> & { id: number } {
  orders += 1;
  const at = new Date(Date.now() - 60_000).toISOString();
  return {
    ...{ id: orders, name: `#${orders % 10_000}`, email: 'anna@example.dk', phone: '+4512345678', test: false },
    ...{ created_at: at, processed_at: at, updated_at: at, cancelled_at: null, currency: 'DKK', total_price: '199.50' },
    financial_status: 'paid',
    customer: { id: 7_000_000_001, email: 'anna@example.dk', first_name: 'Anna', last_name: 'Jensen' },
    line_items: [shopLine('Barolo 2019', 2, '99.75')],
    refunds: [],
    ...change,
  };
}

/** A line of an order at the price of one piece, as the shop lists it; `off` is what discounts take off all of them. */
export const shopLine = (title: string, quantity: number, price: string, off: readonly string[] = []) => ({
  ...{ id: 1, title, quantity, price, total_discount: '0.00' },
  discount_allocations: off.map((amount) => ({ amount, discount_application_index: 0 })),
});

/** What came back with a refund, and what was given back for it, as a shop sends it with each of its refunds. */
export const shopReturn = (title: string, quantity: number, amount: string, currency_code = 'DKK') => ({
  ...{ id: 1, line_item_id: 1, quantity, restock_type: 'return', subtotal: Number(amount), total_tax: 0 },
  subtotal_set: { shop_money: { amount, currency_code }, presentment_money: { amount: '1.00', currency_code: 'XXX' } },
  line_item: shopLine(title, quantity, amount),
});

/** A refund of an order, all of it gone through. */
export const shopRefund = (
  order: { id: number },
  amount: string,
  refund_line_items: readonly object[] = [],
  currency = 'DKK',
) => ({
  ...{ id: order.id + 1_000_000_000, order_id: order.id, created_at: new Date().toISOString(), refund_line_items },
  transactions: [
    { id: 1, kind: 'refund', status: 'success', amount, currency },
    { id: 2, kind: 'refund', status: 'failure', amount: '1.00', currency },
  ],
});

export interface ConnectedShop {
  readonly operator: TestClient;
  readonly businessId: string;
  readonly id: string;
  read(): Promise<TestResponse>;
  /** Delivers as the shop does; a header that is given stands in the place of the usual one. */
  deliver(
    topic: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
    teller?: TestClient | undefined,
  ): Promise<TestResponse>;
  connection(): Promise<ConnectionReply>;
}

export const signatureOf = (raw: string, secret: string): string =>
  createHmac('sha256', secret).update(raw).digest('base64');

/** Connects a client's shop, as an operator does. */
export async function connectShop(
  api: TestApi,
  vendors: Vendors,
  who: { email: string } = client,
): Promise<ConnectedShop> {
  const operator = await api.signIn(admin.email, admin.password);
  const businessId = await businessOf(api, who);
  const { appId, appSecret } = vendors.shop;
  const address = `/api/admin/clients/${businessId}/connections`;
  const made = await operator.post(`${address}/shopify`, { shop: SHOP, appId, appSecret });
  if (made.status !== 201) throw new Error(`The shop was not connected: ${made.status} ${made.text}`);
  const id = String(made.body.id);
  return {
    ...{ operator, businessId, id },
    read: () => operator.post(`/api/admin/connections/${id}/read`),
    deliver(topic, body, headers = {}, teller = api.client()) {
      const raw = typeof body === 'string' ? body : JSON.stringify(body);
      const usual = {
        ...{ 'content-type': 'application/json', origin: '', 'x-shopify-topic': topic, 'x-shopify-shop-domain': SHOP },
        ...{ 'x-shopify-webhook-id': newId(), 'x-shopify-triggered-at': new Date().toISOString() },
        'x-shopify-hmac-sha256': signatureOf(raw, appSecret),
      };
      return teller.request('POST', `/api/hooks/shopify/${id}`, { raw, headers: { ...usual, ...headers } });
    },
    async connection() {
      const { text } = await operator.get(address);
      const found = (JSON.parse(text) as ConnectionReply[]).find((one) => one.id === id);
      if (!found) throw new Error('There is no such connection');
      return found;
    },
  };
}
