import { startVendors, type Vendors } from '../../../testing/fakes/vendors.ts';
import { live } from '../../../testing/fixtures/requestBodies.ts';
import {
  type ConnectedShop,
  connectShop,
  shopLine,
  shopOrder,
  shopRefund,
  shopReturn,
} from '../../../testing/fixtures/shops.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { toOrderEvents } from './orderEvents.ts';

describe('order lines of a connected shop', () => {
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

  const sold = async () =>
    (
      await api.rows<{ metric: string; dimension: string; amount: number | string }>(
        `SELECT metric, dimension, SUM(amount) AS amount FROM app_metric_days
         WHERE metric IN ('orderItems', 'itemRevenue') GROUP BY metric, dimension ORDER BY metric, dimension`,
      )
    ).map(({ metric, dimension, amount }) => `${metric} ${dimension} ${Number(amount)}`);

  it('counts each item at its listed price less discounts; variants of an item count together', async () => {
    const line_items = [
      ...[shopLine('Barolo 2019', 2, '125.00', ['20.00', '5.50']), shopLine('Olives', 1, '55.00')],
      ...[shopLine('Barolo 2019', 1, '300.00'), shopLine('Call +4512345678', 1, '1.00'), shopLine(' ', 1, '1.00')],
    ];
    await shop.deliver('orders/paid', shopOrder({ line_items }));
    expect(await sold()).toEqual([
      ...['itemRevenue DKK Barolo 2019 52450', 'itemRevenue DKK Olives 5500'],
      ...['orderItems Barolo 2019 3', 'orderItems Olives 1'],
    ]);
  });

  it('keeps the quantity if a price is invalid', async () => {
    await shop.deliver('orders/paid', shopOrder({ line_items: [{ title: 'Barolo 2019', quantity: 2 }] }));
    expect(await sold()).toEqual(['orderItems Barolo 2019 2']);
  });

  it('subtracts refunded items once, even if reported twice', async () => {
    const order = shopOrder({ line_items: [shopLine('Barolo 2019', 2, '125.00'), shopLine('Olives', 3, '55.00')] });
    await shop.deliver('orders/create', order);
    const refund = shopRefund(order, '180.00', [
      shopReturn('Barolo 2019', 1, '125.00'),
      shopReturn('Olives', 1, '55.00'),
    ]);
    await shop.deliver('refunds/create', refund);
    await shop.deliver('orders/updated', { ...order, financial_status: 'partially_refunded', refunds: [refund] });
    expect(await sold()).toEqual([
      ...['itemRevenue DKK Barolo 2019 12500', 'itemRevenue DKK Olives 11000'],
      ...['orderItems Barolo 2019 1', 'orderItems Olives 2'],
    ]);
  });

  it('reports the first hundred items of a larger order', async () => {
    const line_items = Array.from({ length: 130 }, (_, index) => shopLine(`Wine ${index}`, 1, '10.00'));
    const [, completed] = (toOrderEvents('a', shopOrder({ line_items })) ?? []) as { lines: object[] }[];
    expect(completed?.lines).toHaveLength(100);
    await shop.deliver('orders/create', shopOrder({ line_items }));
    expect(await sold()).toHaveLength(200);
  });
});
