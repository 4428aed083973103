import { Registry } from 'prom-client';
import { enqueueMails } from '../../modules/outbox/enqueueMails.ts';
import { openSseClient } from '../../testing/fakes/sseClient.ts';
import { createMails } from '../../testing/fixtures/newMails.ts';
import { client } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { waitFor } from '../../testing/waitFor.ts';

describe('an api with monitoring', () => {
  let api: TestApi;
  let metrics: Registry;
  beforeAll(async () => {
    metrics = new Registry();
    const settings = { accessLog: true, metrics, trustedProxies: ['127.0.0.1'], mail: { pollMs: 3_600_000 } };
    api = await startTestApi(settings);
  });
  afterAll(() => api.close());

  const lines = () => api.log.filter(({ msg }) => msg === 'answered');
  /** Returns the value of a metric by its name and labels. */
  const metric = async (line: string) => {
    const text = await metrics.metrics();
    return Number(
      text
        .split('\n')
        .find((each) => each.startsWith(`${line} `))
        ?.slice(line.length + 1),
    );
  };

  it('measures responses by route pattern, never by id', async () => {
    const browser = await api.signIn(client.email, client.password);
    const id = '0198c0de-0000-7000-8000-000000000000';
    await browser.get(`/api/support-tickets/${id}`);
    await api.request('GET', '/api/nowhere');
    const count = (route: string, status: number, method = 'GET') =>
      metric(`skal_api_answer_seconds_count{method="${method}",route="${route}",status="${status}"}`);
    expect(await count('/api/login', 200, 'POST')).toBe(1);
    expect(await count('/api/support-tickets/:id', 404)).toBe(1);
    expect(await count('none', 404)).toBe(1);
    expect(await metrics.metrics()).not.toContain(id);
  });

  it('reports pending mails with their age, and dead letters', async () => {
    await api.execute('DELETE FROM outbox');
    // The worker is not woken: it would send them.
    await api.internals.dependencies.db.tx((manager) => enqueueMails(manager, createMails(2), Date.now()));
    const waiting = await metric('skal_outbox_mails{state="waiting"}');
    expect(waiting).toBeGreaterThan(0);
    await api.execute('UPDATE outbox SET due_at = ?', [Date.now() - 3_600_000]);
    expect(await metric('skal_outbox_late_seconds')).toBeGreaterThanOrEqual(3_600);
    await api.execute('UPDATE outbox SET due_at = NULL');
    expect(await metric('skal_outbox_mails{state="dead_letter"}')).toBe(waiting);
    expect(await metric('skal_outbox_mails{state="waiting"}')).toBe(0);
    expect(await metric('skal_database_work{state="waiting"}')).toBe(0);
    expect(await metric('skal_passwords_waiting')).toBe(0);
  });

  it('reports open event streams and their maximum', async () => {
    expect(await metric('skal_live_portals')).toBe(0);
    const portal = await openSseClient(await api.signIn(client.email, client.password));
    expect(await metric('skal_live_portals')).toBe(1);
    expect(await metric('skal_live_portals_most')).toBe(api.settings.live.perProcess);
    portal.close();
    await waitFor(
      () => metric('skal_live_portals'),
      (open) => open === 0,
    );
  });

  it('16.2.5: logs each response without query, body, cookie or password', async () => {
    const from = lines().length;
    const browser = await api.signIn(client.email, client.password);
    await browser.get('/api/session?secret=hush');
    const [login, session] = lines().slice(from);
    expect(login).toMatchObject({ method: 'POST', path: '/api/login', route: '/api/login', status: 200 });
    expect(session).toMatchObject({ path: '/api/session', status: 200, ip: '127.0.0.1' });
    expect(JSON.stringify(lines())).not.toMatch(new RegExp(`hush|${client.password}|${client.email}`));
  });

  it('uses a valid request id of a trusted proxy', async () => {
    const named = async (name: string) => {
      const response = await api.request('GET', '/api/session', { headers: { 'X-Request-Id': name } });
      return response.headers.get('x-request-id');
    };
    expect(await named('proxy-0123456789')).toBe('proxy-0123456789');
    expect(lines().at(-1)).toMatchObject({ requestId: 'proxy-0123456789' });
    expect(await named('a b"c')).toMatch(/^[\da-f-]{36}$/);
  });
});
