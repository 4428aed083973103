import { hash } from 'node:crypto';
import { WRONG_ACCOUNT_TYPE } from '@skal/contracts/account/signIn';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { setStatus } from '../../testing/fixtures/setStatus.ts';
import { createTempDatabase, startTestApi, type TestApi } from '../../testing/index.ts';
import { HASH_COST } from '../account/hashCost.ts';

const unlimited = { points: 100_000, seconds: 60 };
const limits = { loginIp: unlimited, loginEmail: unlimited };

describe('POST /api/login', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ limits, authErrorDetail: 'distinct' });
  });
  afterAll(() => api.close());

  const login = (body: object) => api.client().post('/api/login', body);

  it.each([
    ['the operator', admin, '/admin'],
    ['a client in development', client, '/dashboard'],
    ['a live client', live, '/dashboard'],
  ])('H9: signs in %s and returns the start page', async (_, account, redirectPath) => {
    const response = await login(account);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ success: true, message: expect.any(String), redirectPath });
  });

  it('ignores case and surrounding blanks of the address', async () => {
    expect((await login({ ...client, email: '  Client@SKAL.example ' })).status).toBe(200);
  });

  it('H11, T1: answers 401 to a wrong password', async () => {
    const response = await login({ ...client, password: 'Skal-demo-client' });
    expect(response.status).toBe(401);
    expect(response.body).toEqual({ success: false, error: 'Invalid credentials' });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('H12, T2: answers 404 to an unknown account if the settings say so', async () => {
    const response = await login({ email: 'unknown@example.dk', password: 'whatever it is' });
    expect(response.status).toBe(404);
    expect(response.body).toEqual({ success: false, error: 'Account not found' });
  });

  it.each([
    [{}, { email: 'Please enter a valid email address', password: 'Password is required' }],
    [{ email: 'x', password: 'y' }, { email: 'Please enter a valid email address' }],
    [{ ...client, password: '' }, { password: 'Password is required' }],
    [{ ...client, password: { $ne: '' } }, { password: 'Password is required' }],
    [{ email: ["a' OR 1=1 --"], password: 'x' }, { email: 'Please enter a valid email address' }],
  ])('H7, H8, 2.2.1: rejects %j with an error per field', async (body, fields) => {
    const response = await login(body);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ success: false, error: Object.values(fields)[0], fields });
  });

  it.each(["' OR '1'='1", '\\', '%', '"; DROP TABLE accounts; --'])(
    '1.2.4: treats %s as an ordinary password',
    async (password) => {
      expect((await login({ ...client, password })).status).toBe(401);
      expect((await login({ email: `a'or''='@example.dk`, password })).status).toBe(404);
    },
  );

  it.each([
    ['paused' as const, 'Your subscription is paused. Please contact us to resume it.'],
    ['cancelled' as const, 'Your subscription has been cancelled. Please contact us if you would like to come back.'],
  ])('T3: rejects a %s client with a reason, after the right password only', async (status, error) => {
    await setStatus(api, live.email, status);
    const rejected = await login(live);
    expect(rejected.status).toBe(403);
    expect(rejected.body).toEqual({ success: false, error, code: status });
    expect(rejected.headers.getSetCookie()).toEqual([]);
    expect((await login({ ...live, password: 'wrong' })).body.error).toBe('Invalid credentials');
    await setStatus(api, live.email, 'active');
    expect((await login(live)).status).toBe(200);
  });

  it('H13, T3: rejects an account type without pages with a reason, after the right password only', async () => {
    const set = (value: string) =>
      api.execute("UPDATE accounts SET account_type = ? WHERE email = 'live@skal.example'", [value]);
    await set('staff');
    const error = 'This account has a different account type';
    expect((await login(live)).body).toEqual({ success: false, error, code: WRONG_ACCOUNT_TYPE });
    expect((await login({ ...live, password: 'wrong' })).status).toBe(401);
    await set('client');
  });

  it('14.2.6: never returns a password or its hash', async () => {
    const browser = await api.signIn(admin.email, admin.password);
    const answers = [await login(client), await browser.get('/api/session'), await browser.get('/api/admin/clients')];
    for (const { text } of answers) expect(text).not.toMatch(/password|passwd|argon2/i);
  });

  it('16.3.1, 16.2.5: logs successful and failed sign-ins without the input', async () => {
    api.log.length = 0;
    await login({ ...client, password: 'a secret not to be logged' });
    const response = await login(client);
    const [denied, done] = api.log;
    expect(denied).toMatchObject({ msg: 'denied', status: 401, path: '/api/login', ip: '127.0.0.1' });
    expect(done).toMatchObject({ msg: 'login', ip: '127.0.0.1', requestId: response.headers.get('x-request-id') });
    expect(denied?.tried).toMatch(/^[0-9a-f]{32}$/);
    expect(done?.account).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(api.log)).not.toMatch(/secret|skal-demo|client@|skal\.sid|argon2/);
  });
});

