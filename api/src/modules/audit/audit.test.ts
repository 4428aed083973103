import { admin, client, newClient } from '../../testing/bodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { noteAudit, theProduct } from './noteAudit.ts';

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

  const trail = async (query = '') =>
    (await operator.get(`/api/admin/audit${query}`)).body as unknown as readonly Entry[];
  const note = (action: string) => api.api.parts.db.tx((manager) => noteAudit(manager, theProduct, { action }));

  it('tells what an operator did, with whom, when and from where', async () => {
    const made = await operator.post('/api/admin/clients', newClient);
    const [newest] = await trail('?action=client.created');
    expect(newest).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      at: expect.stringMatching(/Z$/),
      action: 'client.created',
      who: 'Demo Operator <admin@skal.example>',
      clientId: made.body.id,
      clientName: newClient.businessName,
      before: null,
      after: { email: newClient.email, plan: newClient.subscriptionPlan },
      from: '127.0.0.1',
    });
    expect(await trail(`?client=${made.body.id}`)).toEqual([newest]);
  });

  it('keeps no trace of what was refused', async () => {
    const before = await trail();
    expect((await operator.post('/api/admin/clients', { ...newClient, email: client.email })).status).toBe(409);
    expect(await trail()).toEqual(before);
  });

  it('is read page by page, the newest first', async () => {
    for (const action of ['test.first', 'test.second', 'test.third']) await note(action);
    const first = await trail('?limit=2');
    expect(first.map(({ action }) => action)).toEqual(['test.third', 'test.second']);
    const next = await trail(`?limit=1&cursor=${first.at(-1)?.id}`);
    expect(next.map(({ action }) => action)).toEqual(['test.first']);
  });

  it('is narrowed by who and by day', async () => {
    await note('test.nobody');
    expect((await trail('?who=demo')).every(({ who }) => who?.startsWith('Demo Operator'))).toBe(true);
    expect(await trail('?who=%25')).toEqual([]);
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Copenhagen' });
    expect(await trail(`?from=${today}&to=${today}`)).toEqual(await trail());
    expect(await trail('?to=2020-01-01')).toEqual([]);
    expect((await operator.get('/api/admin/audit?from=2026-02-30')).status).toBe(400);
  });
});
