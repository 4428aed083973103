import { findBusinessId } from '../../testing/fixtures/findBusinessId.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const request = { integration: 'Economic', businessNeed: 'Our books are kept there.', urgency: 'high' };

describe('/api/integration-requests', () => {
  let api: TestApi;
  let browser: TestClient;

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000, operator: 'operator@skal.example' } });
    browser = await api.signIn(client.email, client.password);
  });
  beforeEach(async () => {
    await api.execute('DELETE FROM integration_requests');
    await api.execute('DELETE FROM outbox');
  });
  afterAll(() => api.close());

  const ask = (change: object = {}) => browser.post('/api/integration-requests', { ...request, ...change });
  const list = async (who = browser) => (await who.get('/api/integration-requests')).body;

  it('Q3: stores a request with 201 and exactly its keys, and lists it newest first', async () => {
    const first = await ask();
    expect(first.status).toBe(201);
    expect(first.body).toEqual({ id: expect.any(String), ...request, createdAt: expect.stringMatching(/Z$/) });
    const second = await ask({ integration: 'Planday' });
    expect(await list()).toEqual([second.body, first.body]);
  });

  it('Q3: defaults the urgency to medium', async () => {
    expect((await ask({ urgency: undefined })).body.urgency).toBe('medium');
    expect((await ask({ urgency: '' })).body.urgency).toBe('medium');
  });

  it.each([
    [{ integration: ' ' }, 'Please fill in all required fields.'],
    [{ businessNeed: '' }, 'Please fill in all required fields.'],
    [{ urgency: 'now' }, 'Please choose an urgency from the list'],
  ])('Q3: rejects %j with its message', async (change, message) => {
    const response = await ask(change);
    expect([response.status, response.body.error]).toEqual([400, message]);
    expect(await list()).toEqual([]);
  });

  it('Q3: alerts the operator', async () => {
    await ask();
    expect(await api.rows('SELECT kind, recipient, reply_to, subject, body FROM outbox')).toEqual([
      {
        kind: 'alert',
        recipient: 'operator@skal.example',
        reply_to: client.email,
        subject: 'Integration requested: Economic',
        body: expect.stringMatching(/Urgency: high\nBusiness: Demo Wine Bar[\s\S]*Our books are kept there\./),
      },
    ]);
  });

  it('2.3.4: stores one request with one email per key, also for concurrent requests', async () => {
    const headers = { 'idempotency-key': 'a-key-of-this-form' };
    const send = (change: object = {}, who = browser) =>
      who.post('/api/integration-requests', { ...request, ...change }, { headers });
    const all = await Promise.all(Array.from({ length: 4 }, () => send()));
    for (const response of all) expect([response.status, response.body]).toEqual([201, all[0]?.body]);
    expect(await list()).toEqual([all[0]?.body]);
    expect(await api.rows('SELECT id FROM outbox')).toHaveLength(1);
    expect((await send({ urgency: 'low' })).status).toBe(422);
    const other = await api.signIn(live.email, live.password);
    expect((await send({}, other)).body.id).not.toBe(all[0]?.body.id);
  });

  it('8.2.2, 15.3.3: belongs to this client, whatever is sent', async () => {
    const other = await api.signIn(live.email, live.password);
    const [row] = await api.rows('SELECT business_id FROM accounts WHERE email = ?', [live.email]);
    const response = await ask({ id: 'mine', businessId: row?.business_id, createdAt: '2000-01-01T00:00:00Z' });
    expect(response.body.id).not.toBe('mine');
    expect(await list(other)).toEqual([]);
    expect(await list()).toHaveLength(1);
  });
});

describe('platform statuses of a client', () => {
  let api: TestApi;
  let operator: TestClient;
  let path: string;

  beforeAll(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
    path = `/api/admin/clients/${await findBusinessId(api, client)}/integrations`;
  });
  afterAll(() => api.close());

  const setState = (platform: string, status: string) => operator.request('PUT', path, { json: { platform, status } });
  const seenBy = async (who: TestClient) =>
    ((await who.get('/api/integrations')).body as unknown as { platform: string; status: string }[])
      .filter(({ status }) => status !== 'none')
      .map(({ platform, status }) => `${platform} ${status}`);

  it('T21: returns what an operator has entered, for this client only, in list order', async () => {
    const [own, other] = [await api.signIn(client.email, client.password), await api.signIn(live.email, live.password)];
    expect((await own.get('/api/integrations')).body).toHaveLength(8);
    expect(await seenBy(own)).toEqual([]);
    await setState('dinero', 'declined');
    const { status, body } = await setState('shopify', 'requested');
    expect([status, body]).toEqual([200, (await operator.get(path)).body]);
    expect(await seenBy(own)).toEqual(['shopify requested', 'dinero declined']);
    await setState('shopify', 'connected');
    await setState('dinero', 'none');
    expect(await seenBy(own)).toEqual(['shopify connected']);
    expect(await seenBy(other)).toEqual([]);
  });

  it('audits a change with the previous value, and nothing if unchanged', async () => {
    await api.execute('DELETE FROM audit_entries');
    await Promise.all([setState('mitid', 'requested'), setState('mitid', 'requested')]);
    const rows = await api.rows("SELECT * FROM audit_entries WHERE action = 'integration.changed'");
    expect(rows.map(({ before, after }) => [JSON.parse(String(before)), JSON.parse(String(after))])).toEqual([
      [
        { platform: 'mitid', status: 'none' },
        { platform: 'mitid', status: 'requested' },
      ],
    ]);
  });

  it('rejects unknown platforms and clients', async () => {
    expect((await setState('constructor', 'connected')).status).toBe(400);
    const unknown = await operator.request('PUT', path.replace(/[0-9a-f]{12}\//, `${'0'.repeat(12)}/`), {
      json: { platform: 'shopify', status: 'connected' },
    });
    expect(unknown.status).toBe(404);
  });
});