describe('16.3.1: log entry of a failed sign-in', () => {
  const SECRET = 'my password in the wrong field';

  it('contains a keyed hash of the address, whatever the error, and never the address', async () => {
    const database = await createTempDatabase();
    const start = () => startTestApi({ limits: { ...limits, loginEmail: { points: 1, seconds: 60 } } }, database);
    const api = await start();
    const tried = async (body: object, at = api) => {
      at.log.length = 0;
      await at.client().post('/api/login', body);
      return at.log.find(({ msg }) => msg === 'denied');
    };
    const wrong = { ...client, password: 'not it' };
    const first = await tried(wrong);
    expect(first).toMatchObject({ status: 401, path: '/api/login', tried: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(await tried({ ...wrong, email: ' CLIENT@skal.example ' })).toMatchObject({
      status: 429,
      tried: first?.tried,
    });
    const unknown = await tried({ email: `${SECRET.replaceAll(' ', '.')}@example.dk`, password: 'x' });
    expect(unknown).toMatchObject({ status: 404, tried: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(unknown?.tried).not.toBe(first?.tried);
    expect(JSON.stringify(unknown)).not.toContain('password.in');
    expect(first?.tried).not.toBe(hash('sha256', client.email).slice(0, 32));
    await setStatus(api, live.email, 'paused');
    expect(await tried(live)).toMatchObject({ status: 403, tried: expect.any(String) });
    await api.close();

    const again = await start();
    expect((await tried(wrong, again))?.tried).toBe(first?.tried);
    await again.close();
    await database.remove();
  });
});

describe('generic errors', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi({ limits, authErrorDetail: 'generic' });
  });
  afterAll(() => api.close());

  const login = (email: string) => api.client().post('/api/login', { email, password: 'not the password' });

  it('6.3.8: answers an unknown account like a wrong password, in status, body and headers', async () => {
    const [unknown, known] = [await login('unknown@example.dk'), await login(client.email)];
    const seen = ({ status, body, headers }: typeof unknown) => {
      const { date, 'x-request-id': id, ...rest } = Object.fromEntries(headers);
      return { status, body, rest, has: [typeof date, typeof id] };
    };
    expect(seen(unknown)).toEqual(seen(known));
    expect(unknown.body).toEqual({ success: false, error: 'Invalid credentials' });
  });

  it('6.3.8: spends the same work on an unknown account as on a wrong password', async () => {
    // A hash that costs ten times the rest of the request, so that other load does not distort the comparison.
    const cost = { ...HASH_COST, timeCost: 8 * HASH_COST.timeCost };
    const expensive = await startTestApi({ limits, authErrorDetail: 'generic', hashing: { cost } });
    const work = async (email: string) => {
      const before = process.cpuUsage();
      const { status } = await expensive.client().post('/api/login', { email, password: 'not the password' });
      const { user, system } = process.cpuUsage(before);
      expect(status).toBe(401);
      return user + system;
    };
    const unknown: number[] = [];
    const known: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      unknown.push(await work('unknown@example.dk'));
      known.push(await work(client.email));
    }
    await expensive.close();
    // Other load only adds time, so the minimum is the hash. Without a decoy hash the ratio is below a tenth.
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});

describe('15.2.2: the hashing queue', () => {
  it('is bounded: rejects the excess with Retry-After', async () => {
    const api = await startTestApi({ limits, hashing: { concurrency: 1, queue: 3, cost: HASH_COST } });
    const all = await Promise.all(Array.from({ length: 20 }, () => api.client().post('/api/login', client)));
    const statuses = all.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(4);
    expect(all.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('1');
    expect((await api.client().post('/api/login', client)).status).toBe(200);
    await api.close();
  });
});
