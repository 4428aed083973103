import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const NAME = 'skal.device';
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
const NEW = 'two glasses at the harbour';

describe('device cookie', () => {
  let api: TestApi;

  beforeEach(async () => {
    api = await startTestApi({ trustedProxies: ['127.0.0.1'] });
  });
  afterEach(() => api.close());

  const login = (browser: TestClient, body: object, ip = '9.9.9.9') => browser.post('/api/login', body, from(ip));

  /** Five wrong passwords from each of two addresses: the limit of an account for unknown devices. */
  const lockOutStrangers = async (email: string) => {
    for (let index = 0; index < 10; index += 1) {
      const response = await login(api.client(), { email, password: 'not it' }, `1.1.1.${index % 2}`);
      expect(response.status).toBe(401);
    }
    expect((await login(api.client(), { email, password: 'not it' }, '1.1.1.3')).status).toBe(429);
  };

  /** Another browser with one of the first one's cookies and its signature. */
  const withDevice = (browser: TestClient, value = browser.cookies.get(NAME) ?? '') => {
    const copy = api.client();
    copy.cookies.set(NAME, value);
    copy.cookies.set(`${NAME}.sig`, browser.cookies.get(`${NAME}.sig`) ?? '');
    return copy;
  };

  const known = async (body: typeof client) => {
    const browser = api.client();
    expect((await login(browser, body)).status).toBe(200);
    return browser;
  };

  it('3.3.1, 3.3.2, 3.3.4: is set at a successful sign-in, HttpOnly and SameSite=Lax, and identifies no one', async () => {
    const wrong = await login(api.client(), { ...client, password: 'not it' });
    expect(wrong.headers.getSetCookie()).toEqual([]);
    const right = await login(api.client(), client);
    const lines = right.headers.getSetCookie().filter((line) => line.startsWith(NAME));
    expect(lines.map((line) => line.split('=')[0])).toEqual([NAME, `${NAME}.sig`]);
    for (const line of lines) expect(line).toMatch(/; path=\/; expires=[^;]+; samesite=lax; httponly$/);
    // As stated in the privacy policy.
    const end = Date.parse(/expires=([^;]+)/.exec(lines[0] ?? '')?.[1] ?? '');
    expect(Math.round((end - Date.now()) / (24 * 3600_000))).toBe(90);
    const [{ id, hash }] = (await api.rows('SELECT id, password_hash AS hash FROM accounts WHERE email = ?', [
      client.email,
    ])) as [{ id: string; hash: string }];
    for (const secret of [id, hash, client.email]) expect(decodeURIComponent(lines.join())).not.toContain(secret);
  });

  it('6.3.1: locks out strangers after wrong passwords from two addresses, but not the owner, from any address', async () => {
    const browser = await known(admin);
    await lockOutStrangers(admin.email);
    expect((await login(api.client(), admin, '8.8.8.8')).status).toBe(429);
    expect((await login(browser, admin, '8.8.8.8')).status).toBe(200);
    expect((await login(browser, admin, '1.1.1.1')).status).toBe(200);
  });

  it('survives a sign-out', async () => {
    const browser = await known(admin);
    await browser.post('/api/logout', undefined, from('9.9.9.9'));
    expect([...browser.cookies.keys()]).toEqual(['language', 'theme', NAME, `${NAME}.sig`]);
    expect((await browser.get('/api/session')).status).toBe(401);
    await lockOutStrangers(admin.email);
    expect((await login(browser, admin)).status).toBe(200);
  });

  it('6.3.1: has a limit of its own, which locks out that device only', async () => {
    const [browser, other] = [await known(admin), await known(admin)];
    for (let guess = 0; guess < 10; guess += 1) {
      expect((await login(browser, { ...admin, password: 'not it' })).status).toBe(401);
    }
    const response = await login(browser, admin);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(other, admin)).status).toBe(200);
    expect((await login(api.client(), admin)).status).toBe(200);
  });

  it('is valid only for the account that signed in', async () => {
    const browser = await known(client);
    await lockOutStrangers(admin.email);
    expect((await login(browser, admin)).status).toBe(429);
  });

  it('is valid for each account of one browser', async () => {
    const browser = await known(admin);
    for (const body of [client, live]) expect((await login(browser, body)).status).toBe(200);
    await lockOutStrangers(admin.email);
    expect((await login(browser, admin, '8.8.8.8')).status).toBe(200);
  });

  it('is revoked by a new password, except in the browser that set it', async () => {
    const [browser, other] = [await known(client), await known(client)];
    const body = { currentPassword: client.password, newPassword: NEW, confirmPassword: NEW };
    expect((await browser.post('/api/change-password', body)).status).toBe(200);
    await lockOutStrangers(client.email);
    const now = { ...client, password: NEW };
    expect((await login(other, now)).status).toBe(429);
    expect((await login(browser, now)).status).toBe(200);
  });

  it('7.2.3: is rejected without a valid signature', async () => {
    const browser = await known(admin);
    const value = browser.cookies.get(NAME) ?? '';
    const unsigned = api.client();
    unsigned.cookies.set(NAME, value);
    await lockOutStrangers(admin.email);
    expect((await login(unsigned, admin)).status).toBe(429);
    expect((await login(withDevice(browser, `${value}x`), admin)).status).toBe(429);
    expect((await login(withDevice(browser, '~.~..'), admin)).status).toBe(429);
    expect((await login(withDevice(browser), admin)).status).toBe(200);
  });

  it('3.3.1, 3.3.3: is __Host- and Secure over TLS', async () => {
    const browser = api.client();
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '9.9.9.9', 'sec-fetch-site': 'same-origin' };
    const response = await browser.post('/api/login', admin, { headers });
    const lines = response.headers.getSetCookie().filter((line) => line.startsWith(`__Host-${NAME}`));
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/);
    await lockOutStrangers(admin.email);
    expect((await browser.post('/api/login', admin, { headers })).status).toBe(200);
  });
});
