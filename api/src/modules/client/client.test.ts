import { findMailedLinks } from '../../testing/fixtures/mailedLinks.ts';
import { admin, client, newClient } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const KEYS = [
  'businessName',
  'businessType',
  'contactName',
  'createdAt',
  'email',
  'firstName',
  'id',
  'isActive',
  'lastLogin',
  'lastName',
  'liveAt',
  'phone',
  'status',
  'subscriptionPlan',
  'subscriptionStatus',
  'version',
];

describe('/api/admin/clients', () => {
  let api: TestApi;
  let operator: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
  });
  afterAll(() => api.close());

  const create = (change: object = {}) => operator.post('/api/admin/clients', { ...newClient, ...change });
  const list = async () => (await operator.get('/api/admin/clients')).body as unknown as Record<string, unknown>[];

  it('R13, R14: returns a plain list with exactly the keys of a client', async () => {
    const clients = await list();
    expect(Array.isArray(clients)).toBe(true);
    for (const entry of clients) expect(Object.keys(entry).sort()).toEqual(KEYS);
    expect(clients.map(({ email }) => email).sort()).toEqual(['client@skal.example', 'live@skal.example']);
  });

  it('6.4.1: lets an invited client set the password by email, and sign in with no other', async () => {
    const { password: _, ...rest } = newClient;
    const email = 'invited@example.dk';
    const created = await operator.post('/api/admin/clients', { ...rest, email, invite: true });
    expect(created.status).toBe(201);
    const login = async (password: string) => (await api.client().post('/api/login', { email, password })).status;
    expect(await login('')).toBe(400);
    expect(await login(newClient.password)).toBe(401);
    const token = await findMailedLinks(api, email).next(0);
    const chosen = 'chosen by the client';
    const set = { token, newPassword: chosen, confirmPassword: chosen };
    expect((await api.client().post('/api/set-password', set)).status).toBe(200);
    expect(await login(chosen)).toBe(200);
  });

  it('R15, T26, T38: creates a complete, active client who can sign in', async () => {
    const created = await create();
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      firstName: 'Karen Marie',
      lastName: 'Blixen',
      contactName: 'Karen Marie Blixen',
      email: 'karen@example.dk',
      businessName: 'Rungstedlund',
      businessType: 'cafe',
      subscriptionPlan: 'premium',
      subscriptionStatus: 'active',
      status: 'active',
      isActive: true,
      phone: '87 65 43 21',
      lastLogin: null,
      createdAt: expect.stringMatching(/Z$/),
      liveAt: null,
      version: 1,
    });
    expect((await list()).find(({ id }) => id === created.body.id)).toEqual(created.body);
    const browser = await api.signIn(newClient.email, newClient.password);
    const session = await browser.get('/api/session');
    expect(session.body).toMatchObject({
      user: { firstName: 'Karen Marie', lastName: 'Blixen', businessName: 'Rungstedlund', phone: '87 65 43 21' },
      business: {
        businessType: 'cafe',
        features: { reservations: true, events: true, ecommerce: false, loyalty: false, takeaway: false },
        branding: { businessName: 'Rungstedlund', description: 'Premium app management' },
        liveAt: null,
      },
    });
    expect((await list()).find(({ id }) => id === created.body.id)?.lastLogin).toEqual(expect.any(String));
  });

  it('R15: accepts a client without a phone, and a name of one word', async () => {
    const { phone, ...body } = newClient;
    const created = await operator.post('/api/admin/clients', {
      ...body,
      email: 'cher@example.dk',
      contactName: 'Cher',
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ firstName: 'Cher', lastName: '', contactName: 'Cher', phone: null });
  });

  it('T38: sorts by last sign-in, latest first; clients who never signed in come last, newest first', async () => {
    await create({ email: 'first@example.dk' });
    await create({ email: 'second@example.dk' });
    await api.signIn(client.email, client.password);
    const emails = (await list()).map(({ email }) => email);
    expect(emails[0]).toBe(client.email);
    expect(emails.indexOf('second@example.dk')).toBeLessThan(emails.indexOf('first@example.dk'));
    expect(emails.at(-1)).toBe('live@skal.example');
    expect(emails.indexOf('karen@example.dk')).toBeLessThan(emails.indexOf('second@example.dk'));
  });

  it.each(['client@skal.example', 'CLIENT@skal.example ', 'admin@skal.example'])(
    'R16, 2.3.4: answers 409 to the taken address %s',
    async (email) => {
      const response = await create({ email });
      expect(response.status).toBe(409);
      const error = 'An account with this email address already exists.';
      expect(response.body).toEqual({ error, fields: { email: error } });
    },
  );

  it('2.3.3, 2.3.4: creates a client once if the same request arrives many times at once, and leaves nothing of the others', async () => {
    const count = async () => (await api.rows('SELECT id FROM businesses')).length;
    const before = await count();
    const all = await Promise.all(Array.from({ length: 6 }, () => create({ email: 'twice@example.dk' })));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await count()).toBe(before + 1);
    expect((await api.rows('SELECT business_id FROM subscriptions')).length).toBe(before + 1);
  });

  it('R17: returns an error per field', async () => {
    const response = await operator.post('/api/admin/clients', { email: 'x', password: 'short', businessType: 'bank' });
    expect(response.status).toBe(400);
    expect(response.body).toEqual({
      error: 'Invalid email address',
      fields: {
        email: 'Invalid email address',
        contactName: 'Contact name is required',
        businessName: 'Business name is required',
        businessType: 'Business type is required',
        subscriptionPlan: 'Subscription plan is required',
        password: 'Password must be at least 8 characters',
      },
    });
  });

  it.each([
    'password',
    'Password1',
    'PASSWORD123',
    'rungstedlund',
    'Rungstedlund-2026!',
    'skal12345',
    'karen@example.dk',
    '12345678',
  ])('6.2.4: rejects the password %s', async (password) => {
    const response = await create({ email: 'karen@example.dk', password });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ fields: { password: expect.stringMatching(/^This password is too /) } });
  });

  it.each(['🍷🍷🍷🍷🍷🍷🍷🍷', 'aaaabbbbccccdddd', 'p'.repeat(128)])(
    '6.2.1, 6.2.5: accepts the password %s',
    async (password) => {
      const email = `long${[...password].length}@example.dk`;
      expect((await create({ email, password })).status).toBe(201);
      expect((await api.client().post('/api/login', { email, password })).status).toBe(200);
      const truncated = await api.client().post('/api/login', { email, password: password.slice(0, -1) });
      expect(truncated.status).toBe(401);
    },
  );

  it('15.3.3: ignores unknown fields', async () => {
    const response = await create({
      email: 'sly@example.dk',
      id: 'mine',
      accountType: 'admin',
      status: 'cancelled',
      liveAt: '2020-01-01T00:00:00Z',
      version: 9,
      subscriptionStatus: 'cancelled',
    });
    expect(response.status).toBe(201);
    expect(response.body).toMatchObject({ status: 'active', liveAt: null, version: 1 });
    expect(response.body.id).not.toBe('mine');
    const session = await (await api.signIn('sly@example.dk', newClient.password)).get('/api/session');
    expect(session.body.accountType).toBe('client');
  });

  it('1.2.1, 1.2.4: stores text unchanged, in every script', async () => {
    const businessName = `<script>alert('x')</script> "Ærø" -- '; DROP TABLE accounts; 🍷`;
    const created = await create({ email: 'text@example.dk', businessName, contactName: '=1+1 O’Neill' });
    expect(created.body).toMatchObject({ businessName, firstName: '=1+1', lastName: 'O’Neill' });
    expect((await list()).find(({ id }) => id === created.body.id)).toMatchObject({ businessName });
  });
});
