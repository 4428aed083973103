import { addMenuItem, readMenu } from '../../testing/fixtures/menu.ts';
import { live } from '../../testing/fixtures/requestBodies.ts';
import { acceptStaffInvitation, inviteStaffMember, joinStaff } from '../../testing/fixtures/staff.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

describe('concurrent changes of staff', () => {
  let api: TestApi;
  let owner: TestClient;

  beforeEach(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000 }, limits: { forms: { points: 1000, seconds: 60 } } });
    owner = await api.signIn(live.email, live.password);
  });
  afterEach(() => api.close());

  const change = (id: string, version: number, permissions: string[]) =>
    owner.request('PATCH', `/api/staff/${id}`, { json: { role: 'Chef', version, permissions } });
  const rows = (table: string) => api.rows(`SELECT id FROM ${table} WHERE email = 'bo@example.dk'`);

  it('2.3.4: an invitation is accepted once', async () => {
    const { token } = await inviteStaffMember(api, owner);
    const all = await Promise.all(
      [1, 2, 3].map((index) => acceptStaffInvitation(api, token, `a long password ${index}`)),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect(await rows('accounts')).toHaveLength(1);
    const works = await Promise.all(
      [1, 2, 3].map(async (index) => {
        const body = { email: 'bo@example.dk', password: `a long password ${index}` };
        return (await api.client().post('/api/login', body)).status;
      }),
    );
    expect(works.map((status, index) => status === 200 && all[index]?.status === 200)).toEqual(
      all.map(({ status }) => status === 200),
    );
  });

  it('2.3.3: a removal during the acceptance leaves neither member nor account', async () => {
    const { id, token } = await inviteStaffMember(api, owner);
    const [accepted, removed] = await Promise.all([
      acceptStaffInvitation(api, token),
      owner.request('DELETE', `/api/staff/${id}`),
    ]);
    expect(removed.status).toBe(204);
    expect([200, 410]).toContain(accepted.status);
    expect([await rows('staff'), await rows('accounts')]).toEqual([[], []]);
  });

  it('two invitations of one address by two clients make one account', async () => {
    await api.execute('UPDATE businesses SET live_at = 1');
    const other = await api.signIn('client@skal.example', 'skal-demo-client');
    const tokens = [(await inviteStaffMember(api, owner)).token, (await inviteStaffMember(api, other)).token];
    const all = await Promise.all(tokens.map((token) => acceptStaffInvitation(api, token)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await rows('accounts')).toHaveLength(1);
    expect(await api.rows("SELECT id FROM staff WHERE email = 'bo@example.dk' AND status = 'active'")).toHaveLength(1);
  });

  it('a permission that is removed in mid-edit rejects the save with a sentence', async () => {
    const { id, browser } = await joinStaff(api, owner, { permissions: ['Settings'] });
    expect((await browser.post('/api/save-settings', { branding: { description: 'One' } })).status).toBe(200);
    await change(id, 1, ['Orders']);
    const refused = await browser.post('/api/save-settings', { branding: { description: 'Two' } });
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'You do not have the permission for this. Ask the owner of the app.',
    ]);
    expect((await owner.get('/api/session')).body.business).toMatchObject({ branding: { description: 'One' } });
  });

  it('a form of content that was refused in mid-edit stores nothing, and is saved once the permission is back', async () => {
    const permissions = ['Inventory', 'Reservations', 'Settings'] as const;
    const { id, browser } = await joinStaff(api, owner, { permissions: [...permissions] });
    const item = await addMenuItem(browser);
    const { categoryId } = item;
    const day = { startsAt: '2026-12-05T19:00', endsAt: '2026-12-05T22:00' };
    const forms: [method: string, path: string, json: object][] = [
      ['POST', '/api/menu/items', { categoryId, name: 'Cava', price: 9000 }],
      ['PATCH', `/api/menu/items/${item.id}`, { version: 1, price: 13_000 }],
      ['POST', '/api/menu/import', { text: 'category;name;price\nWines;Riesling;85' }],
      ['POST', '/api/guest-events', { title: 'Tasting', ...day, price: 0, capacity: null }],
      ['POST', '/api/content/publish', { number: 0 }],
    ];
    const send = async () => {
      const answers = [];
      for (const [index, [method, path, json]] of forms.entries())
        answers.push(await browser.request(method, path, { json, headers: { 'idempotency-key': `form-${index}` } }));
      return answers;
    };
    await change(id, 1, ['Orders']);
    for (const { status, body } of await send())
      expect([status, body.error]).toEqual([403, 'You do not have the permission for this. Ask the owner of the app.']);
    expect((await readMenu(owner)).items).toEqual([item]);
    expect((await owner.get('/api/guest-events')).body).toEqual([]);
    await change(id, 2, [...permissions]);
    expect((await send()).map(({ status }) => status)).toEqual([201, 200, 201, 201, 200]);
    expect((await readMenu(owner)).items.map(({ name, price }) => [name, price])).toEqual([
      ['Barolo 2019', 13_000],
      ['Cava', 9000],
      ['Riesling', 8500],
    ]);
  });

  it('ADR-0026: of two owners who change one member, one gets the current record', async () => {
    const { id } = await inviteStaffMember(api, owner);
    const all = await Promise.all([change(id, 1, ['Orders']), change(id, 1, ['Settings'])]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = all.find(({ status }) => status === 200)?.body;
    expect(all.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'outdated', current: saved });
  });

  it('a sign-in during the removal leaves no session', async () => {
    const { id, email, password, browser } = await joinStaff(api, owner);
    const [signedIn] = await Promise.all([
      api.client().post('/api/login', { email, password }),
      owner.request('DELETE', `/api/staff/${id}`),
    ]);
    expect([200, 401, 404]).toContain(signedIn.status);
    expect((await browser.get('/api/session')).status).toBe(401);
    expect(
      await api.rows('SELECT s.id FROM sessions s JOIN accounts a ON a.id = s.account_id WHERE a.staff_id IS NOT NULL'),
    ).toEqual([]);
  });
});
