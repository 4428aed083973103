import { postPlanCharges } from '../modules/ledger/postPlanCharges.ts';
import { startVendors, type Vendors } from '../testing/fakes/vendors.ts';
import { findBusinessId } from '../testing/fixtures/findBusinessId.ts';
import { admin, client, live } from '../testing/fixtures/requestBodies.ts';
import { connectShop, shopOrder } from '../testing/fixtures/shops.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/index.ts';

const LONG_AGO = new Date(Date.now() - 40 * 24 * 3600_000).toISOString();

describe('texts that are stored in English, for a Danish reader', () => {
  let vendors: Vendors;
  let api: TestApi;
  let owner: TestClient;
  let operator: TestClient;

  beforeAll(async () => {
    vendors = await startVendors();
    api = await startTestApi({ vendorBaseUrl: vendors.url });
    owner = await api.signIn(live.email, live.password);
    operator = await api.signIn(admin.email, admin.password);
  });
  afterAll(async () => {
    await api.close();
    await vendors.close();
  });

  /** Reads in Danish. */
  async function read<Reply = readonly Record<string, unknown>[]>(browser: TestClient, path: string): Promise<Reply> {
    return JSON.parse((await browser.request('GET', path, { headers: { 'Accept-Language': 'da' } })).text);
  }

  it('say why a connection is broken, and why events were refused', async () => {
    const shop = await connectShop(api, vendors, live);
    const activity = async () => (await read(owner, '/api/connections/activity')).map(({ reason }) => reason);
    vendors.shop.appSecret = 'changed';
    await shop.read();
    const failure = 'Shopify kunne ikke synkroniseres: Den afviste appen (400).';
    const connections = await read(operator, `/api/admin/clients/${shop.businessId}/connections`);
    expect(connections).toMatchObject([{ state: 'broken', reason: failure, notes: [{ reason: failure }, {}] }]);
    expect(await activity()).toEqual([failure, null]);

    await api.execute("UPDATE connection_log_entries SET reason = 'Stored by an older release.' WHERE reason IS NULL");
    await shop.deliver('orders/create', shopOrder({ processed_at: LONG_AGO }));
    expect(await activity()).toEqual(['Afvist: 2 ældre end 30 dage.', failure, 'Stored by an older release.']);
  });

  it.each([
    ['The push service rejects the service account (403).', 'Pushtjenesten afviser servicekontoen (403).'],
    [
      'The push service does not work: it returned an error (501).',
      'Pushtjenesten virker ikke: Den svarede med en fejl (501).',
    ],
  ])('say why notifications are not delivered: %s', async (stored, problem) => {
    const service = `/api/admin/clients/${await findBusinessId(api, live)}/push-service`;
    await api.execute("UPDATE push_services SET state = 'broken', problem = ?", [stored]);
    expect(await read(owner, '/api/push')).toMatchObject({ service: 'broken', problem });
    expect(await read(operator, service)).toMatchObject({ state: 'broken', problem });
  });

  it('K10: name the milestones of the demo, but not those that an operator wrote', async () => {
    await api.execute("UPDATE milestones SET description = 'Signed on paper' WHERE title = 'App live'");
    const { milestones } = await read<{ milestones: object[] }>(owner, '/api/app-status');
    const description = 'Demodata: Trinnet er fundet på til demokontoen.';
    expect(milestones).toMatchObject([
      { title: 'Aftale underskrevet', description },
      { title: 'UI/UX-design', description },
      { title: 'Platformsintegrationer', description },
      { title: 'App live', description: 'Signed on paper' },
    ]);
  });

  it('R19: note what an entry of the ledger is for', async () => {
    await api.execute('DELETE FROM ledger');
    await postPlanCharges(api.internals.dependencies, Date.parse('2026-11-22T12:00:00Z'));
    const ledger = await read(operator, `/api/admin/clients/${await findBusinessId(api, client)}/ledger`);
    expect(ledger).toMatchObject([{ origin: 'plan', note: 'basic-abonnement, 2026-11' }]);
  });
});
