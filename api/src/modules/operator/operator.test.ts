import { findMailedLinks } from '../../testing/fixtures/mailedLinks.ts';
import { admin, client } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const PATH = '/api/admin/operators';
const invited = { contactName: 'Ida Maria Holm', email: 'ida@firm.example', role: 'support' };
const chosen = 'the words that ida chose';

describe('operators', () => {
  let api: TestApi;
  let owner: TestClient;

  beforeEach(async () => {
    api = await startTestApi();
    owner = await api.signIn(admin.email, admin.password);
  });
  afterEach(() => api.close());

  const invite = (change: object = {}) => owner.post(PATH, { ...invited, ...change });
  const change = (id: unknown, body: object, who = owner) => who.request('PATCH', `${PATH}/${id}`, { json: body });
  const list = async () => (await owner.get(PATH)).body as unknown as Record<string, unknown>[];
  /** Invites an operator, who sets a password and signs in. */
  const addOperator = async (details: object = {}) => {
    const created = await invite(details);
    const email = String(created.body.email);
    const token = await findMailedLinks(api, email).next(0);
    await api.client().post('/api/set-password', { token, newPassword: chosen, confirmPassword: chosen });
    return { id: created.body.id, browser: await api.signIn(email, chosen) };
  };
  const status = async (who: TestClient) => (await who.get('/api/session')).status;

  it('6.4.1: are invited by a link, and cannot sign in before they have used it', async () => {
    const created = await invite();
    expect([created.status, created.body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        contactName: 'Ida Maria Holm',
        email: invited.email,
        role: 'support',
        disabled: false,
        lastLogin: null,
        createdAt: expect.stringMatching(/Z$/),
        secondFactor: false,
        self: false,
      },
    ]);
    const early = await api.client().post('/api/login', { email: invited.email, password: chosen });
    expect(early.status).toBe(401);
    const [mail] = await api.rows<{ subject: string }>('SELECT subject FROM outbox WHERE recipient = ?', [
      invited.email,
    ]);
    expect(mail?.subject).toBe('Your account at Skal');
    const token = await findMailedLinks(api, invited.email).next(0);
    await api.client().post('/api/set-password', { token, newPassword: chosen, confirmPassword: chosen });
    const browser = await api.signIn(invited.email, chosen);
    const session = (await browser.get('/api/session')).body as { user: { role: string } };
    expect(session.user.role).toBe('support');
  });

  it('8.2.1: lets support read clients, but not operators', async () => {
    const { id, browser } = await addOperator();
    expect((await browser.get('/api/admin/clients')).status).toBe(200);
    expect((await browser.get(PATH)).status).toBe(403);
    expect((await browser.post(PATH, { ...invited, email: 'bo@firm.example' })).status).toBe(403);
    expect((await change(id, { role: 'owner' }, browser)).status).toBe(403);
  });

  it('7.4.2: signs a disabled operator out at once, and lets them in again when enabled', async () => {
    const { id, browser } = await addOperator();
    expect((await change(id, { disabled: true })).body).toMatchObject({ disabled: true });
    expect(await status(browser)).toBe(401);
    const rejected = await api.client().post('/api/login', { email: invited.email, password: chosen });
    expect([rejected.status, rejected.body.code]).toEqual([403, 'disabled']);
    expect((await owner.post(`${PATH}/${id}/password-link`)).status).toBe(409);
    expect((await change(id, { disabled: false })).body).toMatchObject({ disabled: false });
    await api.signIn(invited.email, chosen);
  });

  it('8.3.2: applies a changed role to the next request', async () => {
    const { id, browser } = await addOperator();
    expect((await change(id, { role: 'owner' })).body).toMatchObject({ role: 'owner' });
    expect((await browser.get(PATH)).status).toBe(200);
    expect((await change(id, { role: 'support' })).status).toBe(200);
    expect((await browser.get(PATH)).status).toBe(403);
  });

  it("rejects changes to one's own account, so an owner always remains", async () => {
    const self = (await list()).find((one) => one.self);
    for (const body of [{ disabled: true }, { role: 'support' }]) {
      expect((await change(self?.id, body)).status).toBe(409);
    }
    expect(await list()).toEqual([self]);
  });

  it('2.3.4: lets only one of two owners succeed who disable each other at once', async () => {
    const { id, browser } = await addOperator({ role: 'owner' });
    const self = (await list()).find((one) => one.self);
    const both = await Promise.all([change(id, { disabled: true }), change(self?.id, { disabled: true }, browser)]);
    expect(both.filter((response) => response.status === 200)).toHaveLength(1);
    const left = await api.rows("SELECT id FROM accounts WHERE role = 'owner' AND disabled_at IS NULL");
    expect(left).toHaveLength(1);
  });

  it('get another link when the first has expired', async () => {
    const { body } = await invite();
    const links = findMailedLinks(api, invited.email);
    const first = await links.next(0);
    const sent = await owner.post(`${PATH}/${body.id}/password-link`);
    expect([sent.status, sent.body.email]).toEqual([202, invited.email]);
    const second = await links.next(1);
    const redeemLink = (token: string) =>
      api.client().post('/api/set-password', { token, newPassword: chosen, confirmPassword: chosen });
    expect([(await redeemLink(first)).status, (await redeemLink(second)).status]).toEqual([410, 200]);
  });

  it('require a unique address, a name and a valid role', async () => {
    expect((await invite({ email: client.email })).status).toBe(409);
    for (const [field, wrong] of [
      ['email', 'ida'],
      ['contactName', ' '],
      ['role', 'root'],
    ] as const) {
      const response = await invite({ [field]: wrong });
      expect([response.status, Object.keys(response.body.fields as object)]).toEqual([400, [field]]);
    }
    expect(await list()).toHaveLength(1);
  });

  it('8.2.2: answers for a client as for an unknown operator', async () => {
    const [row] = await api.rows<{ id: string }>('SELECT id FROM accounts WHERE email = ?', [client.email]);
    expect((await change(row?.id, { disabled: true })).status).toBe(404);
    await api.signIn(client.email, client.password);
  });

  it('are audited on each change, with the previous values', async () => {
    const { id } = await addOperator();
    await change(id, { disabled: true });
    const auditEntries = (await owner.get('/api/admin/audit?action=operator.disabled')).body as unknown as object[];
    expect(auditEntries).toEqual([
      expect.objectContaining({
        who: 'Demo Operator <admin@skal.example>',
        before: { email: invited.email, role: 'support', disabled: false },
        after: { email: invited.email, role: 'support', disabled: true },
      }),
    ]);
  });
});
