import type { AppAlertReply } from '@skal/contracts/app/appAlert';
import { newId } from '../../db/rows/id.ts';
import { buildEvent, startBackend } from '../../testing/fakes/apps.ts';
import { startVendors } from '../../testing/fakes/vendors.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { connectShop } from '../../testing/fixtures/shops.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { addDays, toLocalDay } from '../../time/calendar.ts';

const HOUR_MS = 60 * 60_000;

describe('GET /api/admin/app-alerts', () => {
  let api: TestApi;
  let operator: TestClient;
  const start = async (vendorsAt?: string) => {
    api = await startTestApi(vendorsAt ? { vendorBaseUrl: vendorsAt } : {});
    operator = await api.signIn(admin.email, admin.password);
  };
  afterEach(() => api.close());

  const list = async () => JSON.parse((await operator.get('/api/admin/app-alerts')).text) as AppAlertReply[];
  const setLastReport = (at: number, businessId: string) =>
    api.execute('UPDATE app_clients SET last_at = ? WHERE business_id = ?', [at, businessId]);
  const opens = (count: number) => Array.from({ length: count }, () => buildEvent('app.opened', { guest: newId() }));

  it('K2: lists each live app without reports for a day, until it reports again; none before its launch', async () => {
    await start();
    const [app, early] = [await startBackend(api, live), await startBackend(api, client)];
    expect(await list()).toEqual([]);
    await app.report(opens(1));
    await early.report(opens(1));
    expect(await list()).toEqual([]);
    const at = Date.now() - 24 * HOUR_MS;
    for (const { businessId } of [app, early]) await setLastReport(at, businessId);
    expect(await list()).toEqual([
      {
        ...{ id: `silent ${app.businessId}`, clientId: app.businessId, clientName: expect.any(String) },
        ...{ title: 'No data for a day', at: new Date(at).toISOString() },
      },
    ]);
    await app.report(opens(1));
    expect(await list()).toEqual([]);
  });

  it('K2: lists each app with more than one per cent of crashed sessions', async () => {
    await start();
    const { report, businessId } = await startBackend(api, live);
    const crash = (guest: string) => ['app.opened', 'app.crashed'].map((type) => buildEvent(type, { guest }));
    await report([...opens(99), ...crash('one')]);
    expect(await list()).toEqual([]);
    await report(crash('another'));
    expect(await list()).toMatchObject([
      {
        clientId: businessId,
        title: expect.stringMatching(/^1\.98% of sessions crashed (?:today|yesterday)$/),
      },
    ]);
  });

  it("K2: tells since when an app crashes, as the client's own alert does", async () => {
    await start();
    const { report } = await startBackend(api, live);
    const today = toLocalDay(Date.now(), api.settings.timeZone);
    const crashOf = (ago: number) =>
      ['app.opened', 'app.crashed'].map((type) =>
        buildEvent(type, { guest: 'unlucky', ...(ago > 0 && { at: `${addDays(today, -ago)}T12:00:00+01:00` }) }),
      );
    await report([2, 1, 0].flatMap(crashOf));
    const { alerts } = (await (await api.signIn(live.email, live.password)).get('/api/overview')).body;
    const [clientAlert] = await list();
    expect(alerts).toMatchObject([{ id: 'crash-rate', title: clientAlert?.title, at: clientAlert?.at }]);
    expect(toLocalDay(Date.parse(clientAlert?.at ?? ''), api.settings.timeZone)).toBe(addDays(today, -2));
  });

  it('lists each broken connection', async () => {
    const vendors = await startVendors();
    await start(vendors.url);
    const { businessId } = await connectShop(api, vendors, live);
    expect(await list()).toEqual([]);
    await api.execute("UPDATE connections SET state = 'broken'");
    expect(await list()).toMatchObject([{ clientId: businessId, title: 'The connection to Shopify is broken' }]);
    await vendors.close();
  });

  it('8.2.1: is for operators only', async () => {
    await start();
    expect((await (await api.signIn(live.email, live.password)).get('/api/admin/app-alerts')).status).toBe(403);
  });
});
