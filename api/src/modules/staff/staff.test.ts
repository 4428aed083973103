import { newId } from '../../db/rows/id.ts';
import { client, live, staffMember } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { waitFor } from '../../testing/waitFor.ts';

const KEYS = [
  ...['email', 'firstName', 'id', 'lastLogin', 'lastName', 'owner', 'permissions', 'role', 'secondFactor', 'status'],
  'version',
];

type Rows = Record<string, unknown>[];

describe('/api/staff', () => {
  let api: TestApi;
  let browser: TestClient;
  let other: TestClient;

  beforeAll(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000 } });
    browser = await api.signIn(client.email, client.password);
    other = await api.signIn(live.email, live.password);
  });
  beforeEach(async () => {
    await api.execute('DELETE FROM staff');
    await api.execute('DELETE FROM outbox');
  });
  afterAll(() => api.close());

  const add = (change: object = {}, who = browser) => who.post('/api/staff', { ...staffMember, ...change });
  const remove = (id: unknown, who = browser) => who.request('DELETE', `/api/staff/${id}`);
  const list = async (who = browser) => (await who.get('/api/staff')).body as unknown as Rows;

  it('M2, M3, M9: answers 201 with a pending member, listed with exactly their keys', async () => {
    expect(await list()).toEqual([]);
    const response = await add();
    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ...staffMember,
      status: 'pending',
      owner: false,
      lastLogin: null,
      secondFactor: false,
      version: 1,
    });
    expect(await list()).toEqual([response.body]);
    for (const member of await list()) expect(Object.keys(member).sort()).toEqual(KEYS);
  });

  it('M4, M5: accepts every role, and all or no permissions', async () => {
    const all = ['Orders', 'Reservations', 'Inventory', 'Analytics', 'Staff Management', 'Settings'];
    for (const role of ['Manager', 'Server', 'Bartender', 'Chef', 'Host', 'Staff']) {
      expect((await add({ role, email: `${role}@example.dk`, permissions: all })).body).toMatchObject({
        role,
        email: `${role.toLowerCase()}@example.dk`,
        permissions: all,
      });
    }
    const { permissions, ...without } = staffMember;
    expect((await browser.post('/api/staff', without)).body.permissions).toEqual([]);
  });

  it.each([
    [{ email: 'bo' }, 'Please enter a valid email address'],
    [{ email: '' }, 'Please enter a valid email address'],
    [{ firstName: ' ' }, 'Please enter a first name'],
    [{ lastName: null }, 'Please enter a last name'],
    [{ role: 'Owner' }, 'Please choose a role from the list'],
    [{ permissions: ['Everything'] }, 'Please choose permissions from the list'],
    [{ permissions: 'Orders' }, 'Please choose permissions from the list'],
    [{ permissions: [{}] }, 'Please choose permissions from the list'],
  ])('M9, M10: rejects %j with its message', async (change, message) => {
    const response = await add(change);
    expect([response.status, response.body.error]).toEqual([400, message]);
    expect(await list()).toEqual([]);
  });

  it('2.3.4: adds an address once, also for concurrent requests', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => add({ email: 'BO@example.dk ' })));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    const error = 'Someone with this email address is already on your team.';
    expect((await add()).body).toEqual({ error, fields: { email: error } });
    expect(await list()).toHaveLength(1);
    expect(await api.rows('SELECT id FROM outbox')).toHaveLength(1);
  });

  it('8.2.2: neither depends on nor reveals other uses of an address', async () => {
    await add({}, other);
    const sameElsewhere = await add();
    const hasAccount = await add({ email: live.email });
    const unknownAddress = await add({ email: 'unknown@example.dk' });
    for (const response of [sameElsewhere, hasAccount, unknownAddress]) {
      expect(response.status).toBe(201);
      expect(Object.keys(response.body).sort()).toEqual(KEYS);
      expect(response.body).toMatchObject({ status: 'pending', lastLogin: null });
    }
  });

  it('M11: removes a member with 204, and frees the address', async () => {
    const { body } = await add();
    const response = await remove(body.id);
    expect([response.status, response.text]).toEqual([204, '']);
    expect(await list()).toEqual([]);
    expect((await remove(body.id)).status).toBe(404);
    expect((await add()).status).toBe(201);
  });

  it('8.2.2: answers for another client’s member as for an unknown one', async () => {
    const { body } = await add();
    expect(await list(other)).toEqual([]);
    const foreign = await remove(body.id, other);
    const unknown = await remove(newId(), other);
    const reached =
      foreign.status === unknown.status ? [] : ['a query reaches what is another client’s: name the business in it'];
    expect(reached).toEqual([]);
    expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body]);
    expect(foreign.status).toBe(404);
    expect(await list()).toEqual([body]);
    expect((await remove('not-an-id')).status).toBe(404);
  });

  it('15.3.3: ignores unknown fields', async () => {
    const response = await add({ id: newId(), status: 'active', lastLogin: '2026-01-01', businessId: newId() });
    expect(response.body).toMatchObject({ status: 'pending', lastLogin: null });
    expect(await list()).toHaveLength(1);
  });

  it('emails the member, without anything that could sign in', async () => {
    await add({ role: 'Staff' });
    const [mail] = await api.rows('SELECT kind, recipient, subject, body FROM outbox');
    expect(mail).toMatchObject({
      kind: 'invitation',
      recipient: staffMember.email,
      subject: 'Demo Wine Bar has added you to their team',
      body: expect.stringMatching(/^Hello Bo,[\s\S]*as General Staff\.[\s\S]*by mistake/),
    });
    expect(mail?.body).not.toContain('token');
  });

  it('sends at most ten emails a day to an address that is repeatedly added and removed', async () => {
    const sending = await startTestApi({ mail: { pollMs: 20 } });
    const owner = await sending.signIn(client.email, client.password);
    for (let times = 0; times < 12; times += 1) await remove((await add({}, owner)).body.id, owner);
    await waitFor(
      () => sending.rows('SELECT id FROM outbox WHERE due_at IS NULL'),
      (done) => done.length === 12,
    );
    expect(await sending.rows('SELECT id FROM outbox WHERE sent_at IS NOT NULL')).toHaveLength(10);
    await sending.close();
  });
});
