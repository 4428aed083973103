import { admin, client } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { HASH_COST } from '../account/hashCost.ts';

const NEW = 'two glasses at the harbour';

describe('POST /api/change-password', () => {
  let api: TestApi;
  let browser: TestClient;

  beforeEach(async () => {
    api = await startTestApi();
    browser = await api.signIn(client.email, client.password);
  });
  afterEach(() => api.close());

  const body = { currentPassword: client.password, newPassword: NEW, confirmPassword: NEW };
  const change = (overrides: object = {}, who = browser) => who.post('/api/change-password', { ...body, ...overrides });
  const login = async (password: string) =>
    (await api.client().post('/api/login', { email: client.email, password })).status;
  const status = async (who: TestClient) => (await who.get('/api/session')).status;

  it('N14: signs in with the new password only', async () => {
    const response = await change();
    expect([response.status, response.body]).toEqual([200, { message: expect.any(String) }]);
    expect(response.text).not.toMatch(/"password\w*"|passwd|argon2/i);
    expect([await login(NEW), await login(client.password)]).toEqual([200, 401]);
  });

  it('7.4.3: revokes every other session of the account, but no others', async () => {
    const phone = await api.signIn(client.email, client.password);
    const tablet = await api.signIn(client.email, client.password);
    const operator = await api.signIn(admin.email, admin.password);
    expect((await change()).status).toBe(200);
    expect([await status(browser), await status(phone), await status(tablet)]).toEqual([200, 401, 401]);
    expect(await status(operator)).toBe(200);
  });

  it('6.3.7: emails the owner, without the password', async () => {
    await change();
    const [mail] = await api.rows<{ subject: string; body: string }>('SELECT * FROM outbox WHERE recipient = ?', [
      client.email,
    ]);
    expect(mail?.subject).toBe('Your password for Skal was changed');
    expect(mail?.body).not.toContain(NEW);
  });

  it('works for operators too', async () => {
    const operator = await api.signIn(admin.email, admin.password);
    expect((await change({ currentPassword: admin.password }, operator)).status).toBe(200);
    expect(await status(operator)).toBe(200);
  });

  it.each([
    ['N15', { currentPassword: 'not this one' }, 'currentPassword', 'Current password is incorrect'],
    ['N9', { currentPassword: '' }, 'currentPassword', 'Current password is required'],
    ['N16', { newPassword: 'short' }, 'newPassword', 'New password must be at least 8 characters long'],
    ['N17', { confirmPassword: `${NEW}!` }, 'confirmPassword', 'Password confirmation does not match'],
    ['N17', { confirmPassword: undefined }, 'confirmPassword', 'Password confirmation does not match'],
  ])('%s, T7: rejects %j, and changes nothing', async (_, overrides, field, message) => {
    const phone = await api.signIn(client.email, client.password);
    const response = await change(overrides);
    expect([response.status, (response.body.fields as Record<string, string>)[field]]).toEqual([400, message]);
    expect([await login(client.password), await status(phone), await status(browser)]).toEqual([200, 200, 200]);
  });

  it('N15: returns the message as the error itself', async () => {
    expect((await change({ currentPassword: 'not this one' })).body.error).toBe('Current password is incorrect');
    expect((await change({ confirmPassword: 'x' })).body.error).toBe('Password confirmation does not match');
  });

  it.each(['password123', 'demo wine bar', 'Skal2026!!', 'client@skal.example'])(
    '6.2.4, N16: rejects %s as too easy to guess',
    async (newPassword) => {
      const response = await change({ newPassword, confirmPassword: newPassword });
      expect(response.status).toBe(400);
      expect(response.body.error).toMatch(/^New password must be harder to guess\. This password is too /);
      expect(await login(client.password)).toBe(200);
    },
  );

  it.each(['🍷🍷🍷🍷🍷🍷🍷🍷', ' blanks at the ends ', 'p'.repeat(128)])(
    '6.2.1: accepts %j unchanged',
    async (newPassword) => {
      expect((await change({ newPassword, confirmPassword: newPassword })).status).toBe(200);
      expect([await login(newPassword), await login(newPassword.slice(0, -1))]).toEqual([200, 401]);
    },
  );

  it('6.3.1: blocks after ten failures, even with the right password, but does not block signing in', async () => {
    for (let tryPassword = 0; tryPassword < 10; tryPassword += 1) {
      expect((await change({ currentPassword: `guess ${tryPassword}` })).status).toBe(400);
    }
    const response = await change();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await login(client.password)).toBe(200);
  });

  it('6.3.1: does not count right passwords', async () => {
    let current = client.password;
    for (let time = 0; time < 12; time += 1) {
      const next = `${NEW} ${time}`;
      expect((await change({ currentPassword: current, newPassword: next, confirmPassword: next })).status).toBe(200);
      current = next;
    }
  });

  it('2.3.3: applies one of two concurrent changes', async () => {
    const other = await api.signIn(client.email, client.password);
    const passwords = ['the first one of two', 'the second one of two'];
    const [a, b] = await Promise.all(
      [browser, other].map((who, index) =>
        change({ newPassword: passwords[index], confirmPassword: passwords[index] }, who),
      ),
    );
    const statuses = [a?.status, b?.status];
    expect(statuses.filter((code) => code === 200)).toHaveLength(1);
    expect(await login(passwords[statuses.indexOf(200)] ?? '')).toBe(200);
  });

  it('15.2.2: answers with Retry-After if the hashing queue is full', async () => {
    await api.close();
    api = await startTestApi({ hashing: { concurrency: 1, queue: 1, cost: HASH_COST } });
    browser = await api.signIn(client.email, client.password);
    const all = await Promise.all(Array.from({ length: 8 }, () => change({ currentPassword: 'wrong one' })));
    expect(new Set(all.map(({ status: code }) => code))).toEqual(new Set([400, 429]));
  });

  it('16.2.5: logs no password', async () => {
    await change();
    await change({ currentPassword: 'not this one at all' });
    const log = JSON.stringify(api.log);
    expect(log).toContain('password changed');
    for (const secret of [NEW, client.password, 'not this one at all']) expect(log).not.toContain(secret);
  });

  it('answers 401 to visitors', async () => {
    expect((await change({}, api.client())).status).toBe(401);
  });
});
