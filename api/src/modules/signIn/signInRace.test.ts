import { findBusinessId } from '../../testing/fixtures/findBusinessId.ts';
import { admin, client } from '../../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, type TempDatabase, type TestApi, TestClient } from '../../testing/index.ts';
import { startChildApi, startProcess } from '../../testing/processes/childProcess.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { HASH_COST } from '../account/hashCost.ts';

const NEW = 'two glasses at the harbour';
const unlimited = { points: 100_000, seconds: 60 };
/** One at a time, so that many requests have read the account before the change and compare after it. */
const settings = {
  limits: { loginIp: unlimited, loginEmail: unlimited, loginDevice: unlimited },
  hashing: { concurrency: 1, queue: 100, cost: HASH_COST },
  databaseDeadlineMs: 10_000,
};
const change = { currentPassword: client.password, newPassword: NEW, confirmPassword: NEW };

describe('7.4.3: sign-ins that run while the password changes', () => {
  let database: TempDatabase;
  let api: TestApi;
  const processes: { stop(): Promise<void> }[] = [];

  beforeEach(async () => {
    database = await createTempDatabase();
    api = await startTestApi(settings, database);
  });
  afterEach(async () => {
    for (const { stop } of processes.splice(0)) await stop();
    await api.close();
    await database.remove();
  });

  /** Ten visitors sign in repeatedly until `done` resolves; at that moment ten sign-ins are running. */
  const signInUntil = async (url: string, done: Promise<unknown>): Promise<number[]> => {
    let isRunning = true;
    const stop = () => {
      isRunning = false;
    };
    done.then(stop, stop);
    const visitor = async () => {
      const seen: number[] = [];
      while (isRunning) seen.push((await new TestClient(url).post('/api/login', client)).status);
      return seen;
    };
    return (await Promise.all(Array.from({ length: 10 }, visitor))).flat();
  };
  const sessions = () => api.rows('SELECT id FROM sessions');
  const waitForSession = () => waitFor(sessions, ({ length }) => length > 2);
  const expectOutcomes = (statuses: number[]) => expect(new Set(statuses)).toEqual(new Set([200, 401]));

  it('do not survive the change', async () => {
    const browser = await api.signIn(client.email, client.password);
    const changed = waitForSession().then(() => browser.post('/api/change-password', change));
    expectOutcomes(await signInUntil(api.url, changed));
    expect((await changed).status).toBe(200);
    expect(await sessions()).toHaveLength(1);
    expect((await browser.get('/api/session')).status).toBe(200);
  });

  it('T38: do not survive a pause of their business', async () => {
    const operator = await api.signIn(admin.email, admin.password);
    const path = `/api/admin/clients/${await findBusinessId(api, client)}`;
    const paused = waitForSession().then(() => operator.request('PATCH', path, { json: { status: 'paused' } }));
    expect(new Set(await signInUntil(api.url, paused))).toEqual(new Set([200, 403]));
    expect((await paused).status).toBe(200);
    expect(await sessions()).toHaveLength(1);
    expect((await operator.get('/api/session')).status).toBe(200);
  });

  if (process.env.TEST_DATABASE_URL) {
    it('do not survive the change in another process', async () => {
      const other = await startChildApi(database, settings);
      processes.push(other);
      const browser = await api.signIn(client.email, client.password);
      const changed = waitForSession().then(() => browser.post('/api/change-password', change));
      expectOutcomes(await signInUntil(other.url, changed));
      expect((await changed).status).toBe(200);
      expect(await sessions()).toHaveLength(1);
    });
  } else {
    it('do not survive a change by another process', async () => {
      const hash = await api.internals.dependencies.passwordHasher.hash(NEW);
      const other = startProcess('./resetPassword.child.ts', [database.dataDir, client.email, hash]);
      processes.push(other);
      expect(await other.line()).toBe('ready');
      const done = waitForSession().then(() => {
        other.say('go');
        return other.line();
      });
      expectOutcomes(await signInUntil(api.url, done));
      expect(await done).toBe('done');
      expect(await sessions()).toEqual([]);
    });
  }
});

describe('a password hashed at another cost', () => {
  /** The demo client's password at a quarter of the current cost, as an earlier version stored it. */
  const OLD = '$argon2id$v=19$m=4864,t=2,p=1$Np+4TtKg0vz5rTRy6Gw6mA$rlKzu+J3SU5yK7zCe5WjFni8YV/2cC/wfS5DGS0RyWo';
  let api: TestApi;

  beforeEach(async () => {
    api = await startTestApi({ hashing: { cost: HASH_COST } });
    await api.execute('UPDATE accounts SET password_hash = ? WHERE email = ?', [OLD, client.email]);
  });
  afterEach(() => api.close());

  const stored = async () => {
    const [row] = await api.rows<{ hash: string }>('SELECT password_hash AS hash FROM accounts WHERE email = ?', [
      client.email,
    ]);
    return row?.hash;
  };
  const login = (password: string) => api.client().post('/api/login', { email: client.email, password });

  it('11.4.2: is hashed again once at a successful sign-in, and still signs in', async () => {
    expect((await login('not it')).status).toBe(401);
    expect(await stored()).toBe(OLD);
    expect((await login(client.password)).status).toBe(200);
    const renewed = await stored();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login(client.password)).status).toBe(200);
    expect(await stored()).toBe(renewed);
  });

  it('accepts all concurrent sign-ins', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => login(client.password)));
    expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it('is not restored by a concurrent sign-in after a change', async () => {
    const browser = await api.signIn(client.email, client.password);
    await api.execute('UPDATE accounts SET password_hash = ? WHERE email = ?', [OLD, client.email]);
    const pending = Promise.all(Array.from({ length: 6 }, () => login(client.password)));
    expect((await browser.post('/api/change-password', change)).status).toBe(200);
    await pending;
    expect([(await login(NEW)).status, (await browser.get('/api/session')).status]).toEqual([200, 200]);
    expect(await api.rows('SELECT id FROM sessions')).toHaveLength(2);
  });
});
