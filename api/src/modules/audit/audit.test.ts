import { newId } from '../../db/rows/id.ts';
import { admin, client, newClient } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { recordAuditEvent, SYSTEM_ACTOR } from './recordAudit.ts';

interface Entry {
  id: string;
  action: string;
  who: string | null;
}

describe('GET /api/admin/audit', () => {
  let api: TestApi;
  let operator: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
  });
  afterAll(() => api.close());

  const auditEntries = async (query = '') =>
    (await operator.get(`/api/admin/audit${query}`)).body as unknown as readonly Entry[];
  const record = (action: string) =>
    api.internals.dependencies.db.tx((manager) => recordAuditEvent(manager, SYSTEM_ACTOR, { action }));

  it('records action, actor, client, time and address', async () => {
    const created = await operator.post('/api/admin/clients', newClient);
    const [newest] = await auditEntries('?action=client.created');
    expect(newest).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      at: expect.stringMatching(/Z$/),
      action: 'client.created',
      who: 'Demo Operator <admin@skal.example>',
      clientId: created.body.id,
      clientName: newClient.businessName,
      before: null,
      after: { email: newClient.email, plan: newClient.subscriptionPlan },
      from: '127.0.0.1',
    });
    expect(await auditEntries(`?client=${created.body.id}`)).toEqual([newest]);
  });

  it('records no rejected request', async () => {
    const before = await auditEntries();
    expect((await operator.post('/api/admin/clients', { ...newClient, email: client.email })).status).toBe(409);
    expect(await auditEntries()).toEqual(before);
  });

  it('is paged, newest first', async () => {
    for (const action of ['test.first', 'test.second', 'test.third']) await record(action);
    const first = await auditEntries('?limit=2');
    expect(first.map(({ action }) => action)).toEqual(['test.third', 'test.second']);
    const next = await auditEntries(`?limit=1&cursor=${first.at(-1)?.id}`);
    expect(next.map(({ action }) => action)).toEqual(['test.first']);
  });

  it('lists its actions, each once', async () => {
    for (const action of ['test.named', 'test.named']) await record(action);
    const named = (await operator.get('/api/admin/audit-actions')).body as unknown as { action: string }[];
    expect(named.filter(({ action }) => action === 'test.named')).toHaveLength(1);
    expect(named).toEqual(expect.arrayContaining([{ action: 'session.started' }]));
  });

  it('1.2.10, T40: exports the filtered entries without spreadsheet formulas, and audits the export', async () => {
    const auditEvent = {
      action: 'test.exported',
      after: { name: '=1+1' },
      client: { id: newId(), name: '=HYPERLINK("x")' },
    };
    await api.internals.dependencies.db.tx((manager) => recordAuditEvent(manager, SYSTEM_ACTOR, auditEvent));
    await record('test.other');
    const response = await fetch(`${api.url}/api/admin/audit.csv?action=test.exported`, {
      headers: { cookie: operator.cookieHeader },
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, row, ...rest] = bytes.toString().slice(1).split('\r\n');
    expect(head).toBe('Time;Action;Who;Client;Before;After;From');
    expect(row?.replace(/^[^;]*;/, '')).toBe('test.exported;;"\'=HYPERLINK(""x"")";;name: =1+1;the product');
    expect(rest).toEqual(['']);
    const [newest] = await auditEntries();
    expect(newest).toMatchObject({ action: 'audit.exported', after: { action: 'test.exported' } });
  });

  it.each(['/api/admin/audit.csv', '/api/admin/clients.csv'])('does not audit a HEAD request of %s', async (path) => {
    const [before] = await auditEntries();
    const response = await operator.request('HEAD', path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect((await auditEntries())[0]).toEqual(before);
  });

  it('filters by actor and day', async () => {
    await record('test.unknown');
    expect((await auditEntries('?who=demo')).every(({ who }) => who?.startsWith('Demo Operator'))).toBe(true);
    expect(await auditEntries('?who=%25')).toEqual([]);
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Copenhagen' });
    expect(await auditEntries(`?from=${today}&to=${today}`)).toEqual(await auditEntries());
    expect(await auditEntries('?to=2020-01-01')).toEqual([]);
    expect((await operator.get('/api/admin/audit?from=2026-02-30')).status).toBe(400);
  });
});
