import { IMPERSONATING, impersonation } from '@skal/contracts/account/impersonation';
import { session } from '@skal/contracts/account/session';
import type { Endpoint } from '@skal/contracts/http/endpoint';
import { newId } from '../../db/rows/id.ts';
import { purge } from '../../housekeeping.ts';
import { findBusinessId } from '../../testing/fixtures/findBusinessId.ts';
import { signInSupport } from '../../testing/fixtures/operators.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { setStatus } from '../../testing/fixtures/setStatus.ts';
import { fileTicket } from '../../testing/fixtures/tickets.ts';
import { openTestUploads, PNG } from '../../testing/fixtures/uploads.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const END = '/api/admin/impersonation';
const startOf = (id: string) => `/api/admin/clients/${id}/impersonation`;
/** The only changing endpoints allowed during an impersonation: they end it. */
const ENDING: readonly Endpoint[] = [impersonation.end, session.end];
/** Access levels with something to read during an impersonation. */
const READABLE = ['public', 'signed-in', 'client'];

describe('impersonation', () => {
  let api: TestApi;
  let clientId: string;
  let guest: TestClient;
  let operator: TestClient;

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000 } });
    clientId = await findBusinessId(api, client);
    guest = await api.signIn(client.email, client.password);
  });
  beforeEach(async () => {
    for (const table of ['audit_entries', 'impersonations']) await api.execute(`DELETE FROM ${table}`);
    await setStatus(api, client.email, 'active');
    operator = await api.signIn(admin.email, admin.password);
  });
  afterAll(() => api.close());

  const start = (id = clientId, who = operator) => who.post(startOf(id));
  const end = (who = operator) => who.request('DELETE', END);
  const sessionOf = async (who = operator) => (await who.get('/api/session')).body;
  const routes = () => api.internals.routes.map(({ endpoint }) => endpoint);
  const auditEntries = () =>
    api.rows("SELECT action, who, client_name, after FROM audit_entries WHERE action LIKE 'view.%' ORDER BY id");
  const entry = (action: string, after: object) => ({
    ...{ action: `view.${action}`, who: expect.stringContaining(admin.email), client_name: 'Demo Wine Bar' },
    after: expect.stringContaining(JSON.stringify(after).slice(1, -1)),
  });

  it('8.2.1: rejects every change with a code, at any access level', async () => {
    expect((await start()).status).toBe(201);
    // Apps use API keys, without a session.
    const changing = routes().filter(
      (endpoint) => endpoint.method !== 'GET' && endpoint.access !== 'app' && !ENDING.includes(endpoint),
    );
    expect(changing.length).toBeGreaterThan(40);
    for (const { method, path } of changing) {
      const { status, body } = await operator.request(method, path.replace(/:\w+/g, newId()), { json: {} });
      expect([method, path, status, body.code]).toEqual([method, path, 403, IMPERSONATING]);
      expect(body.error).toMatch(/^You are viewing the portal of Demo Wine Bar in read-only mode/);
    }
  });

  it('8.2.1: reads what the client reads, and none of the operator’s own data', async () => {
    await fileTicket(guest);
    await start();
    // Apps use API keys, without a session.
    for (const { path, access } of routes().filter((read) => read.method === 'GET' && read.access !== 'app')) {
      const address = path.replace(/:\w+/g, newId());
      const { status, body } = await operator.get(address);
      const own = await guest.get(address);
      if (!READABLE.includes(access)) expect([path, status, body.code]).toEqual([path, 403, IMPERSONATING]);
      else if (path === session.read.path) expect(body.viewing).toMatchObject({ business: own.body.business });
      // In the client's list of sessions, none is the current one.
      else expect([path, status, without(body)]).toEqual([path, own.status, without(own.body)]);
    }
  });

  const without = (body: unknown) => (Array.isArray(body) ? body.map((one) => ({ ...one, current: false })) : body);

  it('3.5.3: leaves all data unchanged, including read marks and last sign-in', async () => {
    const id = await fileTicket(guest);
    await operator.post(`/api/admin/tickets/${id}/messages`, { text: 'We are looking at it.' });
    await start();
    // The session is renewed, and waiting emails may be sent meanwhile.
    const others = ['sessions', 'outbox'];
    const tables = await api.internals.dependencies.db.read(async ({ dataSource }) =>
      dataSource.entityMetadatas.map(({ tableName }) => tableName).filter((name) => !others.includes(name)),
    );
    const all = async () => Promise.all(tables.map((table) => api.rows(`SELECT * FROM ${table}`)));
    const before = await all();
    for (const { method, path } of routes()) {
      if (method === 'GET') await operator.get(path.replace(/:\w+/g, id));
    }
    expect(await all()).toEqual(before);
  });

  it("keeps the operator's identity, and shows client and end time in the session", async () => {
    const before = await sessionOf();
    const { until } = (await start()).body;
    const minutes = (Date.parse(String(until)) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    const { viewing, ...rest } = await sessionOf();
    const own = await sessionOf(guest);
    expect(rest).toEqual({ ...before, viewing: undefined });
    expect(viewing).toEqual({ clientId, until, user: own.user, business: own.business });
    const elsewhere = await api.signIn(admin.email, admin.password);
    expect((await sessionOf(elsewhere)).viewing).toBeNull();
  });

  it('serves the files that the client sees', async () => {
    const uploads = openTestUploads(api, guest);
    const { path } = await uploads.announce('screen.png');
    await uploads.send(path, PNG);
    await start();
    const file = await operator.get(path);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([200, expect.stringMatching(/^attachment/)]);
    expect((await uploads.send(path, PNG, {}, operator)).body.code).toBe(IMPERSONATING);
  });

  it("audits start and end once each, and returns to the operator's dashboard", async () => {
    const { until } = (await start()).body;
    expect((await Promise.all([end(), end()])).map(({ status }) => status)).toEqual([204, 204]);
    expect(await auditEntries()).toEqual([entry('started', { until }), entry('ended', { how: 'ended' })]);
    expect((await operator.get('/api/admin/clients')).status).toBe(200);
    expect((await operator.get('/api/support-tickets')).status).toBe(403);
    expect((await sessionOf()).viewing).toBeNull();
  });

  it('ends with a sign-out', async () => {
    await start();
    expect((await operator.post('/api/logout')).status).toBe(200);
    expect((await auditEntries()).at(-1)).toEqual(entry('ended', { how: 'signed out' }));
    expect((await operator.get('/api/session')).status).toBe(401);
  });

  it('expires after fifteen minutes with a message, and housekeeping audits it', async () => {
    await start();
    await api.execute('UPDATE impersonations SET expires_at = ?', [Date.now() - 1]);
    const message = 'This view has ended after 15 minutes.';
    expect(await sessionOf()).toMatchObject({ accountType: 'admin', viewing: null, viewEnded: message });
    const rejected = await operator.get('/api/support-tickets');
    expect([rejected.status, rejected.body.error]).toEqual([403, message]);
    expect((await operator.get('/api/admin/clients')).status).toBe(200);
    await Promise.all([purge(api.internals.housekeeping), purge(api.internals.housekeeping)]);
    expect((await auditEntries()).slice(1)).toEqual([entry('ended', { how: 'over' })]);
    expect((await sessionOf()).viewEnded).toBeNull();
  });

  it('ends with a message if the client may no longer sign in, and another can be started', async () => {
    const id = await findBusinessId(api, live);
    await start();
    await setStatus(api, client.email, 'paused');
    expect(await sessionOf()).toMatchObject({
      viewing: null,
      viewEnded: expect.stringContaining('Demo Wine Bar can no longer'),
    });
    const again = await start();
    expect([again.status, again.body.error]).toEqual([409, expect.stringContaining('Demo Wine Bar is paused')]);
    expect((await start(id)).status).toBe(201);
    expect((await auditEntries()).map(({ action }) => action)).toEqual(['view.started', 'view.ended', 'view.started']);
    const owner = await api.signIn(admin.email, admin.password);
    await owner.request('DELETE', `/api/admin/clients/${id}`);
    expect((await sessionOf()).viewEnded).toBe('This view has ended because the client was deleted.');
    expect((await start(id)).status).toBe(404);
  });

  it('2.3.3: allows one per session if two start at the same time', async () => {
    const answers = await Promise.all([start(), start(), start()]);
    const begun = answers.filter(({ status }) => status === 201);
    expect(begun).toHaveLength(1);
    expect(await api.rows('SELECT session_id FROM impersonations')).toHaveLength(1);
    for (const { status, body } of answers) {
      if (status !== 201) expect(body.error).toMatch(/^You are (already )?viewing/);
    }
    await end();
  });

  it('is available to support, and ends with the account', async () => {
    const support = await signInSupport(api);
    expect((await start(clientId, support)).status).toBe(201);
    await api.execute("UPDATE accounts SET disabled_at = 1 WHERE role = 'support'");
    expect((await support.get('/api/support-tickets')).status).toBe(401);
  });
});
