import { newId } from '../../../db/rows/id.ts';
import { startVendors, type Vendors } from '../../../testing/fakes/vendors.ts';
import { live } from '../../../testing/fixtures/requestBodies.ts';
import { type ConnectedShop, connectShop, shopOrder, signBody } from '../../../testing/fixtures/shops.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { startMultiProcessApi } from '../../../testing/processes/multiProcess.ts';

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

describe('Shopify webhooks', () => {
  let vendors: Vendors;
  let api: TestApi;
  let shop: ConnectedShop;

  beforeEach(async () => {
    vendors = await startVendors();
    api = await startTestApi({ vendorBaseUrl: vendors.url });
    shop = await connectShop(api, vendors, live);
  });
  afterEach(async () => {
    await api.close();
    await vendors.close();
  });

  /** Returns the count of each event type. */
  const sums = async () =>
    Object.fromEntries(
      (
        await api.rows<{ dimension: string; amount: number | string }>(
          "SELECT dimension, SUM(amount) AS amount FROM app_metric_days WHERE source = 'shopify' AND metric = 'events' GROUP BY dimension",
        )
      ).map(({ dimension, amount }) => [dimension, Number(amount)]),
    );

  describe('authentication', () => {
    it('rejects an unsigned delivery without any change', async () => {
      const order = shopOrder();
      const raw = JSON.stringify(order);
      const wrong: Record<string, string>[] = [
        { 'x-shopify-hmac-sha256': '' },
        { 'x-shopify-hmac-sha256': signBody(raw, 'another secret') },
        { 'x-shopify-hmac-sha256': signBody(`${raw} `, vendors.shop.appSecret) },
        { 'x-shopify-hmac-sha256': 'not base64 at all' },
        { 'x-shopify-shop-domain': 'elsewhere.myshopify.com' },
      ];
      for (const headers of wrong) {
        const response = await shop.deliver('orders/create', raw, headers);
        expect([response.status, response.body.code]).toEqual([401, 'invalid-signature']);
      }
      expect((await api.request('POST', `/api/hooks/shopify/${newId()}`, { json: order })).status).toBe(401);
      expect(await sums()).toEqual({});
    });

    it.each([
      ['that is too old', { 'x-shopify-triggered-at': ago(7 * 3600_000) }, 'too-old'],
      ['from the future', { 'x-shopify-triggered-at': ago(-3600_000) }, 'in-future'],
      ['without a timestamp', { 'x-shopify-triggered-at': '' }, 'invalid-timestamp'],
      ['without an id', { 'x-shopify-webhook-id': '' }, 'missing-header'],
    ])('rejects a delivery %s with a code', async (_what, headers, code) => {
      const { status, body } = await shop.deliver('orders/create', shopOrder(), headers);
      expect([status, body.code, typeof body.error]).toEqual([400, code, 'string']);
      expect(await sums()).toEqual({});
    });

    it('logs a repeated delivery once', async () => {
      const once = { 'x-shopify-webhook-id': newId() };
      const order = shopOrder();
      const answers = await Promise.all([1, 2, 3].map(() => shop.deliver('orders/create', order, once)));
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
      expect((await shop.connection()).notes.filter(({ what }) => what === 'orders/create')).toHaveLength(1);
      expect(await sums()).toMatchObject({ 'order.placed': 1 });
    });

    it('2.4.1: rejects too large and too frequent deliveries', async () => {
      expect((await shop.deliver('orders/create', `"${'x'.repeat(2 * 1024 ** 2)}"`)).status).toBe(413);
    });
  });

  describe('a broken connection', () => {
    const mails = () => api.rows("SELECT subject FROM outbox WHERE subject LIKE '% is disconnected for %'");

    it('is shown at once if the credentials are rejected, notifies the operator once, and recovers', async () => {
      const { appSecret } = vendors.shop;
      vendors.shop.appSecret = 'changed';
      for (const _ of [1, 2]) {
        await shop.read();
        await api.execute('UPDATE connections SET lease_until = 0');
      }
      const { state, reason } = await shop.connection();
      expect([state, reason]).toEqual(['broken', 'Shopify could not be synced: it rejected the app (400).']);
      expect(await mails()).toHaveLength(api.settings.mail.operator ? 1 : 0);
      vendors.shop.appSecret = appSecret;
      await shop.read();
      expect(await shop.connection()).toMatchObject({ state: 'working', reason: null });
    });

    it('is retried with backoff while the shop is unreachable, and counts as broken at the fifth failure', async () => {
      const waits: number[] = [];
      for (let round = 1; round <= 5; round += 1) {
        expect((await shop.connection()).state).toBe('working');
        vendors.respondOnce('access_token', { status: 503 });
        await shop.read();
        const [row] = await api.rows<{ due_at: number }>('SELECT due_at FROM connections');
        waits.push(Math.round((Number(row?.due_at) - Date.now()) / 60_000));
      }
      expect(waits).toEqual([1, 2, 4, 8, 16]);
      expect((await shop.connection()).state).toBe('broken');
    });

    it('is broken once the app is uninstalled', async () => {
      await shop.deliver('app/uninstalled', { id: 1 });
      expect(await shop.connection()).toMatchObject({
        ...{ state: 'broken', reason: 'The app was uninstalled from the shop.' },
      });
    });
  });
});

describe('a shop before its first sync', () => {
  it('skips no order because of inventory webhooks', async () => {
    const vendors = await startVendors();
    const api = await startTestApi({ vendorBaseUrl: vendors.url });
    vendors.shop.orders = [shopOrder()];
    vendors.respondOnce('webhooks', { status: 503 });
    const shop = await connectShop(api, vendors, live);
    expect((await shop.connection()).state).toBe('importing');
    await shop.deliver('inventory_levels/update', { inventory_item_id: 1, location_id: 2, available: 3 });
    await shop.read();
    expect((await shop.connection()).state).toBe('working');
    expect(await api.rows("SELECT id FROM app_events WHERE type = 'order.completed'")).toHaveLength(1);
    await api.close();
    await vendors.close();
  });
});

describe('two processes with the same delivery', () => {
  it('count it once, and log each delivery once', async () => {
    const vendors = await startVendors();
    const together = await startMultiProcessApi({ vendorBaseUrl: vendors.url });
    const shop = await connectShop(together.api, vendors, live);
    const senders = [together.client(), together.client()];
    const order = shopOrder({ total_price: '100.00' });
    const deliveries = ['a', 'a', 'b', 'b', 'c', 'a'];
    const answers = await Promise.all(
      deliveries.map((delivery, index) =>
        shop.deliver('orders/updated', order, { 'x-shopify-webhook-id': delivery }, senders[index % 2]),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(deliveries.map(() => 204));
    const [row] = await together.api.rows<{ amount: number | string }>(
      "SELECT SUM(amount) AS amount FROM app_metric_days WHERE metric = 'revenue'",
    );
    expect(Number(row?.amount)).toBe(10_000);
    expect(await together.api.rows('SELECT id FROM connection_log_entries WHERE delivery IS NOT NULL')).toHaveLength(3);
    await together.close();
    await vendors.close();
  });
});
