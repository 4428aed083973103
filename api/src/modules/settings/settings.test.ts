import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

describe('POST /api/save-settings', () => {
  let api: TestApi;
  let browser: TestClient;

  beforeEach(async () => {
    api = await startTestApi();
    browser = await api.signIn(client.email, client.password);
  });
  afterEach(() => api.close());

  const save = (body: object) => browser.post('/api/save-settings', body);
  const session = async () => (await browser.get('/api/session')).body;

  it('N2, N3, T26: accepts the specified payload, and returns the updated session', async () => {
    const response = await save({
      businessName: 'Vinbaren',
      businessType: 'restaurant',
      contactName: 'Karen Marie Blixen',
      phone: '12 34 56 78',
      countryCode: '+46',
      appFeatures: { reservations: false, ecommerce: true, events: false, takeaway: true },
      branding: { businessName: 'Vinbaren i Ærø', description: 'Wine\nand more' },
    });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      user: {
        id: expect.any(String),
        accountType: 'client',
        firstName: 'Karen Marie',
        lastName: 'Blixen',
        email: client.email,
        phone: '12 34 56 78',
        countryCode: '+46',
        role: null,
        businessName: 'Vinbaren',
      },
      accountType: 'client',
      language: 'en',
      theme: 'system',
      business: {
        businessType: 'restaurant',
        features: { reservations: false, ecommerce: true, events: false, takeaway: true, loyalty: false },
        branding: { businessName: 'Vinbaren i Ærø', description: 'Wine\nand more' },
        logo: null,
        liveAt: null,
      },
      permissions: null,
      viewing: null,
      viewEnded: null,
    });
    expect(await session()).toEqual(response.body);
  });

  it('J15, T25: merges nested fields, and keeps loyalty', async () => {
    await api.execute(
      `UPDATE businesses SET features = '{"reservations":true,"ecommerce":false,"events":true,"takeaway":false,"loyalty":true}'`,
    );
    const before = await session();
    const response = await save({ appFeatures: { takeaway: true, loyalty: false }, branding: { description: 'New' } });
    expect(response.body).toEqual({
      ...before,
      business: {
        ...(before.business as object),
        features: { reservations: true, ecommerce: false, events: true, takeaway: true, loyalty: true },
        branding: { businessName: 'Demo Wine Bar', description: 'New' },
      },
    });
  });

  it('T26: accepts `features` as an alias of `appFeatures`, which takes precedence', async () => {
    const response = await save({ features: { takeaway: true, events: false }, appFeatures: { events: true } });
    expect(response.body.business).toMatchObject({ features: { takeaway: true, events: true, reservations: true } });
  });

  it.each([
    [{ contactName: 'Karen Marie Blixen' }, 'Karen Marie', 'Blixen'],
    [{ contactName: 'Cher' }, 'Cher', ''],
    [{ contactName: 'Karen Blixen', firstName: 'Isak' }, 'Isak', 'Client'],
    [{ contactName: 'Karen Blixen', lastName: 'Dinesen' }, 'Demo', 'Dinesen'],
    [{ firstName: 'Isak', lastName: 'Dinesen' }, 'Isak', 'Dinesen'],
    [{ contactName: 'Karen Blixen', firstName: '', lastName: ' ' }, 'Karen', 'Blixen'],
  ])('T26: splits %j into %s and %s', async (names, firstName, lastName) => {
    expect((await save(names)).body.user).toMatchObject({ firstName, lastName });
  });

  it.each([
    [
      { phone: '+46 70 123 45 67', countryCode: '+45' },
      { phone: '70 123 45 67', countryCode: '+46' },
    ],
    [{ phone: '45 12 34 56 78' }, { phone: '12 34 56 78', countryCode: '+45' }],
    [
      { phone: 'tel:+4512345678', countryCode: '+46' },
      { phone: '12 34 56 78', countryCode: '+45' },
    ],
  ])('keeps every digit of %j', async (sent, kept) => {
    expect((await save(sent)).body.user).toMatchObject(kept);
  });

  it('rejects a number of an unlisted country, unless it is unchanged', async () => {
    const { status, body } = await save({ phone: '+358 40 1234567' });
    expect([status, body.fields]).toEqual([
      400,
      { phone: expect.stringMatching(/^Finland \(\+358\) is not in the list/) },
    ]);
    await api.execute("UPDATE accounts SET phone = '+358 40 1234567' WHERE email = ?", [client.email]);
    expect((await save({ phone: '+358 40 1234567', contactName: 'Karen Blixen' })).status).toBe(200);
  });

  it('leaves blank and absent fields unchanged', async () => {
    const before = await session();
    const blank = {
      businessName: ' ',
      businessType: '',
      contactName: null,
      phone: '',
      countryCode: '',
      appFeatures: { reservations: null },
      features: null,
      branding: { businessName: '', description: null },
    };
    for (const body of [{}, blank]) {
      const response = await save(body);
      expect([response.status, response.body]).toEqual([200, before]);
    }
    expect(await session()).toEqual(before);
  });

  it.each([
    [{ businessType: 'bank' }, 'Please choose a business type from the list'],
    [{ businessName: 7 }, 'Please enter text'],
    [{ countryCode: '+99' }, 'Please choose a country from the list'],
    [{ appFeatures: { events: 'yes' } }, 'Each feature must be true or false'],
    [{ appFeatures: 'all' }, 'features must be an object keyed by feature name'],
    [{ features: [true] }, 'features must be an object keyed by feature name'],
    [{ branding: 'Skal' }, 'branding must be an object'],
  ])('rejects %j with its message, and changes nothing', async (body, message) => {
    const before = await session();
    const response = await save({ contactName: 'Another Person', ...body });
    expect([response.status, response.body.error]).toEqual([400, message]);
    expect(await session()).toEqual(before);
  });

  it('T26, 15.3.3: ignores the address and unknown fields', async () => {
    const before = await session();
    const business = await api.rows('SELECT id, live_at FROM businesses ORDER BY id');
    const response = await save({
      email: 'new@example.dk',
      id: 'mine',
      accountType: 'admin',
      liveAt: '2026-01-01T00:00:00Z',
      version: 99,
      user: { email: 'new@example.dk' },
      branding: { logo: 'https://evil.example' },
    });
    expect([response.status, response.body]).toEqual([200, before]);
    expect(await api.rows('SELECT id, live_at FROM businesses ORDER BY id')).toEqual(business);
  });

  it('N6, N7: answers 401 to visitors and 403 to operators', async () => {
    expect((await api.client().post('/api/save-settings', {})).status).toBe(401);
    expect((await (await api.signIn(admin.email, admin.password)).post('/api/save-settings', {})).status).toBe(403);
  });

  it('8.2.2: does not change another client', async () => {
    const other = await api.signIn(live.email, live.password);
    const before = (await other.get('/api/session')).body;
    await save({ businessName: 'Mine', contactName: 'My Name', appFeatures: { ecommerce: true } });
    expect((await other.get('/api/session')).body).toEqual(before);
  });

  it('2.3.3: applies all concurrent changes', async () => {
    const all = await Promise.all([
      save({ appFeatures: { reservations: false } }),
      save({ appFeatures: { ecommerce: true } }),
      save({ appFeatures: { events: false } }),
      save({ appFeatures: { takeaway: true } }),
      save({ branding: { businessName: 'A' } }),
      save({ branding: { description: 'B' } }),
    ]);
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await session()).business).toMatchObject({
      features: { reservations: false, ecommerce: true, events: false, takeaway: true, loyalty: false },
      branding: { businessName: 'A', description: 'B' },
    });
    const [row] = await api.rows("SELECT version FROM businesses WHERE name = 'Demo Wine Bar'");
    expect(row?.version).toBe(7);
  });
});
