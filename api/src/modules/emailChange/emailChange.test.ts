import { runDuringRequest } from '../../testing/duringRequest.ts';
import { findMailedLinks } from '../../testing/fixtures/mailedLinks.ts';
import { admin, client, live } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { type MultiProcessApi, startMultiProcessApi } from '../../testing/processes/multiProcess.ts';

const NEW = 'karen@rungsted.example';
const DAY_MS = 24 * 3600_000;
const { password: currentPassword } = client;

describe('email change', () => {
  let api: TestApi;
  let owner: TestClient;

  beforeEach(async () => {
    api = await startTestApi();
    owner = await api.signIn(client.email, client.password);
  });
  afterEach(() => api.close());

  const ask = (newEmail: string, password = currentPassword) =>
    owner.post('/api/email-change', { newEmail, currentPassword: password });
  const linkFor = async (newEmail: string) => {
    const { count, next } = findMailedLinks(api, newEmail);
    const before = await count();
    await ask(newEmail);
    return next(before);
  };
  const confirm = (token: string, who = api.client()) => who.post('/api/confirm-email', { token });
  const login = async (email: string) =>
    (await api.client().post('/api/login', { email, password: currentPassword })).status;
  const status = async (who: TestClient) => (await who.get('/api/session')).status;

  it('is confirmed once by the link, notifies the old address, and signs other browsers out', async () => {
    const other = await api.signIn(client.email, client.password);
    const token = await linkFor(` ${NEW.toUpperCase()}`);
    expect([await login(NEW), await login(client.email)]).toEqual([404, 200]);
    const response = await confirm(token, owner);
    expect([response.status, response.body]).toEqual([200, { email: NEW }]);
    expect([await login(NEW), await login(client.email)]).toEqual([200, 404]);
    expect([await status(owner), await status(other)]).toEqual([200, 401]);
    const again = await confirm(token);
    expect([again.status, again.body.code]).toEqual([410, 'used']);
    const [notice] = await api.rows("SELECT recipient, subject FROM outbox WHERE kind = 'notice'");
    expect(notice).toEqual({ recipient: client.email, subject: 'Your email address for Skal was changed' });
    const operator = await api.signIn(admin.email, admin.password);
    const listed = (await operator.get('/api/admin/clients')).body as unknown as { email: string }[];
    expect(listed.map(({ email }) => email)).toContain(NEW);
    const auditEntries = await api.rows("SELECT action FROM audit_entries WHERE action LIKE 'email.%' ORDER BY id");
    expect(auditEntries.map(({ action }) => action)).toEqual(['email.changeRequested', 'email.changed']);
  });

  it('16.5.3: is confirmed in a browser whose session ends in the meantime, without signing in there', async () => {
    const json = { token: await linkFor(NEW) };
    const end = () => api.execute('DELETE FROM sessions');
    expect(await runDuringRequest(api, { browser: owner, path: '/api/confirm-email', json }, end)).toBe(200);
    expect([await login(NEW), await status(owner)]).toEqual([200, 401]);
  });

  it('6.3.8: answers a taken address like a free one; reveals it only to the owner of the mailbox', async () => {
    const [free, taken] = [await ask(NEW), await ask(live.email)];
    expect([free.status, taken.status]).toEqual([202, 202]);
    expect(Object.keys(free.body)).toEqual(Object.keys(taken.body));
    const { next } = findMailedLinks(api, live.email);
    const response = await confirm(await next(0));
    expect([response.status, response.body.error]).toEqual([409, 'An account with this email address already exists.']);
    expect([await login(client.email), await status(owner)]).toEqual([200, 200]);
  });

  it.each([
    ['7.5.1', NEW, 'wrong', 'currentPassword'],
    ['T26', client.email, currentPassword, 'newEmail'],
    ['T26', 'not an address', currentPassword, 'newEmail'],
  ])('%s: rejects %s with the password %s at the field %s', async (_, newEmail, password, field) => {
    const response = await ask(newEmail, password);
    expect([response.status, Object.keys(response.body.fields as object)]).toEqual([400, [field]]);
  });

  it('replaces an older link by a newer one, and expires after a day', async () => {
    const older = await linkFor(NEW);
    const newer = await linkFor('other@rungsted.example');
    expect((await confirm(older)).body.code).toBe('expired');
    await api.execute('UPDATE email_links SET expires_at = expires_at - ?', [DAY_MS]);
    const late = await confirm(newer);
    expect([late.status, late.text]).toEqual([410, (await confirm('A'.repeat(43))).text]);
    const stored = JSON.stringify([
      await api.rows('SELECT * FROM email_links'),
      await api.rows('SELECT * FROM audit_entries'),
    ]);
    expect([stored.includes(older), stored.includes(newer), JSON.stringify(api.log).includes(newer)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('limits requests per account like any form', async () => {
    await api.close();
    api = await startTestApi({ limits: { forms: { points: 1, seconds: 60 } } });
    owner = await api.signIn(client.email, client.password);
    expect([(await ask(NEW)).status, (await ask(NEW)).status]).toEqual([202, 429]);
  });
});

describe('2.3.4: one address confirmed for two accounts at once', () => {
  let together: MultiProcessApi;

  beforeAll(async () => {
    together = await startMultiProcessApi();
  });
  afterAll(() => together.close());

  it('is assigned to one of them', async () => {
    const { api } = together;
    const tokens: string[] = [];
    for (const { email, password } of [client, live]) {
      const who = await api.signIn(email, password);
      await who.post('/api/email-change', { newEmail: NEW, currentPassword: password });
      tokens.push(await findMailedLinks(api, NEW).next(tokens.length));
    }
    const answers = await Promise.all(
      [...tokens, ...tokens].map((token) => together.client().post('/api/confirm-email', { token })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    expect(statuses.at(-1)).toBe(410);
  });
});
