import { client, message } from '../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi } from '../testing/index.ts';
import { startChildApi } from '../testing/processes/childProcess.ts';
import { envWithClockAhead } from '../testing/processes/clock.ts';

describe('health', () => {
  it('reports live and ready', async () => {
    const api = await startTestApi();
    for (const path of ['/healthz/live', '/healthz/serving', '/healthz/ready']) {
      const response = await api.request('GET', path);
      expect([response.status, response.body]).toEqual([200, { status: 'ok' }]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(await api.internals.isReady()).toBe(true);
    await api.close();
  });
});

// SQLite has no second clock.
if (process.env.TEST_DATABASE_URL) {
  it.each([
    [20_000, 200],
    [60_000, 503],
  ])('with a clock %d ms ahead of the database, readiness is %d', async (ms, ready) => {
    const database = await createTempDatabase();
    const child = await startChildApi(database, {}, envWithClockAhead(ms));
    expect((await fetch(`${child.url}/healthz/ready`)).status).toBe(ready);
    expect((await fetch(`${child.url}/healthz/serving`)).status).toBe(200);
    await child.stop();
    await database.remove();
  });
}

describe('draining', () => {
  it('reports not ready, closes connections, and still responds', async () => {
    const api = await startTestApi();
    const browser = await api.signIn(client.email, client.password);
    api.internals.drain();
    expect(await api.internals.isReady()).toBe(false);
    for (const path of ['/healthz/serving', '/healthz/ready']) {
      expect((await api.request('GET', path)).status).toBe(503);
    }
    const response = await browser.get('/api/session');
    expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
    await api.close();
  });

  it('completes requests in progress', async () => {
    const api = await startTestApi({ limits: { forms: { points: 1000, seconds: 60 } } });
    const sent = Array.from({ length: 30 }, () => api.client().post('/api/contact', message));
    await sent[0];
    api.internals.drain();
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(await api.rows('SELECT id FROM inquiries')).toHaveLength(30);
    await api.close();
  });
});

describe('internal errors', () => {
  it('16.5.1: show only a reference, which is in the log', async () => {
    const api = await startTestApi();
    await api.execute('DROP TABLE outbox');
    const response = await api.client().post('/api/contact', { ...message, message: 'a private matter' });
    const id = response.headers.get('x-request-id');
    expect(response.status).toBe(500);
    expect(response.body).toEqual({ error: expect.stringContaining(String(id)) });
    expect(response.text).not.toMatch(/outbox|SQL|at .*:\d+:\d+/);
    const noted = api.log.find(({ msg }) => msg === 'internal error');
    expect(noted).toMatchObject({ requestId: id, path: '/api/contact', status: 500 });
    expect(JSON.stringify(api.log)).not.toMatch(/private matter|bo@example/);
    await api.close();
  });
});
