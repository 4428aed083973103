import { findBusinessId } from '../../../testing/fixtures/findBusinessId.ts';
import { signInSupport } from '../../../testing/fixtures/operators.ts';
import { admin, client } from '../../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';
import { type MultiProcessApi, startMultiProcessApi } from '../../../testing/processes/multiProcess.ts';

const GONE = 'This client no longer exists. Someone may have deleted it.';

describe("a client's record", () => {
  let api: TestApi;
  let operator: TestClient;
  let path: string;

  beforeEach(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
    path = `/api/admin/clients/${await findBusinessId(api, client)}`;
  });
  afterEach(() => api.close());

  const edit = (body: object, who = operator) => who.request('PATCH', path, { json: body });
  const read = async () => (await operator.get(path)).body;

  it('R14, T40: is complete, and is found only by its id', async () => {
    expect(await read()).toEqual({
      ...{ id: path.split('/').at(-1), firstName: 'Demo', lastName: 'Client', contactName: 'Demo Client' },
      ...{ email: client.email, businessName: 'Demo Wine Bar', businessType: 'wine-bar', phone: null },
      ...{ subscriptionPlan: 'basic', subscriptionStatus: 'active', status: 'active', isActive: true },
      ...{ lastLogin: null, createdAt: expect.stringMatching(/Z$/), liveAt: null, version: 1 },
      features: { reservations: true, ecommerce: false, events: true, takeaway: false, loyalty: false },
      branding: {
        ...{ businessName: 'Demo Wine Bar', description: 'Premium app management' },
        ...{ primaryColor: null, accentColor: null },
      },
      logo: null,
      storeLinks: { appStore: null, googlePlay: null },
      nextBillingDate: null,
      secondFactor: false,
      undeliverableSince: null,
      undoLaunchUntil: null,
    });
    const unknown = await operator.get('/api/admin/clients/01999999-0000-7000-8000-000000000000');
    expect([unknown.status, unknown.body]).toEqual([404, { error: GONE }]);
    expect((await operator.get('/api/admin/clients/unknown')).status).toBe(404);
  });

  it('T25, T40: changes only the given fields, for both sides', async () => {
    const response = await edit({
      version: 1,
      contactName: 'Karen Marie Blixen',
      phone: '87 65 43 21',
      businessType: 'cafe',
      subscriptionPlan: 'enterprise',
      nextBillingDate: '2026-12-01',
      features: { loyalty: true, events: false },
      branding: { primaryColor: '#1F5F66', description: '' },
    });
    expect([response.status, response.body]).toEqual([200, await read()]);
    expect(response.body).toMatchObject({
      ...{ firstName: 'Karen Marie', lastName: 'Blixen', phone: '87 65 43 21', businessType: 'cafe', version: 2 },
      ...{ subscriptionPlan: 'enterprise', businessName: 'Demo Wine Bar', nextBillingDate: '2026-12-01' },
      features: { reservations: true, ecommerce: false, events: false, takeaway: false, loyalty: true },
      branding: { businessName: 'Demo Wine Bar', description: '', primaryColor: '#1f5f66', accentColor: null },
    });
    const found = await operator.get('/api/admin/clients?search=blixen&plan=enterprise');
    expect(found.body).toMatchObject([{ businessName: 'Demo Wine Bar', phone: '87 65 43 21' }]);
    const browser = await api.signIn(client.email, client.password);
    expect((await browser.get('/api/session')).body.business).toMatchObject({
      features: { loyalty: true, events: false },
      branding: { businessName: 'Demo Wine Bar', description: '' },
    });
    expect((await browser.get('/api/billing')).body.nextBillingDate).toBe('2026-12-01');

    await edit({ phone: null, nextBillingDate: '', branding: { primaryColor: '' } });
    expect(await read()).toMatchObject({ phone: null, nextBillingDate: null, branding: { primaryColor: null } });
    const [newest] = (await operator.get('/api/admin/audit?action=client.edited')).body as unknown as object[];
    expect(newest).toMatchObject({
      clientName: 'Demo Wine Bar',
      before: { phone: '87 65 43 21', nextBillingDate: '2026-12-01', 'branding.primaryColor': '#1f5f66' },
      after: { phone: null, nextBillingDate: null, 'branding.primaryColor': null },
    });
  });

  it("T40: rejects the second of two operators with the current record, including the client's own change", async () => {
    const browser = await api.signIn(client.email, client.password);
    expect((await edit({ version: 1, businessName: 'Vinbaren' })).status).toBe(200);
    await browser.post('/api/save-settings', { phone: '11 22 33 44' });
    const second = await edit({ version: 1, businessName: 'Winebar', subscriptionPlan: 'premium' });
    expect([second.status, second.body]).toEqual([
      409,
      {
        error: 'Someone else has changed this client in the meantime. Your changes have not been saved yet.',
        code: 'outdated',
        current: await read(),
      },
    ]);
    expect(second.body.current).toMatchObject({ businessName: 'Vinbaren', phone: '11 22 33 44', version: 3 });
    expect((await edit({ version: 3, businessName: 'Winebar' })).body).toMatchObject({
      ...{ businessName: 'Winebar', subscriptionPlan: 'basic', version: 4 },
    });
    expect((await edit({ businessName: 'Without a version' })).status).toBe(200);
  });

  it.each(['paused', 'cancelled'] as const)(
    'R14, T38: signs a %s client out at once with a reason; activating does not restore the old session',
    async (status) => {
      const browser = await api.signIn(client.email, client.password);
      const other = await api.signIn(client.email, client.password);
      expect((await edit({ status })).body).toMatchObject({ status, subscriptionStatus: status, isActive: false });
      for (const one of [browser, other]) expect((await one.get('/api/session')).status).toBe(401);
      const login = await api.client().post('/api/login', client);
      expect(login.status).toBe(403);
      expect(login.body).toMatchObject({ success: false, code: status, error: expect.stringContaining(status) });
      await edit({ status: 'active' });
      expect((await browser.get('/api/session')).status).toBe(401);
      expect((await (await api.signIn(client.email, client.password)).get('/api/session')).status).toBe(200);
    },
  );

  it('R17, R18, R19: returns an error per field and changes nothing', async () => {
    const response = await edit({
      ...{ version: 'first', contactName: ' ', businessName: '', businessType: 'bank', subscriptionPlan: 'gold' },
      ...{ status: 'asleep', nextBillingDate: '2026-02-30' },
      features: { loyalty: 'yes' },
      branding: { businessName: '', accentColor: 'red' },
    });
    expect(response.status).toBe(400);
    expect(response.body.fields).toEqual({
      version: 'The version must be a whole number.',
      contactName: 'Contact name is required',
      businessName: 'Business name is required',
      businessType: 'Please choose a business type from the list',
      subscriptionPlan: 'Please choose a plan from the list',
      status: 'Please choose a status from the list',
      nextBillingDate: 'Please enter the date as YYYY-MM-DD.',
      'features.loyalty': 'Each feature must be true or false',
      'branding.businessName': 'App name is required',
      'branding.accentColor': 'Please enter the colour as a hex value, such as #1f5f66.',
    });
    expect(await read()).toMatchObject({ version: 1 });
  });

  it('15.3.3: ignores address, launch and id, and lets the support role edit', async () => {
    const before = await read();
    const forbidden = { email: 'sly@example.dk', liveAt: '2020-01-01T00:00:00Z', id: 'mine', createdAt: null };
    const response = await edit({ ...forbidden, phone: '1' }, await signInSupport(api));
    expect([response.status, response.body]).toEqual([200, { ...before, phone: '1', version: 2 }]);
  });
});

describe('T40: concurrent edits', () => {
  let together: MultiProcessApi;

  beforeEach(async () => {
    together = await startMultiProcessApi();
  });
  afterEach(() => together.close());

  it('accepts one edit per version and rejects the others, in any process', async () => {
    const path = `/api/admin/clients/${await findBusinessId(together.api, client)}`;
    const operators = [together.client(), together.client()];
    for (const operator of operators) await operator.post('/api/login', admin);
    for (const version of [1, 2, 3]) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          operators[index % operators.length]?.request('PATCH', path, {
            json: { version, phone: `${version}${index}` },
          }),
        ),
      );
      expect(answers.map((response) => response?.status).sort()).toEqual([200, ...Array(7).fill(409)]);
      const created = answers.find((response) => response?.status === 200)?.body;
      expect(created).toEqual((await operators[0]?.get(path))?.body);
      expect(created?.version).toBe(version + 1);
    }
  });
});
