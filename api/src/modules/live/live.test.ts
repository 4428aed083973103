import { LIVE_PATH } from '@skal/contracts/operations/liveEvents';
import { startBackend } from '../../testing/fakes/apps.ts';
import { buildOrderEvent, startPortals, type TestPortals } from '../../testing/fakes/portals.ts';
import { openSseClient } from '../../testing/fakes/sseClient.ts';
import { startVendors } from '../../testing/fakes/vendors.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { setStatus } from '../../testing/fixtures/setStatus.ts';
import { connectShop } from '../../testing/fixtures/shops.ts';
import { createTempDatabase, startTestApi } from '../../testing/index.ts';
import { startChildApi } from '../../testing/processes/childProcess.ts';
import { waitFor } from '../../testing/waitFor.ts';

describe(`GET ${LIVE_PATH}`, () => {
  let portals: TestPortals;

  const start = async (...limits: Parameters<typeof startPortals>) => {
    portals = await startPortals(...limits);
    return portals;
  };

  afterEach(() => portals.close());

  it('K1: signals changed metrics without their values, and nothing without a change', async () => {
    const { backend, opened } = await start();
    const portal = await opened();
    expect(portal.status).toBe(200);
    expect(portal.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(portal.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(portal.headers.get('x-accel-buffering')).toBe('no');
    // A heartbeat comes after many checks.
    await waitFor(portal.received, (text) => text.includes('\n:\n\n'));
    expect(portal.received()).not.toContain('event: metrics');
    await backend.report([buildOrderEvent()]);
    await portal.waitForEvent('metrics');
    await backend.report([buildOrderEvent()]);
    await portal.waitForEvent('metrics', 2);
    expect(portal.received().replace(/^:\n\n/gm, '')).toMatch(
      /^retry: \d+\nevent: opened\nid: .+\ndata:\n\n(?:event: metrics\nid: .+\ndata:\n\n){2}$/,
    );
  });

  it('K2: signals a product update of the shop as well, which is no event', async () => {
    const vendors = await startVendors();
    const { api, opened } = await start({}, vendors.url);
    const shop = await connectShop(api, vendors, live);
    const portal = await opened();
    const product = { id: 1, title: 'Barolo 2019', variants: [{ id: 2, title: 'Magnum', inventory_quantity: 1 }] };
    expect((await shop.deliver('products/update', product)).status).toBe(204);
    await portal.waitForEvent('metrics');
    await vendors.close();
  });

  it('K1: says which version of the metrics it starts with, so that a page knows whether it has missed a change', async () => {
    const { browser, backend, opened } = await start();
    const readVersion = async () => (await browser.get('/api/live-version')).body.version;
    const idsOf = (text: string) => [...text.matchAll(/^id: (.+)$/gm)].map(([, id]) => id);
    const version = await readVersion();
    const unchanged = await opened();
    await unchanged.waitForEvent('opened');
    expect(idsOf(unchanged.received())).toEqual([version]);
    // Between the page's reads and the opening of its stream.
    await backend.report([buildOrderEvent()]);
    const missed = await opened();
    await missed.waitForEvent('opened');
    const [started] = idsOf(missed.received());
    expect(started).not.toBe(version);
    expect(started).toBe(await readVersion());
    await backend.report([buildOrderEvent()]);
    await missed.waitForEvent('metrics');
    expect(idsOf(missed.received())).toEqual([started, await readVersion()]);
  });

  it('8.2.2: signals nothing to another client', async () => {
    const { api, backend, opened } = await start();
    const [own, other] = [await opened(), await opened(await api.signIn(client.email, client.password))];
    await backend.report([buildOrderEvent()]);
    await own.waitForEvent('metrics');
    const receivedLength = other.received().length;
    await waitFor(
      () => other.received().length,
      (length) => length > receivedLength,
    );
    expect(other.received()).not.toContain('metrics');
  });

  it('8.2.1: is open to clients, and to operators only during an impersonation', async () => {
    const { api, backend, opened } = await start();
    expect((await opened(api.client())).status).toBe(401);
    const operator = await api.signIn(admin.email, admin.password);
    expect((await opened(operator)).status).toBe(403);
    await operator.post(`/api/admin/clients/${backend.businessId}/impersonation`);
    const viewed = await opened(operator);
    await backend.report([buildOrderEvent()]);
    await viewed.waitForEvent('metrics');
    await operator.request('DELETE', '/api/admin/impersonation');
    await viewed.waitForEvent('ended');
    await viewed.waitForEnd();
  });

  it('7.4.1: ends with its session only', async () => {
    const { api, backend, opened } = await start();
    const own = await api.signIn(live.email, live.password);
    const [ending, staying] = [await opened(own), await opened()];
    await own.post('/api/logout');
    await ending.waitForEvent('ended');
    await ending.waitForEnd();
    await backend.report([buildOrderEvent()]);
    await staying.waitForEvent('metrics');
    expect(ending.received()).not.toContain('metrics');
  });

  it('7.4.2: ends if the account is paused, and when the session expires', async () => {
    const { api, opened } = await start();
    const paused = await opened();
    await setStatus(api, live.email, 'paused');
    await paused.waitForEnd();
    await setStatus(api, live.email, 'active');
    const late = await opened();
    await api.execute('UPDATE sessions SET expires_at = ?', [Date.now() - 1]);
    await late.waitForEnd();
  });

  it('2.4.1: limits streams per account and in total; a closed one frees a place', async () => {
    const { api, opened } = await start({ perAccount: 2, perProcess: 3 });
    const first = await opened();
    await opened();
    const rejected = await opened();
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '4']);
    const other = await api.signIn(client.email, client.password);
    expect((await opened(other)).status).toBe(200);
    expect((await opened(other)).status).toBe(503);
    first.close();
    await waitFor(
      async () => (await opened(other)).status,
      (status) => status === 200,
    );
  });

  it('signals changes of a busy app only from time to time', async () => {
    const { backend, opened } = await start({ minIntervalMs: 60_000 });
    const portal = await opened();
    await backend.report([buildOrderEvent()]);
    await portal.waitForEvent('metrics');
    await backend.report([buildOrderEvent()]);
    const receivedLength = portal.received().length;
    await waitFor(
      () => portal.received().length,
      (length) => length > receivedLength,
    );
    expect(portal.received().split('event: metrics')).toHaveLength(2);
  });

  it('signals suppressed changes afterwards', async () => {
    const { backend, opened } = await start({ minIntervalMs: 200 });
    const portal = await opened();
    await backend.report([buildOrderEvent()]);
    await portal.waitForEvent('metrics');
    await backend.report([buildOrderEvent()]);
    await portal.waitForEvent('metrics', 2);
  });

  it('ends all streams and accepts none when the process is about to stop', async () => {
    const { api, opened } = await start();
    const portal = await opened();
    api.internals.drain();
    await portal.waitForEnd();
    expect((await opened()).status).toBe(503);
  });
});

// An embedded database serves a single process.
if (process.env.TEST_DATABASE_URL) {
  describe('two processes with one database', () => {
    it('K1: signal portals of both, whichever ingested the events', async () => {
      const database = await createTempDatabase();
      const one = await startTestApi({}, database);
      const two = await startChildApi(database);
      const backend = await startBackend(one, live);
      const browser = await one.signIn(live.email, live.password);
      const [here, there] = [await openSseClient(browser), await openSseClient(browser, two.url)];
      await backend.report([buildOrderEvent()]);
      await Promise.all([here.waitForEvent('metrics'), there.waitForEvent('metrics')]);
      // A page of one process opens its stream at the other one.
      const { version } = (await browser.get('/api/live-version')).body;
      const current = await openSseClient(browser, two.url);
      await current.waitForEvent('opened');
      expect(current.received()).toContain(`id: ${version}\n`);
      current.close();
      await browser.post('/api/logout');
      await Promise.all([here.waitForEnd(), there.waitForEnd()]);
      await two.stop();
      await one.close();
      await database.remove();
    });
  });
}
