import { hash } from 'node:crypto';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { setStatus } from '../../testing/fixtures/setStatus.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const NAME = 'skal.sid';
const sidOf = (browser: TestClient) => browser.cookies.get(NAME) ?? '';
const stored = (sid: string) => hash('sha256', sid);
const MINUTE_MS = 60_000;

describe('sessions', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  /** Returns another browser with the same cookies. */
  const copyOf = (browser: TestClient) => {
    const copy = api.client();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    return copy;
  };
  const rowOf = async (browser: TestClient) => {
    const [row] = await api.rows<{ created_at: number; expires_at: number }>('SELECT * FROM sessions WHERE id = ?', [
      stored(sidOf(browser)),
    ]);
    return row;
  };
  const status = async (browser: TestClient) => (await browser.get('/api/session')).status;

  it('I6, T8, 15.3.1: describes a client, with exactly these keys', async () => {
    const browser = await api.signIn(live.email, live.password);
    const response = await browser.get('/api/session');
    expect(response.body).toEqual({
      user: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        accountType: 'client',
        firstName: 'Demo',
        lastName: 'Live',
        email: 'live@skal.example',
        phone: null,
        ...{ countryCode: null, role: null, businessName: 'Demo Restaurant (live)' },
      },
      accountType: 'client',
      ...{ language: 'en', theme: 'system' },
      business: {
        businessType: 'restaurant',
        features: { reservations: true, ecommerce: false, events: true, takeaway: false, loyalty: false },
        branding: { businessName: 'Demo Restaurant (live)', description: 'Premium app management' },
        ...{ logo: null, liveAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) },
      },
      ...{ permissions: null, viewing: null, viewEnded: null },
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('T8: describes an operator, without a business', async () => {
    const browser = await api.signIn(admin.email, admin.password);
    const { body } = await browser.get('/api/session');
    expect(body).toMatchObject({
      accountType: 'admin',
      business: null,
      user: { accountType: 'admin', businessName: null, role: 'owner' },
    });
  });

  it('A7: answers 401 without a session', async () => {
    const response = await api.request('GET', '/api/session');
    expect(response.status).toBe(401);
    expect(response.body).toEqual({ error: 'Please sign in to continue.' });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('3.3.1, 3.3.2, 3.3.4: sets an HttpOnly, SameSite=Lax cookie', async () => {
    const response = await api.client().post('/api/login', client);
    const lines = response.headers.getSetCookie();
    const own = lines.filter((line) => line.startsWith(NAME));
    expect(own.map((line) => line.split('=')[0])).toEqual([NAME, `${NAME}.sig`]);
    for (const line of own) expect(line).toMatch(/; path=\/; samesite=lax; httponly$/);
  });

  it('7.2.3: uses ids of 256 bits and stores only their hash', async () => {
    const browser = await api.signIn(client.email, client.password);
    expect(Buffer.from(sidOf(browser), 'base64url')).toHaveLength(32);
    expect(await rowOf(browser)).toBeDefined();
    expect(JSON.stringify(await api.rows('SELECT * FROM sessions'))).not.toContain(sidOf(browser));
  });

  it('7.2.3: never adopts an unknown id and rejects a changed one', async () => {
    const browser = await api.signIn(client.email, client.password);
    const forged = copyOf(browser);
    forged.cookies.set(NAME, 'A'.repeat(43));
    expect(await status(forged)).toBe(401);
    const response = await forged.post('/api/login', client);
    expect(response.status).toBe(200);
    expect(sidOf(forged)).not.toBe('A'.repeat(43));
    expect(await api.rows('SELECT id FROM sessions WHERE id = ?', [stored('A'.repeat(43))])).toEqual([]);
  });

  it('7.2.4: issues a new id at sign-in and revokes the old one', async () => {
    const browser = await api.signIn(client.email, client.password);
    const before = copyOf(browser);
    await browser.post('/api/login', admin);
    expect(sidOf(browser)).not.toBe(sidOf(before));
    expect(await status(before)).toBe(401);
    expect((await browser.get('/api/session')).body.accountType).toBe('admin');
  });

  it('I9, 7.4.1, 14.3.1: ends the session on the server at sign-out and clears the browser', async () => {
    const browser = await api.signIn(client.email, client.password);
    const before = copyOf(browser);
    const response = await browser.post('/api/logout');
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ success: true });
    expect(response.headers.get('clear-site-data')).toBe('"storage"');
    expect(browser.cookies.has(NAME)).toBe(false);
    expect(await status(before)).toBe(401);
    expect(await rowOf(before)).toBeUndefined();
  });

  it('answers a sign-out without a session in the same way', async () => {
    const response = await api.client().post('/api/logout');
    expect([response.status, response.body]).toEqual([200, { success: true }]);
  });

  it('7.4.1: does not restore a session through concurrent requests, even renewing ones', async () => {
    const browser = await api.signIn(client.email, client.password);
    await api.execute('UPDATE sessions SET expires_at = ? WHERE id = ?', [
      Date.now() + 5 * MINUTE_MS,
      stored(sidOf(browser)),
    ]);
    const [sid, flights] = [sidOf(browser), copyOf(browser)];
    await Promise.all([...Array.from({ length: 20 }, () => flights.get('/api/session')), browser.post('/api/logout')]);
    expect(await api.rows('SELECT id FROM sessions WHERE id = ?', [stored(sid)])).toEqual([]);
    expect(await status(flights)).toBe(401);
  });

  it('7.3.1: expires after half an hour without a request', async () => {
    const browser = await api.signIn(client.email, client.password);
    const row = await rowOf(browser);
    expect(Number(row?.expires_at) - Number(row?.created_at)).toBeLessThan(31 * MINUTE_MS);
    await api.execute('UPDATE sessions SET expires_at = ? WHERE id = ?', [Date.now() - 1, stored(sidOf(browser))]);
    expect(await status(browser)).toBe(401);
  });

  it('writes nothing while more than half of the idle time is left, then renews once', async () => {
    const browser = await api.signIn(client.email, client.password);
    const before = await rowOf(browser);
    for (let index = 0; index < 5; index += 1) {
      expect((await browser.get('/api/session')).headers.getSetCookie()).toEqual([]);
    }
    expect(await rowOf(browser)).toEqual(before);
    const soon = Date.now() + 10 * MINUTE_MS;
    await api.execute('UPDATE sessions SET expires_at = ? WHERE id = ?', [soon, stored(sidOf(browser))]);
    await browser.get('/api/session');
    expect(Number((await rowOf(browser))?.expires_at)).toBeGreaterThan(soon + 15 * MINUTE_MS);
  });

  it('7.3.2: expires twelve hours after sign-in, however active', async () => {
    const browser = await api.signIn(client.email, client.password);
    const since = Date.now() - (12 * 60 - 10) * MINUTE_MS;
    const set = (created: number) =>
      api.execute('UPDATE sessions SET created_at = ?, expires_at = ? WHERE id = ?', [
        created,
        Date.now() + 5 * MINUTE_MS,
        stored(sidOf(browser)),
      ]);
    await set(since);
    expect(await status(browser)).toBe(200);
    expect(Number((await rowOf(browser))?.expires_at)).toBe(since + 12 * 60 * MINUTE_MS);
    await set(since - 10 * MINUTE_MS);
    expect(await status(browser)).toBe(401);
  });

  it('7.4.2: rejects a paused client at the next request', async () => {
    const browser = await api.signIn(live.email, live.password);
    await setStatus(api, live.email, 'paused');
    expect(await status(browser)).toBe(401);
    await setStatus(api, live.email, 'active');
    expect(await status(browser)).toBe(200);
  });

  it('7.4.2: rejects a deleted client at the next request and does not know them at the next sign-in', async () => {
    const operator = await api.signIn(admin.email, admin.password);
    const deletedClient = { email: 'gone@example.dk', password: 'here today and gone' };
    const newClientReply = await operator.post('/api/admin/clients', {
      ...deletedClient,
      contactName: 'G. One',
      businessName: 'Gone',
      businessType: 'cafe',
      subscriptionPlan: 'basic',
    });
    const browser = await api.signIn(deletedClient.email, deletedClient.password);
    await api.execute('DELETE FROM businesses WHERE id = ?', [newClientReply.body.id]);
    expect(await status(browser)).toBe(401);
    const again = await api.client().post('/api/login', deletedClient);
    expect([again.status, again.body.error]).toEqual([404, 'Account not found']);
  });
});
