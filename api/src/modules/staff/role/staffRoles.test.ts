import { admin, client, live, staffMember } from '../../../testing/fixtures/requestBodies.ts';
import { joinStaff } from '../../../testing/fixtures/staff.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';

describe('roles and activity', () => {
  let api: TestApi;
  let owner: TestClient;
  let other: TestClient;

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000 } });
    owner = await api.signIn(live.email, live.password);
    other = await api.signIn(client.email, client.password);
  });
  afterAll(() => api.close());

  const put = (body: object, who = owner) => who.request('PUT', '/api/staff-roles', { json: body });
  const roles = async (who = owner) => (await who.get('/api/staff-roles')).body as unknown as Record<string, unknown>[];
  const activity = async (who = owner, query = '') =>
    (await who.get(`/api/activity${query}`)).body as unknown as Record<string, unknown>[];

  it('M6: start with the permissions of the cards', async () => {
    expect(await roles()).toEqual([
      {
        role: 'Manager',
        permissions: ['Orders', 'Reservations', 'Inventory', 'Analytics', 'Staff Management', 'Settings'],
        version: 0,
      },
      { role: 'Server', permissions: ['Orders', 'Reservations'], version: 0 },
      { role: 'Bartender', permissions: ['Orders', 'Inventory'], version: 0 },
      { role: 'Chef', permissions: ['Orders', 'Inventory'], version: 0 },
      { role: 'Host', permissions: ['Reservations'], version: 0 },
      { role: 'Staff', permissions: [], version: 0 },
    ]);
  });

  it('2.3.4: a template is changed once per version, also by concurrent requests', async () => {
    const all = await Promise.all(
      [['Orders'], ['Settings'], []].map((permissions) => put({ role: 'Chef', version: 0, permissions })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const current = all.find(({ status }) => status === 200)?.body;
    for (const { status, body } of all) if (status === 409) expect(body).toMatchObject({ code: 'outdated', current });
    expect((await put({ role: 'Chef', version: 1, permissions: ['Inventory'] })).body).toEqual({
      role: 'Chef',
      permissions: ['Inventory'],
      version: 2,
    });
    expect((await put({ role: 'Chef', version: 1, permissions: [] })).status).toBe(409);
    expect((await roles(other))[3]).toMatchObject({ role: 'Chef', version: 0 });
  });

  it('the activity lists what the own people did, newest first, by pages, also of removed members', async () => {
    const { id, browser } = await joinStaff(api, owner, { permissions: ['Staff Management'] });
    await other.post('/api/staff', staffMember);
    const operator = await api.signIn(admin.email, admin.password);
    const [listed] = (await operator.get('/api/admin/clients')).body as unknown as { id: string }[];
    await operator.post(`/api/admin/clients/${listed?.id}/password-link`);
    expect(await activity(browser)).toEqual(await activity());
    await owner.request('DELETE', `/api/staff/${id}`);
    const entries = await activity();
    expect(entries.slice(0, 4).map(({ action, who }) => [action, who])).toEqual([
      ['staff.removed', 'Demo Live'],
      ['session.started', 'Bo Holm'],
      ['staff.accepted', 'Bo Holm'],
      ['staff.added', 'Demo Live'],
    ]);
    expect(Object.keys(entries[0] ?? {}).sort()).toEqual(['action', 'after', 'at', 'before', 'id', 'who']);
    expect(JSON.stringify(entries)).not.toMatch(/link\.sent|127\.0\.0\.1/);
    const [first, second] = entries;
    expect(await activity(owner, '?limit=1')).toEqual([first]);
    expect(await activity(owner, `?limit=1&cursor=${first?.id}`)).toEqual([second]);
    expect((await activity(other)).map(({ who }) => who)).not.toContain('Bo Holm');
  });
});
