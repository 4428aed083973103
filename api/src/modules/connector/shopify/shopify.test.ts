import type { CommerceReply } from '@skal/contracts/analytics/commerce';
import { purge } from '../../../housekeeping.ts';
import { startVendors, type Vendors } from '../../../testing/fakes/vendors.ts';
import { live } from '../../../testing/fixtures/requestBodies.ts';
import { type ConnectedShop, connectShop, shopOrder, shopRefund } from '../../../testing/fixtures/shops.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';

const DAY_MS = 24 * 3600_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

describe('Shopify connector', () => {
  let vendors: Vendors;
  let api: TestApi;
  let shop: ConnectedShop;

  beforeEach(async () => {
    vendors = await startVendors();
    api = await startTestApi({ vendorBaseUrl: vendors.url });
  });
  afterEach(async () => {
    await api.close();
    await vendors.close();
  });

  const connect = async () => {
    shop = await connectShop(api, vendors, live);
  };
  const sums = async () =>
    Object.fromEntries(
      (
        await api.rows<{ metric: string; dimension: string; amount: number | string }>(
          "SELECT metric, dimension, SUM(amount) AS amount FROM app_metric_days WHERE source = 'shopify' GROUP BY metric, dimension",
        )
      ).map(({ metric, dimension, amount }) => [`${metric} ${dimension}`, Number(amount)]),
    );

  it('counts an order from a webhook in Commerce, with its source and in minor units; once if repeated', async () => {
    await connect();
    const order = shopOrder();
    for (const topic of ['orders/create', 'orders/paid', 'orders/updated']) {
      expect((await shop.deliver(topic, order)).status).toBe(204);
    }
    const guest = await api.signIn(live.email, live.password);
    const { revenue, orders, recent, bestSellers } = (await guest.get('/api/commerce?period=yearly'))
      .body as unknown as CommerceReply;
    expect([revenue.value, orders.value, revenue.source]).toEqual([199.5, 1, 'Shopify']);
    expect(recent).toEqual([
      expect.objectContaining({ order: order.name, amount: 199.5, currency: 'DKK', channel: 'shop' }),
    ]);
    const paid = [{ currency: 'DKK', value: 199.5 }];
    expect(bestSellers).toEqual([{ item: 'Barolo 2019', quantity: 2, orders: 2, share: 100, revenue: paid }]);
  });

  it('14.2.4: stores only a pseudonym of the customer', async () => {
    vendors.shop.orders = [shopOrder()];
    await connect();
    await shop.deliver('orders/create', shopOrder());
    const stored = JSON.stringify([
      await api.rows('SELECT * FROM app_events'),
      await api.rows('SELECT * FROM connections'),
      await api.rows('SELECT * FROM connection_log_entries'),
      ...[await api.rows('SELECT * FROM audit_entries'), api.log],
    ]);
    expect(stored).toContain('order.completed');
    for (const word of ['anna', 'Jensen', '12345678', '7000000001', vendors.shop.appSecret])
      expect(stored).not.toContain(word);
    const [row] = await api.rows<{ guest: string }>(
      "SELECT DISTINCT guest FROM app_events WHERE type = 'order.placed'",
    );
    expect(row?.guest).toMatch(/^[0-9a-f]{32}$/);
  });

  it('syncs page by page first, and does not count those orders again from webhooks', async () => {
    const orders = [1, 2, 3, 4, 5].map(() => shopOrder({ total_price: '100.00' }));
    vendors.shop.orders = [...orders, shopOrder({ updated_at: ago(40 * DAY_MS) })];
    await connect();
    expect(vendors.requests.filter((one) => one === 'GET orders')).toHaveLength(3);
    expect(await sums()).toMatchObject({ 'events order.completed': 5, 'revenue DKK': 50_000 });
    for (const order of orders) await shop.deliver('orders/updated', order);
    expect(await sums()).toMatchObject({ 'events order.completed': 5, 'revenue DKK': 50_000 });
    const { state, lastReadAt, notes } = await shop.connection();
    expect([state, lastReadAt]).toEqual(['working', expect.any(String)]);
    expect(notes.at(-1)).toMatchObject({ what: 'read', accepted: 10, known: 0, refused: 0, reason: null });
    expect(notes[0]).toMatchObject({ what: 'orders/updated', accepted: 0, known: 2 });
  });

  it('continues a rate-limited sync where it stopped, after Retry-After', async () => {
    vendors.shop.orders = [1, 2, 3, 4].map(() => shopOrder());
    await connect();
    await api.execute('UPDATE connections SET sync_cursor = NULL, sync_from = NULL');
    vendors.shop.orders.push(shopOrder());
    vendors.requests.length = 0;
    vendors.respondOnce('products', { status: 429, headers: { 'retry-after': '20.0' } });
    await shop.read();
    expect(await sums()).toMatchObject({ 'events order.completed': 5 });
    const [connectionRow] = await api.rows<{ sync_cursor: string; due_at: number; failures: number }>(
      'SELECT * FROM connections',
    );
    expect([JSON.parse(connectionRow?.sync_cursor ?? '').part, Number(connectionRow?.failures)]).toEqual([
      'products',
      0,
    ]);
    expect(Number(connectionRow?.due_at)).toBeGreaterThan(Date.now());
    vendors.requests.length = 0;
    await api.execute('UPDATE connections SET due_at = 0');
    await purge(api.internals.housekeeping);
    expect(vendors.requests).not.toContain('GET orders');
    expect((await shop.connection()).state).toBe('working');
  });

  it('subtracts refunds and cancellations on their own day, in parts, and only successful ones', async () => {
    await connect();
    const order = shopOrder({ total_price: '500.00' });
    await shop.deliver('orders/create', order);
    const refund = shopRefund(order, '120.25');
    await shop.deliver('refunds/create', refund);
    await shop.deliver('orders/updated', { ...order, financial_status: 'partially_refunded', refunds: [refund] });
    const cancelled = shopOrder({ financial_status: 'voided', cancelled_at: ago(0) });
    await shop.deliver('orders/cancelled', cancelled);
    expect(await sums()).toMatchObject({
      ...{ 'revenue DKK': 37_975, 'refunds DKK': 12_025, 'events order.refunded': 1 },
      ...{ 'events order.cancelled': 1, 'events order.completed': 1, 'events order.placed': 2 },
    });
  });

  it.each([
    ['DKK', '199.50', 19_950],
    ['JPY', '1200', 1200],
    ['KWD', '1.250', 1250],
  ])('converts %s %s to minor units', async (currency, total_price, minor) => {
    await connect();
    await shop.deliver('orders/create', shopOrder({ currency, total_price }));
    expect(await sums()).toMatchObject({ [`revenue ${currency}`]: minor });
  });

  it.each([
    ['without an amount', { total_price: null }, 'Refused: 1 not readable.'],
    ['of a fraction of an øre', { total_price: '1.005' }, 'Refused: 1 not readable.'],
    ['without an id', { id: 'x' }, 'Refused: 1 not readable.'],
    ['that is too old', { processed_at: ago(40 * DAY_MS) }, 'Refused: 2 more than 30 days ago.'],
  ])('does not count an order %s, and logs why', async (_what, change, reason) => {
    await connect();
    expect((await shop.deliver('orders/create', shopOrder(change))).status).toBe(204);
    expect((await shop.connection()).notes[0]).toMatchObject({ what: 'orders/create', accepted: 0, reason });
    expect(await sums()).toEqual({});
  });

  it('ignores test orders, and logs invalid JSON', async () => {
    await connect();
    await shop.deliver('orders/create', shopOrder({ test: true }));
    expect((await shop.deliver('orders/create', '[')).status).toBe(204);
    expect(await sums()).toEqual({});
  });

  it('lists products and stock as the shop reports them', async () => {
    const product = (id: number, stock: number, more = {}) => ({
      ...{ id, title: `Wine ${id}`, status: 'active', ...more },
      variants: [{ id: id * 10, title: 'Default Title', inventory_quantity: stock, inventory_management: 'shopify' }],
    });
    vendors.shop.products = [product(1, 5), product(2, 0), product(3, 7)];
    await connect();
    const stock = () => api.rows('SELECT title, stock FROM shop_variants ORDER BY title');
    expect(await stock()).toEqual([
      { title: 'Wine 1', stock: 5 },
      { title: 'Wine 2', stock: 0 },
      { title: 'Wine 3', stock: 7 },
    ]);
    await shop.deliver('products/update', product(1, 4));
    await shop.deliver('products/delete', { id: 2 });
    expect(await stock()).toEqual([
      { title: 'Wine 1', stock: 4 },
      { title: 'Wine 3', stock: 7 },
    ]);
    vendors.shop.products = [product(1, 3)];
    await shop.deliver('inventory_levels/update', { inventory_item_id: 1, location_id: 2, available: 3 });
    await purge(api.internals.housekeeping);
    expect(await stock()).toEqual([{ title: 'Wine 1', stock: 3 }]);
    const guest = await api.signIn(live.email, live.password);
    expect(JSON.parse((await guest.get('/api/shop-products')).text)).toEqual([
      { id: '10', title: 'Wine 1', stock: 3, readAt: expect.any(String) },
    ]);
  });
});
