import type { AlertReply } from '@skal/contracts/analytics/overview';
import { insertRows } from '../../../db/rows/insert.ts';
import { findBusinessId } from '../../../testing/fixtures/findBusinessId.ts';
import { live } from '../../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { SYSTEM_ACTOR } from '../../audit/recordAudit.ts';
import { addConnection } from '../addConnection.ts';
import { type ShopVariant, ShopVariantEntity } from './ShopVariant.entity.ts';

describe('stock alert of a connected shop', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi();
  });
  afterEach(() => api.close());

  it('K2: alerts as long as a product is low on stock', async () => {
    const deps = api.internals.dependencies;
    const businessId = await findBusinessId(api, live);
    const browser = await api.signIn(live.email, live.password);
    const alerts = async () => (await browser.get('/api/overview')).body.alerts as AlertReply[];
    const shop = { account: 'bar.myshopify.com', label: 'bar.myshopify.com', secret: {} };
    const connectionId = await addConnection(
      deps,
      { businessId: businessId, connector: 'shopify', ...shop },
      SYSTEM_ACTOR,
    );
    const readAt = Date.now();
    const variant = (product: string, stock: number | null): ShopVariant => ({
      ...{ id: `${connectionId}:${product}`, connectionId, product, title: `Wine ${product}`, stock, readAt },
    });
    await deps.db.tx((manager) =>
      insertRows(manager, ShopVariantEntity, [variant('1', 6), variant('2', null), variant('3', 5)]),
    );
    const [alert, ...others] = await alerts();
    expect([alert, others]).toEqual([
      {
        ...{ id: 'low-stock', title: 'Low in stock: Wine 3, 5 left', at: new Date(readAt).toISOString() },
        ...{ source: 'Shopify', section: 'products' },
      },
      [],
    ]);
    await api.execute("UPDATE shop_variants SET stock = 0 WHERE product = '1'");
    expect(await alerts()).toMatchObject([{ id: 'low-stock', title: '2 products are low in stock' }]);
    await api.execute('UPDATE shop_variants SET stock = 6');
    expect(await alerts()).toEqual([]);
  });
});
