import { newId } from '../../db/rows/id.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

describe('interest in add-ons', () => {
  let api: TestApi;
  let browser: TestClient;
  let operator: TestClient;

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000, operator: 'operator@skal.example' } });
    browser = await api.signIn(client.email, client.password);
    operator = await api.signIn(admin.email, admin.password);
  });
  beforeEach(async () => {
    for (const table of ['add_on_interests', 'outbox', 'audit_entries']) await api.execute(`DELETE FROM ${table}`);
  });
  afterAll(() => api.close());

  const ask = (addOn: unknown, who = browser) => who.post('/api/add-on-interests', { addOn });
  const listed = async (who = browser) => (await who.get('/api/add-on-interests')).body as unknown as object[];

  it('K32: is stored once per client and add-on, also for concurrent requests', async () => {
    const all = await Promise.all([...Array(6)].map(() => ask('loyalty')));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    await ask('website');
    expect(await listed()).toMatchObject([{ addOn: 'loyalty' }, { addOn: 'website' }]);
    expect(await listed(await api.signIn(live.email, live.password))).toEqual([]);
    expect(await api.rows('SELECT subject FROM outbox ORDER BY id')).toEqual([
      { subject: 'Add-on requested: Customer Loyalty Program' },
      { subject: 'Add-on requested: Custom Website' },
    ]);
  });

  it.each(['', 'constructor', null])('rejects %j', async (addOn) => {
    const { status, body } = await ask(addOn);
    expect([status, body.error]).toEqual([400, 'Please choose an add-on from the list']);
  });

  it('can be followed up by operators', async () => {
    await ask('assistant');
    const [{ id } = {}] = await api.rows('SELECT id FROM add_on_interests');
    const path = `/api/admin/add-on-interests/${id}`;
    const changed = await operator.request('PATCH', path, { json: { status: 'done', note: 'Invited', read: true } });
    expect(changed.body).toMatchObject({
      ...{ addOn: 'assistant', clientName: 'Demo Wine Bar', status: 'done', note: 'Invited', unread: false },
    });
    expect((await operator.get(path)).body).toEqual(changed.body);
    expect(await api.rows('SELECT action, client_name FROM audit_entries ORDER BY id')).toEqual([
      { action: 'addOn.requested', client_name: 'Demo Wine Bar' },
      { action: 'interest.followedUp', client_name: 'Demo Wine Bar' },
    ]);
    expect((await operator.get(`/api/admin/add-on-interests/${newId()}`)).status).toBe(404);
  });
});
