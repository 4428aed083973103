import { HASH_COST } from '../../modules/account/hashCost.ts';
import { admin, client, message } from '../../testing/fixtures/requestBodies.ts';
import { createTempDatabase, type Overrides, startTestApi, type TestApi } from '../../testing/index.ts';
import { beginRequest } from '../../testing/unfinished.ts';
import { waitFor } from '../../testing/waitFor.ts';

const wrong = { email: admin.email, password: 'not it' };
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });

describe('rate limits', () => {
  let api: TestApi | undefined;
  const start = async (overrides: Overrides = {}) => {
    api = await startTestApi({ trustedProxies: ['127.0.0.1'], ...overrides });
    return api;
  };
  afterEach(async () => {
    await api?.close();
    api = undefined;
  });

  const statuses = async (count: number, send: (index: number) => Promise<{ status: number }>) => {
    const seen: number[] = [];
    for (let index = 0; index < count; index += 1) seen.push((await send(index)).status);
    return seen;
  };

  it('6.3.1: blocks an address after five wrong passwords, with the waiting time', async () => {
    const test = await start();
    const login = () => test.client().post('/api/login', wrong, from('1.1.1.1'));
    expect(await statuses(6, login)).toEqual([401, 401, 401, 401, 401, 429]);
    const response = await login();
    expect(response.body).toEqual({ success: false, error: expect.stringMatching(/try again in \d/) });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(200);
    const right = await test.client().post('/api/login', admin, from('1.1.1.1'));
    expect(right.status).toBe(429);
    expect((await test.client().post('/api/login', admin, from('1.1.1.2'))).status).toBe(200);
  });

  it('counts concurrent wrong passwords', async () => {
    const test = await start();
    const all = Array.from({ length: 12 }, () => test.client().post('/api/login', wrong, from('1.1.1.1')));
    const seen = (await Promise.all(all)).map(({ status }) => status);
    expect(seen.filter((status) => status === 401)).toHaveLength(5);
    expect(seen.filter((status) => status === 429)).toHaveLength(7);
  });

  it('does not count right passwords and invalid forms', async () => {
    const test = await start();
    const login = (body: object) => () => test.client().post('/api/login', body, from('1.1.1.1'));
    expect(new Set(await statuses(8, login(client)))).toEqual(new Set([200]));
    expect(new Set(await statuses(8, login({ email: 'unknown', password: '' })))).toEqual(new Set([400]));
    expect(await statuses(6, login(wrong))).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('6.3.1: blocks only the account after ten wrong passwords from any address', async () => {
    const test = await start();
    const guess = (index: number) => test.client().post('/api/login', wrong, from(`1.1.${index}.1`));
    expect(await statuses(11, guess)).toEqual([...Array(10).fill(401), 429]);
    expect((await test.client().post('/api/login', admin, from('8.8.8.8'))).status).toBe(429);
    expect((await test.client().post('/api/login', client, from('8.8.8.8'))).status).toBe(200);
  });

  it('accepts concurrent right passwords, also between wrong ones', async () => {
    const test = await start();
    const send = (body: object) => test.client().post('/api/login', body, from('1.1.1.1'));
    const seven = await Promise.all(Array.from({ length: 7 }, () => send(admin)));
    expect(seven.map(({ status }) => status)).toEqual(Array(7).fill(200));
    const mixed = await Promise.all(Array.from({ length: 24 }, (_, index) => send(index % 6 === 0 ? wrong : client)));
    expect(mixed.map(({ status }) => status)).toEqual(mixed.map((__, index) => (index % 6 === 0 ? 401 : 200)));
  });

  it('15.2.2: does not count attempts rejected by a full hashing queue', async () => {
    const test = await start({
      hashing: { concurrency: 1, queue: 1, cost: HASH_COST },
      databaseDeadlineMs: 10_000,
      limits: { loginIp: { points: 50, seconds: 60 } },
    });
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, index) => test.client().post('/api/login', admin, from(`1.1.${index}.1`))),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect((await test.client().post('/api/login', admin, from('1.1.1.1'))).status).toBe(200);
    expect(await test.rows('SELECT * FROM rate_limits WHERE points > 0')).toEqual([]);
  });

  it('counts unknown accounts like existing ones', async () => {
    const test = await start({ authErrorDetail: 'generic' });
    const guess = (index: number) =>
      test.client().post('/api/login', { email: 'unknown@example.dk', password: 'x' }, from(`1.1.${index}.1`));
    expect(await statuses(11, guess)).toEqual([...Array(10).fill(401), 429]);
  });

  it('accepts twenty forms an hour per address, not counting rejected ones', async () => {
    const test = await start();
    const send = (body: object) => () => test.client().post('/api/contact', body, from('2.2.2.2'));
    expect(new Set(await statuses(25, send({ ...message, email: 'x' })))).toEqual(new Set([400]));
    expect(await statuses(21, send(message))).toEqual([...Array(20).fill(201), 429]);
    expect((await test.rows('SELECT id FROM inquiries')).length).toBe(20);
    expect((await test.client().post('/api/contact', message, from('2.2.2.3'))).status).toBe(201);
  });

  it('ignores the port of an address', async () => {
    const test = await start();
    const login = (index: number) =>
      test.client().post('/api/login', wrong, from(`9.9.9.${index}, 1.1.1.1:${5000 + index}`));
    expect(await statuses(6, login)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('logs an untrusted proxy once', async () => {
    const test = await start({ trustedProxies: ['10.0.0.0/8'] });
    for (let index = 0; index < 3; index += 1) await test.client().get('/api/session', from('1.1.1.1'));
    const warnings = test.log.filter(({ msg }) => /X-Forwarded-For from an untrusted address/.test(String(msg)));
    expect(warnings).toMatchObject([{ level: 40, from: '127.0.0.1' }]);
  });

  it('ignores forged addresses without a configured proxy', async () => {
    const test = await start({ trustedProxies: [], limits: { forms: { points: 2, seconds: 60 } } });
    const send = (index: number) => test.client().post('/api/contact', message, from(`3.3.3.${index}`));
    expect(await statuses(3, send)).toEqual([201, 201, 429]);
  });

  it('applies the general limit to visitors only', async () => {
    const test = await start({ limits: { general: { points: 10, seconds: 60 } } });
    const browser = await test.signIn(client.email, client.password);
    expect(new Set(await statuses(30, () => browser.get('/api/session')))).toEqual(new Set([200]));
    const seen = await statuses(12, () => test.client().get('/api/unknown', from('4.4.4.4')));
    expect(seen).toEqual([...Array(10).fill(404), 429, 429]);
  });

  it('2.4.1: a refund counts only for its own window and does not raise the rate', async () => {
    const test = await start({ limits: { forms: { points: 3, seconds: 4 } }, bodyMs: 60_000 });
    const sendForm = async () => (await test.client().post('/api/contact', message)).status;
    const pending = [1, 2, 3].map(() => beginRequest(`${test.url}/api/contact`, { bytes: 100, part: '{' }));
    // Wait until all three are counted.
    await waitFor(
      () => test.client().post('/api/contact', {}),
      ({ status }) => status === 429,
    );
    // The next window begins with this request.
    await waitFor(sendForm, (status) => status === 201);
    for (const slow of pending) slow.finish('}'.repeat(99));
    const ended = await Promise.all(pending.map(({ response }) => response));
    expect(ended.map(({ status }) => status)).toEqual([400, 400, 400]);
    const further = await Promise.all(Array.from({ length: 8 }, sendForm));
    expect(further.filter((status) => status === 201)).toHaveLength(2);
  });

  it('keeps counts across a restart', async () => {
    const database = await createTempDatabase();
    const settings: Overrides = { limits: { forms: { points: 2, seconds: 60 } } };
    const before = await startTestApi(settings, database);
    expect(await statuses(2, () => before.client().post('/api/contact', message))).toEqual([201, 201]);
    await before.close();
    const after = await startTestApi(settings, database);
    expect((await after.client().post('/api/contact', message)).status).toBe(429);
    await after.close();
    await database.remove();
  });
});
