import type { ClientConnectionReply, ConnectionReply } from '@skal/contracts/integration/connection';
import { newId } from '../../db/rows/id.ts';
import { purge } from '../../housekeeping.ts';
import { readSettings } from '../../settings/settings.ts';
import { SHOP, startVendors, type Vendors } from '../../testing/fakes/vendors.ts';
import { findBusinessId } from '../../testing/fixtures/findBusinessId.ts';
import { admin, client } from '../../testing/fixtures/requestBodies.ts';
import { connectShop } from '../../testing/fixtures/shops.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { addDays, toLocalDay } from '../../time/calendar.ts';
import { connectionCipher } from './connectionCipher.ts';

describe('connections of a client', () => {
  let vendors: Vendors;
  let api: TestApi;
  let operator: TestClient;
  let businessId: string;
  let address: string;

  beforeEach(async () => {
    vendors = await startVendors();
    api = await startTestApi({ vendorBaseUrl: vendors.url });
    operator = await api.signIn(admin.email, admin.password);
    businessId = await findBusinessId(api, client);
    address = `/api/admin/clients/${businessId}/connections`;
  });
  afterEach(async () => {
    await api.close();
    await vendors.close();
  });

  const shopify = (change: object = {}) => {
    const { appId, appSecret } = vendors.shop;
    return operator.post(`${address}/shopify`, { shop: SHOP, appId, appSecret, ...change });
  };
  const mailchimp = (change: object = {}) => {
    const { apiKey, id } = vendors.audience;
    return operator.post(`${address}/mailchimp`, { apiKey, audience: id, ...change });
  };
  const list = async () => JSON.parse((await operator.get(address)).text) as ConnectionReply[];
  const seen = async () => {
    const guest = await api.signIn(client.email, client.password);
    return JSON.parse((await guest.get('/api/connections')).text) as ClientConnectionReply[];
  };
  const platform = async (name: string) => {
    const found = JSON.parse((await operator.get(`/api/admin/clients/${businessId}/integrations`)).text);
    return (found as { platform: string; status: string }[]).find((one) => one.platform === name)?.status;
  };

  it('14.2.6: stores credentials encrypted, and shows them in no response, log or audit entry', async () => {
    const answers = [await shopify(), await mailchimp(), await operator.get(address)];
    const [row] = await api.rows<{ id: string; sealed: string }>(
      "SELECT * FROM connections WHERE connector = 'shopify'",
    );
    const responses = JSON.stringify([
      answers.map(({ text }) => text),
      ...[await api.rows('SELECT * FROM connections'), await api.rows('SELECT * FROM audit_entries'), api.log],
    ]);
    for (const secret of [vendors.shop.appSecret, vendors.audience.apiKey]) expect(responses).not.toContain(secret);
    const opened = connectionCipher.decrypt(api.internals.dependencies.settings, row?.id ?? '', row?.sealed ?? '');
    expect(opened).toBe(JSON.stringify({ appId: vendors.shop.appId, appSecret: vendors.shop.appSecret }));
    const auditEntries = await api.rows(
      "SELECT action FROM audit_entries WHERE action LIKE 'connection.%' ORDER BY id",
    );
    expect(auditEntries).toEqual([{ action: 'connection.added' }, { action: 'connection.added' }]);
  });

  it('11.2.2: reencrypts credentials with a new session key', async () => {
    await shopify();
    const { db, settings } = api.internals.dependencies;
    const [OLD = '', NEW] = [settings.sessionKeys[0], 'fedcba9876543210fedcba9876543210'];
    expect(await connectionCipher.count(db, { sessionKeys: [NEW, OLD] })).toEqual({ known: [0, 1], unknown: 0 });
    await connectionCipher.reencrypt(db, { sessionKeys: [NEW, OLD] });
    expect(await connectionCipher.count(db, { sessionKeys: [NEW] })).toEqual({ known: [1], unknown: 0 });
  });

  it('marks the platform as connected and subscribes to webhooks; disconnecting reverts both', async () => {
    const { body } = await shopify();
    expect(await platform('shopify')).toBe('connected');
    expect(new Set(vendors.hooks.map(({ address: at }) => at))).toEqual(
      new Set([`${api.settings.site.origin}/api/hooks/shopify/${body.id}`]),
    );
    expect(vendors.hooks.map(({ topic }) => topic)).toContain('orders/paid');
    expect((await shopify()).status).toBe(409);
    const remove = () => operator.request('DELETE', `/api/admin/connections/${body.id}`);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect([await platform('shopify'), vendors.hooks, await list()]).toEqual(['none', [], []]);
    expect((await shopify()).status).toBe(201);
  });

  it('restores only a dropped webhook subscription at the next sync', async () => {
    const shop = await connectShop(api, vendors);
    const topics = vendors.hooks.length;
    vendors.hooks.splice(0, 2);
    await shop.read();
    expect(vendors.hooks).toHaveLength(topics);
  });

  it.each([
    ['with a wrong secret', { appSecret: 'wrong' }, 'appSecret'],
    ['that does not exist', { shop: 'nowhere.myshopify.com' }, 'shop'],
    ['at another host', { shop: 'example.com' }, 'shop'],
    ['at a private address', { shop: '127.0.0.1:80/x.myshopify.com' }, 'shop'],
    ['at a local host name', { shop: 'a@b.myshopify.com' }, 'shop'],
    ['whose name is not a string', { shop: [['a']] }, 'shop'],
  ])('rejects a shop %s with an error at the field', async (_what, change, field) => {
    const { status, body } = await shopify(change);
    expect([status, Object.keys(body.fields as object)]).toEqual([400, [field]]);
    expect(await list()).toEqual([]);
  });

  it('rejects an app without the orders scope, and names the missing scope', async () => {
    vendors.shop.scope = 'read_products';
    expect((await shopify()).body.fields).toEqual({
      appId: 'Please add the scope read_orders to this app in the Dev Dashboard first.',
    });
  });

  it('connects nothing if the vendor is unreachable, with a message', async () => {
    vendors.respondOnce('access_token', { status: 500 });
    vendors.respondOnce('lists', { status: 302, headers: { location: 'http://127.0.0.1/' } });
    for (const response of [await shopify(), await mailchimp()]) {
      expect([response.status, response.body.error]).toEqual([503, expect.stringContaining('it was not connected')]);
    }
    expect(await list()).toEqual([]);
  });

  it.each([
    ['with a wrong key', { apiKey: `${'f'.repeat(32)}-us21` }, 'apiKey'],
    ['with a key without a data centre', { apiKey: 'f'.repeat(32) }, 'apiKey'],
    ['with an invalid data centre', { apiKey: `${'f'.repeat(32)}-evil.example` }, 'apiKey'],
    ['that does not exist', { audience: 'aaaaaaaaaa' }, 'audience'],
    ['with a path in its id', { audience: '../ping' }, 'audience'],
  ])('rejects an audience %s with an error at the field', async (_what, change, field) => {
    const { status, body } = await mailchimp(change);
    expect([status, Object.keys(body.fields as object)]).toEqual([400, [field]]);
  });

  it('shows the audience size of the last sync, and that of 30 days before', async () => {
    await mailchimp();
    const today = toLocalDay(Date.now(), api.settings.timeZone);
    const [only] = await seen();
    expect(only).toMatchObject({ connector: 'mailchimp', state: 'working', audience: { members: 180, before: null } });
    await api.execute('INSERT INTO audience_days (id, business_id, day, members, read_at) VALUES (?, ?, ?, 150, 0)', [
      ...[`${businessId}/before`, businessId, addDays(today, -30)],
    ]);
    vendors.audience.members = 184;
    await api.execute('UPDATE connections SET due_at = 0');
    await purge(api.internals.housekeeping);
    expect((await seen())[0]?.audience).toMatchObject({ members: 184, before: 150 });
    expect((await list())[0]?.account).toBe('Guests of Vinbar');
  });

  it('does not sync a connection in two processes at once', async () => {
    const shop = await connectShop(api, vendors);
    await api.execute('UPDATE connections SET lease_until = ?', [Date.now() + 60_000]);
    vendors.requests.length = 0;
    expect((await shop.read()).status).toBe(409);
    await purge(api.internals.housekeeping);
    expect(vendors.requests).toEqual([]);
  });

  it('answers 404 for an unknown client or connection', async () => {
    const unknown = `/api/admin/clients/${newId()}/connections`;
    expect((await operator.get(unknown)).status).toBe(404);
    const { appId, appSecret } = vendors.shop;
    expect((await operator.post(`${unknown}/shopify`, { shop: SHOP, appId, appSecret })).status).toBe(404);
    expect((await operator.post(`/api/admin/connections/${newId()}/read`)).status).toBe(404);
  });

  it('requires the real vendor hosts in production, and does not start otherwise', () => {
    const env = { NODE_ENV: 'production', SKAL_VENDORS_AT: 'http://127.0.0.1:1' };
    expect(() => readSettings(env)).toThrow('SKAL_VENDORS_AT is for tests only');
  });
});
