import { erasePerson } from '../../personalData/erasePerson.ts';
import { findBusinessId } from '../../testing/fixtures/findBusinessId.ts';
import { findMailedLinks } from '../../testing/fixtures/mailedLinks.ts';
import { admin, client, live, staffMember } from '../../testing/fixtures/requestBodies.ts';
import { setStatus } from '../../testing/fixtures/setStatus.ts';
import { acceptStaffInvitation, inviteStaffMember, joinStaff } from '../../testing/fixtures/staff.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const EMAIL = staffMember.email;

describe('accounts of staff', () => {
  let api: TestApi;
  let owner: TestClient;
  let clientId: string;

  beforeEach(async () => {
    api = await startTestApi({ mail: { pollMs: 3_600_000 }, limits: { forms: { points: 1000, seconds: 60 } } });
    owner = await api.signIn(live.email, live.password);
    clientId = await findBusinessId(api, live);
  });
  afterEach(() => api.close());

  const statusOf = async (browser: TestClient, path: string) => (await browser.get(path)).status;
  const list = async () => (await owner.get('/api/staff')).body as unknown as Record<string, unknown>[];
  const change = (id: string, body: object, who = owner) =>
    who.request('PATCH', `/api/staff/${id}`, { json: { role: 'Bartender', permissions: [], version: 1, ...body } });
  const remove = (id: string, who = owner) => who.request('DELETE', `/api/staff/${id}`);
  const countAccounts = async (email = EMAIL) =>
    (await api.rows('SELECT id FROM accounts WHERE email = ?', [email])).length;

  it('an invitation leads to a password, sign-in, permissions, and out at once', async () => {
    const { id, token } = await inviteStaffMember(api, owner, { permissions: ['Orders'] });
    expect((await api.client().post('/api/login', { email: EMAIL, password: 'spring tales at dawn' })).status).toBe(
      404,
    );
    expect((await api.client().post('/api/set-password/account', { token })).body).toEqual({ email: EMAIL });
    expect((await acceptStaffInvitation(api, token)).status).toBe(200);
    expect((await acceptStaffInvitation(api, token)).body).toMatchObject({
      code: 'invitation',
      error: 'This invitation has already been accepted. Please sign in with your email address and password.',
    });

    const browser = await api.signIn(EMAIL, 'spring tales at dawn');
    expect((await list())[0]).toMatchObject({ status: 'active', version: 1, lastLogin: expect.any(String) });
    expect((await browser.get('/api/session')).body).toMatchObject({
      accountType: 'client',
      permissions: ['Orders'],
      user: { email: EMAIL, firstName: 'Bo', role: null },
    });
    expect([await statusOf(browser, '/api/takeaway'), await statusOf(browser, '/api/bookings')]).toEqual([200, 403]);
    const changed = await change(id, { version: 1, permissions: ['Orders', 'Reservations'] });
    expect([changed.status, changed.body.version]).toEqual([200, 2]);
    expect(await statusOf(browser, '/api/bookings')).toBe(200);
    expect((await remove(id)).status).toBe(204);
    expect(await statusOf(browser, '/api/session')).toBe(401);
    expect(await countAccounts()).toBe(0);
  });

  it('an expired, replaced or removed invitation is rejected with a sentence', async () => {
    const { id, token } = await inviteStaffMember(api, owner);
    const links = findMailedLinks(api, EMAIL);
    const before = await links.count();
    expect((await owner.post(`/api/staff/${id}/invitation`)).status).toBe(200);
    const newer = await links.next(before);
    expect((await acceptStaffInvitation(api, token)).status).toBe(410);
    await api.execute('UPDATE staff_invitations SET expires_at = 1');
    const expired = await acceptStaffInvitation(api, newer);
    expect([expired.status, expired.body.error]).toEqual([
      410,
      'This invitation has expired or was replaced by a newer one. Please ask to be invited again.',
    ]);
    await remove(id);
    expect((await acceptStaffInvitation(api, newer)).status).toBe(410);
    expect(await countAccounts()).toBe(0);
  });

  it('invites again only those who have not accepted', async () => {
    const { id } = await joinStaff(api, owner);
    const again = await owner.post(`/api/staff/${id}/invitation`);
    expect([again.status, again.body.error]).toEqual([
      409,
      'This person has accepted the invitation already and can sign in.',
    ]);
  });

  it('8.2.2: an address with an account is reported to its reader only', async () => {
    await api.execute('UPDATE businesses SET live_at = 1');
    const other = await api.signIn(client.email, client.password);
    const first = await inviteStaffMember(api, owner);
    const second = await inviteStaffMember(api, other);
    const ofClient = await inviteStaffMember(api, owner, { email: client.email });
    const ofOperator = await inviteStaffMember(api, owner, { email: admin.email });
    expect((await acceptStaffInvitation(api, first.token)).status).toBe(200);
    for (const { token } of [second, ofClient, ofOperator]) {
      const refused = await acceptStaffInvitation(api, token);
      expect([refused.status, refused.body.error]).toEqual([
        410,
        expect.stringMatching(/^There is already an account with your email address, so you cannot join /),
      ]);
    }
    const listed = (await other.get('/api/staff')).body as unknown as { status: string }[];
    expect(listed.map(({ status }) => status)).toEqual(['pending']);
  });

  it('rejects a weak password, and keeps the invitation', async () => {
    const { token } = await inviteStaffMember(api, owner);
    expect((await acceptStaffInvitation(api, token, 'password')).body.fields).toHaveProperty('newPassword');
    expect((await acceptStaffInvitation(api, token)).status).toBe(200);
  });

  it('has no link before launch', async () => {
    const other = await api.signIn(client.email, client.password);
    expect((await other.post('/api/staff', staffMember)).status).toBe(201);
    const [mail] = await api.rows<{ body: string }>('SELECT body FROM outbox WHERE recipient = ?', [EMAIL]);
    expect(mail?.body).toContain('You do not need to set up anything yet.');
    expect(await api.rows('SELECT id FROM staff_invitations')).toEqual([]);
  });

  it('F: a pause ends the sessions of staff, and a resumption does not bring them back', async () => {
    const { browser, email, password } = await joinStaff(api, owner);
    const operator = await api.signIn(admin.email, admin.password);
    const edit = (status: string) => operator.request('PATCH', `/api/admin/clients/${clientId}`, { json: { status } });
    expect((await edit('paused')).status).toBe(200);
    expect(await statusOf(browser, '/api/session')).toBe(401);
    const paused = await api.client().post('/api/login', { email, password });
    expect([paused.status, paused.body.code]).toEqual([403, 'paused']);
    await edit('active');
    expect(await statusOf(browser, '/api/session')).toBe(401);
    await api.signIn(email, password);
  });

  it('rejects acceptance while the client is paused', async () => {
    const { token } = await inviteStaffMember(api, owner);
    await setStatus(api, live.email, 'paused');
    expect((await acceptStaffInvitation(api, token)).status).toBe(410);
    await setStatus(api, live.email, 'active');
    expect((await acceptStaffInvitation(api, token)).status).toBe(200);
  });

  it('everything else goes on meaning the owner', async () => {
    // Sorts before the owner's address and signs in later.
    await joinStaff(api, owner, { email: 'aa@example.dk', owner: true });
    const operator = await api.signIn(admin.email, admin.password);
    const clients = (await operator.get('/api/admin/clients')).body as unknown as { id: string; email: string }[];
    expect(clients.filter(({ id }) => id === clientId).map(({ email }) => email)).toEqual([live.email]);
    expect((await operator.post(`/api/admin/clients/${clientId}/password-link`)).body.email).toBe(live.email);
    expect((await operator.get(`/api/admin/clients/${clientId}`)).body.email).toBe(live.email);
    expect((await operator.post(`/api/admin/clients/${clientId}/impersonation`)).status).toBe(201);
    expect((await operator.get('/api/session')).body).toMatchObject({
      permissions: null,
      viewing: { user: { email: live.email } },
    });
    expect(await statusOf(operator, '/api/staff')).toBe(200);
  });

  it('names and addresses follow the account', async () => {
    const { browser } = await joinStaff(api, owner, { permissions: ['Settings'] });
    expect((await browser.post('/api/save-settings', { firstName: 'Karen' })).status).toBe(200);
    expect((await list())[0]).toMatchObject({ firstName: 'Karen' });
    expect((await owner.get('/api/session')).body.user).not.toMatchObject({ firstName: 'Karen' });
  });

  it('is deleted with the client', async () => {
    const { browser } = await joinStaff(api, owner);
    const operator = await api.signIn(admin.email, admin.password);
    expect((await operator.request('DELETE', `/api/admin/clients/${clientId}`)).status).toBe(204);
    expect(await statusOf(browser, '/api/session')).toBe(401);
    expect(await countAccounts()).toBe(0);
  });

  it('14.2.4: is exported and erased as a person, without the data of the business', async () => {
    const { browser } = await joinStaff(api, owner);
    const { db, uploads } = api.internals.dependencies;
    const { before, kept } = await erasePerson({ db, uploads }, EMAIL);
    const tables = before.map(({ table }) => table);
    expect(tables).toEqual(expect.arrayContaining(['accounts', 'sessions', 'staff']));
    expect(tables).not.toContain('businesses');
    expect(kept.map(({ table }) => table)).toEqual(['audit_entries']);
    expect(await statusOf(browser, '/api/session')).toBe(401);
    expect([await countAccounts(), await list()]).toEqual([0, []]);
  });

  it('can be secured like any account', async () => {
    const { browser, password } = await joinStaff(api, owner, { permissions: [] });
    expect((await browser.get('/api/sessions')).body).toHaveLength(1);
    expect(await statusOf(browser, '/api/passkeys')).toBe(200);
    expect(await statusOf(browser, '/api/second-factor')).toBe(200);
    const newPassword = 'autumn tales at noon';
    const change = { currentPassword: password, newPassword, confirmPassword: newPassword };
    expect((await browser.post('/api/change-password', change)).status).toBe(200);
    await api.signIn(EMAIL, newPassword);
  });

  describe('owners', () => {
    it('invite others, who manage them like themselves', async () => {
      const second = await joinStaff(api, owner, { permissions: [], owner: true });
      expect((await second.browser.get('/api/session')).body.permissions).toBeNull();
      const own = await remove(second.id, second.browser);
      expect([own.status, own.body.error]).toEqual([403, 'You cannot remove yourself. Ask another owner of the app.']);
      const third = await joinStaff(api, second.browser, { email: 'third@example.dk', owner: true });
      expect((await remove(third.id, second.browser)).status).toBe(204);
      expect((await change(second.id, { version: 1, permissions: ['Orders'] })).body).toMatchObject({ owner: false });
      expect((await second.browser.get('/api/session')).body.permissions).toEqual(['Orders']);
    });
  });

  describe('members who manage staff', () => {
    it('give and take only what they have', async () => {
      const manager = await joinStaff(api, owner, { permissions: ['Orders', 'Staff Management'] });
      const add = (body: object) =>
        manager.browser.post('/api/staff', { ...staffMember, email: 'x@example.dk', ...body });
      expect((await add({ owner: true })).body.error).toBe('Only an owner of the app can do this.');
      const more = 'You can only give or take permissions that you have yourself. Ask the owner of the app.';
      expect((await add({ permissions: ['Settings'] })).body.error).toBe(more);
      expect((await add({ permissions: ['Orders'] })).status).toBe(201);
      const raised = await change(manager.id, { version: 1, permissions: ['Settings'] }, manager.browser);
      expect([raised.status, raised.body.error]).toEqual([403, more]);
      const settings = await joinStaff(api, owner, { email: 'settings@example.dk', permissions: ['Settings'] });
      expect((await change(settings.id, { version: 1 }, manager.browser)).status).toBe(403);
      expect((await remove(settings.id, manager.browser)).status).toBe(403);
      const role = { role: 'Chef', version: 0, permissions: ['Settings'] };
      expect((await manager.browser.request('PUT', '/api/staff-roles', { json: role })).status).toBe(403);
    });
  });
});
