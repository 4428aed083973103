import { newId } from '../../../db/rows/id.ts';
import { addClients } from '../../../testing/fixtures/addClients.ts';
import { findBusinessId } from '../../../testing/fixtures/findBusinessId.ts';
import { signInSupport } from '../../../testing/fixtures/operators.ts';
import { admin, client } from '../../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';

const PATH = '/api/admin/clients/changes';
const GONE = 'This client no longer exists. Someone may have deleted it.';
const OUTDATED = 'Someone else has changed this client in the meantime.';

interface Reply {
  changed: { id: string; version: number; status: string; subscriptionPlan: string }[];
  refused: { id: string; businessName: string | null; error: string }[];
}

describe('bulk edit of clients', () => {
  let api: TestApi;
  let operator: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
  });
  afterAll(() => api.close());

  const send = async (changes: object[], who = operator) => {
    const { status, body } = await who.post(PATH, { changes });
    return { status, ...(body as unknown as Reply) };
  };
  const listed = async (query: string) =>
    ((await operator.get(`/api/admin/clients?${query}`)).body as unknown as { id: string }[]).map(({ id }) => id);
  const trailOf = async (id: string) =>
    (await operator.get(`/api/admin/audit?action=client.edited&client=${id}`)).body as unknown as object[];

  it('R6, T38, T40: changes the clients whose version is current, lists them, and names the others', async () => {
    const [one = '', two = '', other = ''] = await addClients(api, [
      { name: 'One' },
      { name: 'Two' },
      { name: 'Other' },
    ]);
    const unknown = newId();
    await operator.request('PATCH', `/api/admin/clients/${other}`, { json: { version: 1, phone: '1' } });
    const response = await send([
      { id: one, version: 1, status: 'paused' },
      { id: unknown, version: 1, status: 'paused' },
      { id: other, version: 1, status: 'paused' },
      { id: two, version: 1, subscriptionPlan: 'enterprise' },
    ]);
    expect(response.status).toBe(200);
    expect(response.changed).toMatchObject([
      {
        id: one,
        version: 2,
        status: 'paused',
        subscriptionStatus: 'paused',
        isActive: false,
        subscriptionPlan: 'basic',
      },
      { id: two, version: 2, status: 'active', subscriptionPlan: 'enterprise' },
    ]);
    expect(response.refused).toEqual([
      { id: unknown, businessName: null, error: GONE },
      { id: other, businessName: 'Other', error: OUTDATED },
    ]);
    expect([await listed('status=paused'), await listed('plan=enterprise&sort=plan')]).toEqual([[one], [two]]);
    expect(await trailOf(one)).toMatchObject([
      { clientName: 'One', before: { status: 'active' }, after: { status: 'paused' } },
    ]);
    expect(await trailOf(two)).toMatchObject([{ before: { plan: 'basic' }, after: { plan: 'enterprise' } }]);
    expect(await trailOf(other)).toMatchObject([{ after: { phone: '1' } }]);
  });

  it('T40: can be undone with the returned versions, but not where a client has been changed since', async () => {
    const ids = await addClients(api, [
      { name: 'Back', plan: 'premium' },
      { name: 'Gone on', status: 'paused' },
    ]);
    const created = await send(ids.map((id) => ({ id, version: 1, status: 'cancelled' })));
    const before = [
      { subscriptionPlan: 'premium', status: 'active' },
      { subscriptionPlan: 'basic', status: 'paused' },
    ];
    await send([{ id: ids[1], version: 2, subscriptionPlan: 'enterprise' }]);
    const back = await send(created.changed.map(({ id, version }, index) => ({ id, version, ...before[index] })));
    expect(back.changed).toMatchObject([{ id: ids[0], version: 3, ...before[0] }]);
    expect(back.refused).toEqual([{ id: ids[1], businessName: 'Gone on', error: OUTDATED }]);
    expect(await trailOf(ids[0] ?? '')).toHaveLength(2);
  });

  it('counts an unchanged client as changed, without a new version or an audit entry', async () => {
    const [id = ''] = await addClients(api, [{ name: 'Same' }]);
    const { changed } = await send([{ id, version: 1, status: 'active', subscriptionPlan: 'basic' }]);
    expect(changed).toMatchObject([{ id, version: 1 }]);
    expect(await trailOf(id)).toEqual([]);
  });

  it('R14, T38: signs paused clients out at once', async () => {
    const browser = await api.signIn(client.email, client.password);
    const id = await findBusinessId(api, client);
    const [{ version } = { version: 0 }] = (await operator.get('/api/admin/clients?search=demo+wine'))
      .body as unknown as { version: number }[];
    await send([{ id, version, status: 'paused' }]);
    expect((await browser.get('/api/session')).status).toBe(401);
    expect((await api.client().post('/api/login', client)).status).toBe(403);
  });

  it('T40: lets one of two concurrent edits change each client', async () => {
    const support = await signInSupport(api);
    const ids = await addClients(
      api,
      Array.from({ length: 12 }, (_, index) => ({ name: `Race ${index}` })),
    );
    const [some, others] = [ids.slice(0, 8), ids.slice(4).reverse()];
    const answers = await Promise.all([
      send(some.map((id) => ({ id, version: 1, status: 'paused' }))),
      send(
        others.map((id) => ({ id, version: 1, subscriptionPlan: 'premium' })),
        support,
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const changed = answers.flatMap((response) => response.changed.map(({ id }) => id));
    expect(changed.toSorted()).toEqual(ids.toSorted());
    expect(answers.flatMap(({ refused: rejected }) => rejected.map(({ error }) => error))).toEqual(
      Array(4).fill(OUTDATED),
    );
    for (const id of ids) expect(await trailOf(id)).toHaveLength(1);
  });

  it('changes a whole page, the maximum, at once', async () => {
    const manyClients = Array.from({ length: 200 }, (_, index) => ({ name: `Many ${index}` }));
    const changes = (await addClients(api, manyClients)).map((id) => ({ id, version: 1, status: 'cancelled' }));
    expect((await send(changes)).changed).toHaveLength(200);
  });

  it.each([
    [{}, 'changes'],
    [{ changes: [] }, 'changes'],
    [{ changes: 'all' }, 'changes'],
    [{ changes: [{ id: 'x', version: 1, status: 'paused' }] }, 'changes[0].id'],
    [{ changes: [{ id: newId(), status: 'paused' }] }, 'changes[0].version'],
    [{ changes: [{ id: newId(), version: 1, status: 'gone' }] }, 'changes[0].status'],
    [{ changes: Array(2).fill({ id: newId(), version: 1, status: 'paused' }) }, 'changes'],
    [{ changes: Array.from({ length: 201 }, () => ({ id: newId(), version: 1 })) }, 'changes'],
  ])('2.2.1: rejects %j with the name of the field', async (body, field) => {
    const response = await operator.post(PATH, body);
    expect([response.status, Object.keys(response.body.fields as object)]).toEqual([400, [field]]);
  });

  it.each([[[null]], [[5]], ['all']])('16.5.3: rejects %j, which is no edit, with a message', async (changes) => {
    const { status, body } = await operator.post(PATH, { changes });
    expect([status, body.error]).toEqual([400, 'Please select the clients to change.']);
  });
});
