import { startProxy, type TestProxy } from '@skal/jest/servers/proxy.ts';
import { client, consultation, message } from '../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, type TestApi } from '../testing/index.ts';
import { waitFor } from '../testing/waitFor.ts';

const forms = { points: 1000, seconds: 60 };
const serverUrl = process.env.TEST_DATABASE_URL;

const expectRetryable = (response: { status: number; headers: Headers; body: object }) => {
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(response.body).toEqual({ error: 'We cannot do this right now. Please try again in a moment.' });
};

if (serverUrl) {
  describe('a database server that fails', () => {
    let api: TestApi;
    let proxy: TestProxy;
    let database: Awaited<ReturnType<typeof createTempDatabase>>;

    beforeAll(async () => {
      database = await createTempDatabase(serverUrl);
      const url = new URL(database.databaseUrl ?? '');
      proxy = await startProxy(url.hostname, Number(url.port));
      url.port = String(proxy.port);
      url.hostname = '127.0.0.1';
      api = await startTestApi(
        { limits: { forms }, databaseDeadlineMs: 1_000 },
        { dataDir: database.dataDir, databaseUrl: url.href },
      );
    });
    afterAll(async () => {
      await api.close();
      await proxy.close();
      await database.remove();
    });

    const recovered = () =>
      waitFor(
        () => api.client().post('/api/contact', message),
        ({ status }) => status === 201,
        5000,
      );

    it('killed: requests get a retryable error, and the process recovers by itself', async () => {
      const browser = await api.signIn(client.email, client.password);
      await proxy.cut();
      expectRetryable(await browser.get('/api/session'));
      expectRetryable(await api.client().post('/api/contact', message));
      expect(await api.internals.isReady()).toBe(false);
      for (const path of ['/healthz/live', '/healthz/serving']) {
        expect((await api.request('GET', path)).status).toBe(200);
      }
      expect((await api.request('GET', '/healthz/ready')).status).toBe(503);
      await proxy.restore();
      await recovered();
      expect((await browser.get('/api/session')).status).toBe(200);
      expect(await api.internals.isReady()).toBe(true);
    });

    it('killed during a transaction: rolls back and retries once', async () => {
      const { db } = api.internals.dependencies;
      const insert = "INSERT INTO migrations (timestamp, name) VALUES (0, 'again')";
      let tries = 0;
      await db.tx(async (manager) => {
        tries += 1;
        await manager.query(insert);
        if (tries > 1) return;
        await proxy.cut();
        await proxy.restore();
        await manager.query('SELECT 1');
      });
      expect(tries).toBe(2);
      expect(await api.rows("SELECT id FROM migrations WHERE name = 'again'")).toHaveLength(1);
      await api.execute("DELETE FROM migrations WHERE name = 'again'");
    });

    it('killed during COMMIT: does not retry, because the outcome is unknown', async () => {
      let tries = 0;
      const work = api.internals.dependencies.db.tx(async () => {
        tries += 1;
        await proxy.cut();
        await proxy.restore();
      });
      await expect(work).rejects.toThrow();
      expect(tries).toBe(1);
    });

    it('killed under load: every acknowledged inquiry is stored', async () => {
      const acknowledged: string[] = [];
      let isRunning = true;
      const visitor = async (id: number) => {
        for (let index = 0; isRunning; index += 1) {
          const email = `load-${id}-${index}@example.dk`;
          const { status } = await api.client().post('/api/contact', { ...consultation, email });
          if (status === 201) acknowledged.push(email);
          else expect(status).toBe(503);
        }
      };
      const visitors = Array.from({ length: 8 }, (_, id) => visitor(id));
      for (let round = 0; round < 3; round += 1) {
        const before = acknowledged.length;
        await waitFor(
          () => acknowledged.length,
          (count) => count > before + 20,
        );
        await proxy.cut();
        await proxy.restore();
      }
      isRunning = false;
      await Promise.all(visitors);
      await recovered();
      const stored = await api.rows<{ email: string }>('SELECT email FROM inquiries');
      const emails = new Set(stored.map(({ email }) => email));
      expect(acknowledged.filter((email) => !emails.has(email))).toEqual([]);
    });

    it('silent with open connections: recovers by itself, including the rate limit counters', async () => {
      const visit = () => api.client().post('/api/contact', message);
      // Open the whole pool: normal requests share a few connections.
      await Promise.all(Array.from({ length: 40 }, () => api.internals.dependencies.db.query('SELECT SLEEP(0.1)')));
      proxy.blackhole();
      expect(proxy.blackholedCount()).toBe(10);
      const answers = await Promise.all(Array.from({ length: 5 }, visit));
      for (const response of answers.filter(({ status }) => status !== 201)) expectRetryable(response);
      // All are evicted together: background work would find them one by one, each after a timeout.
      await waitFor(proxy.blackholedCount, (count) => count === 0, 1_000);
      await recovered();
      await waitFor(
        () => Promise.all(Array.from({ length: 20 }, visit)),
        (after) => after.every(({ status }) => status === 201),
      );
      expect(await api.internals.isReady()).toBe(true);
    });

    it('slow: requests time out with a retryable error, and are rolled back', async () => {
      const count = async () => (await api.rows('SELECT id FROM inquiries')).length;
      const before = await count();
      proxy.pause();
      const answers = await Promise.all(Array.from({ length: 30 }, () => api.client().post('/api/contact', message)));
      for (const response of answers) expectRetryable(response);
      expect(await api.internals.isReady()).toBe(false);
      proxy.resume();
      await recovered();
      expect(await count()).toBeGreaterThan(before);
    });
  });
} else {
  describe('a full disk', () => {
    it('fails without storing partial data, and recovers when space is available', async () => {
      const api = await startTestApi({ limits: { forms }, mail: { pollMs: 3_600_000 } });
      const send = () => api.client().post('/api/contact', { ...message, message: 'x'.repeat(5000) });
      const setRoom = (pages: string) => api.execute(`PRAGMA max_page_count = ${pages}`);
      const stored = async () => ({
        inquiries: (await api.rows('SELECT id FROM inquiries')).length,
        mails: (await api.rows('SELECT id FROM outbox')).length,
      });
      expect((await send()).status).toBe(201);
      await setRoom('1');
      const answers = await Promise.all(Array.from({ length: 40 }, send));
      const taken = answers.filter(({ status }) => status === 201).length;
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused.length).toBeGreaterThan(0);
      for (const response of refused) expectRetryable(response);
      expect(await stored()).toEqual({ inquiries: 1 + taken, mails: 2 + 2 * taken });
      await setRoom('1000000');
      expect((await send()).status).toBe(201);
      expect(await stored()).toEqual({ inquiries: 2 + taken, mails: 4 + 2 * taken });
      await api.close();
    });
  });
}
