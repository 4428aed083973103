import { SHOP, startVendors, type Vendors } from '../../testing/fakes/vendors.ts';
import { client, live } from '../../testing/fixtures/requestBodies.ts';
import { connectShop, shopOrder } from '../../testing/fixtures/shops.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

describe('connections of a client', () => {
  let vendors: Vendors;
  let api: TestApi;
  let owner: TestClient;

  beforeEach(async () => {
    vendors = await startVendors();
    api = await startTestApi({ vendorBaseUrl: vendors.url });
    owner = await api.signIn(live.email, live.password);
  });
  afterEach(async () => {
    await api.close();
    await vendors.close();
  });

  const sync = (connector = 'shopify', browser = owner) => browser.post(`/api/connections/${connector}/sync`);
  const activity = async () => JSON.parse((await owner.get('/api/connections/activity')).text) as object[];
  /** The last sync was long ago. */
  const forgetSyncs = () => api.execute("UPDATE connection_log_entries SET at = at - 600000 WHERE what = 'read'");

  it('Q2, K33: a sync reads what is new, at most every two minutes, and is listed', async () => {
    await connectShop(api, vendors, live);
    expect((await sync()).status).toBe(429);
    await forgetSyncs();
    vendors.shop.orders.push(shopOrder());
    const { status, body } = await sync();
    expect([status, body]).toMatchObject([200, { connector: 'shopify', state: 'working' }]);
    const again = await sync();
    expect([again.status, Number(again.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await activity())[0]).toMatchObject({ connector: 'shopify', what: 'read', refused: 0, reason: null });
    expect(await api.rows("SELECT action FROM audit_entries WHERE action = 'connection.synced'")).toHaveLength(1);
  });

  it('a vendor that fails is shown in the activity, and not called more often', async () => {
    await connectShop(api, vendors, live);
    await forgetSyncs();
    vendors.respondOnce(SHOP, { status: 500 });
    expect((await sync()).status).toBe(200);
    expect((await activity())[0]).toMatchObject({ reason: expect.stringMatching(/^Shopify could not be synced/) });
    expect((await sync()).status).toBe(429);
  });

  it("8.2.2: another client's connection, and an unknown one, are not found", async () => {
    await connectShop(api, vendors, live);
    const stranger = await api.signIn(client.email, client.password);
    expect((await sync('shopify', stranger)).status).toBe(404);
    expect((await sync('constructor')).status).toBe(404);
    expect((await sync('mailchimp')).status).toBe(404);
    expect((await stranger.get('/api/connections/activity')).text).toBe('[]');
  });
});
