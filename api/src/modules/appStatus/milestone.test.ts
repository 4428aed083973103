import { findBusinessId } from '../../testing/fixtures/findBusinessId.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

interface Step {
  id: string;
  title: string;
}

describe('milestones entered by an operator', () => {
  let api: TestApi;
  let operator: TestClient;
  let path: string;

  beforeEach(async () => {
    api = await startTestApi();
    operator = await api.signIn(admin.email, admin.password);
    path = `/api/admin/clients/${await findBusinessId(api, client)}`;
  });
  afterEach(() => api.close());

  const add = (body: object) => operator.post(`${path}/milestones`, body);
  const list = async () => (await operator.get(`${path}/milestones`)).body as unknown as Step[];
  const change = (id: unknown, body: object) =>
    operator.request('PATCH', `/api/admin/milestones/${id}`, { json: body });
  const remove = (id: unknown) => operator.request('DELETE', `/api/admin/milestones/${id}`);
  const titles = async () => (await list()).map(({ title }) => title);

  it('K11: can be added and changed, and are shown to the client', async () => {
    const added = await add({ title: 'Contract', details: ['Signed', 'Filed'], estimatedDate: '2026-12-01' });
    expect([added.status, added.body]).toEqual([
      201,
      {
        ...{ id: expect.any(String), title: 'Contract', description: '', status: 'pending', waitingOn: 'agency' },
        ...{ completedDate: null, estimatedDate: '2026-12-01', details: ['Signed', 'Filed'] },
      },
    ]);
    const changed = await change(added.body.id, {
      ...{ status: 'completed', completedDate: '2026-11-20', estimatedDate: '', waitingOn: 'client', details: [] },
    });
    const now = {
      status: 'completed',
      completedDate: '2026-11-20',
      estimatedDate: null,
      waitingOn: 'client',
      details: [],
    };
    expect([changed.status, changed.body]).toEqual([200, { ...added.body, ...now }]);
    const browser = await api.signIn(client.email, client.password);
    expect((await browser.get('/api/app-status')).body.milestones).toEqual([changed.body]);
    const auditEntries = (await operator.get('/api/admin/audit?action=milestone.changed&limit=1')).body;
    expect(auditEntries).toMatchObject([
      { action: 'milestone.changed', before: { status: 'pending' }, after: { status: 'completed', place: 1 } },
    ]);
  });

  it('K11: keep their order, can be moved anywhere, and leave no gap after a removal', async () => {
    for (const title of ['A', 'B', 'C', 'D']) await add({ title });
    const [a, b, , d] = await list();
    await change(d?.id, { position: 0 });
    expect(await titles()).toEqual(['D', 'A', 'B', 'C']);
    await change(a?.id, { position: 99, title: 'Last' });
    expect(await titles()).toEqual(['D', 'B', 'C', 'Last']);
    expect((await remove(b?.id)).status).toBe(204);
    await add({ title: 'New' });
    expect(await titles()).toEqual(['D', 'C', 'Last', 'New']);
  });

  it('keep unique positions after concurrent moves', async () => {
    for (const title of ['A', 'B', 'C', 'D']) await add({ title });
    const steps = await list();
    await Promise.all(steps.map(({ id }, index) => change(id, { position: 3 - index })));
    expect((await titles()).toSorted()).toEqual(['A', 'B', 'C', 'D']);
    const places = await api.rows<{ position: number }>(
      'SELECT position FROM milestones WHERE business_id = ? ORDER BY position',
      [path.split('/').at(-1)],
    );
    expect(places.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });

  it('reject invalid input, and unknown milestones', async () => {
    const wrong = await add({
      title: ' ',
      status: 'done',
      waitingOn: 'supplier',
      completedDate: '2026-02-30',
      details: [''],
    });
    expect([wrong.status, Object.keys(wrong.body.fields ?? {}).sort()]).toEqual([
      400,
      ['completedDate', 'details[0]', 'status', 'title', 'waitingOn'],
    ]);
    const { body } = await add({ title: 'Once' });
    expect((await remove(body.id)).status).toBe(204);
    const error = 'This milestone no longer exists. Someone may have removed it.';
    for (const response of [await remove(body.id), await change(body.id, { title: 'Twice' })]) {
      expect([response.status, response.body]).toEqual([404, { error }]);
    }
    expect((await operator.get('/api/admin/clients/unknown/milestones')).status).toBe(404);
  });

  it('K8, K9: accept links to the two stores only, and show them in App Status', async () => {
    const links = {
      appStore: 'https://apps.apple.com/dk/app/vinbaren/id123456789',
      googlePlay: 'https://play.google.com/store/apps/details?id=dk.vinbaren',
    };
    const save = (json: object) => operator.request('PUT', `${path}/store-links`, { json });
    const saved = await save(links);
    expect([saved.status, saved.body]).toEqual([200, links]);
    expect((await operator.get(path)).body.storeLinks).toEqual(links);
    const browser = await api.signIn(client.email, client.password);
    expect((await browser.get('/api/app-status')).body).toMatchObject({
      ...{ appStoreUrl: links.appStore, googlePlayUrl: links.googlePlay },
    });
    for (const appStore of [
      'http://apps.apple.com/app/1',
      'https://apps.apple.com.evil.example/app',
      'https://apps.apple.com@evil.example/',
      'https://user@apps.apple.com/app',
      'https://apps.apple.com:8443/app',
      'javascript:alert(1)//https://apps.apple.com/',
      links.googlePlay,
      'apps.apple.com/app/1',
    ]) {
      const rejected = await save({ ...links, appStore });
      expect([appStore, rejected.status, rejected.body.fields]).toEqual([
        ...[appStore, 400, { appStore: 'Please enter a link that starts with https://apps.apple.com/' }],
      ]);
    }
    expect((await save({ googlePlay: links.googlePlay })).body).toEqual({ ...links, appStore: null });
    const other = await api.signIn(live.email, live.password);
    expect((await other.get('/api/app-status')).body).toMatchObject({ appStoreUrl: null, googlePlayUrl: null });
  });
});
