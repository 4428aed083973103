import { runDuringRequest } from '../../testing/duringRequest.ts';
import { findBusinessId } from '../../testing/fixtures/findBusinessId.ts';
import { findMailedLinks, findStopLinks } from '../../testing/fixtures/mailedLinks.ts';
import { admin, client } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { startMultiProcessApi } from '../../testing/processes/multiProcess.ts';

const NEW = 'thief@elsewhere.example';
const DAY_MS = 24 * 3600_000;
const { password: currentPassword } = client;
const NEXT = 'the words that karen chose';

describe("an email change that the account's owner did not request", () => {
  let api: TestApi;
  let thief: TestClient;

  beforeEach(async () => {
    api = await startTestApi();
    thief = await api.signIn(client.email, client.password);
  });
  afterEach(() => api.close());

  const request = async (newEmail = NEW) => {
    const { count, next } = findMailedLinks(api, newEmail);
    const before = await count();
    await thief.post('/api/email-change', { newEmail, currentPassword });
    return next(before);
  };
  const stopLink = async (before = 0) => findStopLinks(api, client.email).next(before);
  const confirm = (token: string) => api.client().post('/api/confirm-email', { token });
  const stop = (token: string) => api.client().post('/api/email-change/stop', { token });
  const login = async (email: string, password = currentPassword) =>
    (await api.client().post('/api/login', { email, password })).status;
  /** The owner sets a new password by a link sent to the old address. */
  const recover = async () => {
    const { count, next } = findMailedLinks(api, client.email);
    const before = await count();
    await api.client().post('/api/password-link', { email: client.email });
    const passwords = { newPassword: NEXT, confirmPassword: NEXT };
    await api.client().post('/api/set-password', { token: await next(before), ...passwords });
  };

  it('is revoked when the password is reset by mail', async () => {
    const token = await request();
    await recover();
    const late = await confirm(token);
    expect([late.status, late.body.code]).toEqual([410, 'expired']);
    expect([await login(NEW, NEXT), await login(client.email, NEXT)]).toEqual([404, 200]);
  });

  it('is bound to the password at the time of the request, whatever sets another one', async () => {
    const token = await request();
    const passwordHash = await api.internals.dependencies.passwordHasher.hash(NEXT);
    await api.execute('UPDATE accounts SET password_hash = ? WHERE email = ?', [passwordHash, client.email]);
    expect((await confirm(token)).body.code).toBe('expired');
  });

  it('is not stored if the password is reset during the request', async () => {
    const json = { newEmail: NEW, currentPassword };
    expect([400, 401]).toContain(
      await runDuringRequest(api, { browser: thief, path: '/api/email-change', json }, recover),
    );
    expect(await api.rows('SELECT id FROM email_links')).toEqual([]);
  });

  it('is not stored if the session is revoked during the request', async () => {
    const json = { newEmail: NEW, currentPassword };
    const end = () => api.execute('DELETE FROM sessions');
    expect(await runDuringRequest(api, { browser: thief, path: '/api/email-change', json }, end)).toBe(401);
    expect(await api.rows('SELECT id FROM email_links')).toEqual([]);
  });

  it('notifies the old address with a link that stops it without a session', async () => {
    const token = await request();
    const [mail] = await api.rows('SELECT recipient, subject FROM outbox WHERE recipient = ?', [client.email]);
    expect(mail).toEqual({ recipient: client.email, subject: 'A new email address was requested for Skal' });
    expect((await stop(await stopLink())).status).toBe(204);
    const late = await confirm(token);
    expect([late.status, late.body.code]).toEqual([410, 'expired']);
    const auditEntries = await api.rows("SELECT action, who FROM audit_entries WHERE action = 'email.stopped'");
    expect(auditEntries).toEqual([{ action: 'email.stopped', who: expect.stringContaining(client.email) }]);
  });

  it('can be stopped by an earlier notice too, and repeatedly', async () => {
    await request();
    const first = await stopLink();
    const token = await request('other@elsewhere.example');
    expect([(await stop(first)).status, (await stop(first)).status]).toEqual([204, 204]);
    expect((await confirm(token)).status).toBe(410);
  });

  it('answers 410 with a contact if it was confirmed before', async () => {
    const token = await request();
    const link = await stopLink();
    await confirm(token);
    const late = await stop(link);
    expect([late.status, late.body]).toEqual([
      410,
      { error: 'The email address has already been changed. Please contact us immediately.', code: 'used' },
    ]);
  });

  it('is not stopped by a forged, changed or expired link', async () => {
    const token = await request();
    const link = await stopLink();
    const text = Buffer.from(link, 'base64url').toString();
    const changed = Buffer.from(text.replace(/\.\w+\./, '.zzzzzzzzz.')).toString('base64url');
    for (const wrong of ['A'.repeat(43), changed, token]) expect((await stop(wrong)).body.code).toBe('expired');
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS + 1);
    expect((await stop(link)).body.code).toBe('expired');
    now.mockRestore();
    expect((await confirm(token)).status).toBe(200);
  });

  it('keeps its stop token out of the outbox, the audit log and the log', async () => {
    await request();
    const link = await stopLink();
    await api.execute('UPDATE outbox SET due_at = 0');
    const stored = JSON.stringify([
      await api.rows('SELECT * FROM email_links'),
      await api.rows('SELECT * FROM audit_entries'),
    ]);
    expect([stored.includes(link), JSON.stringify(api.log).includes(link)]).toEqual([false, false]);
    const [mail] = await api.rows('SELECT kind FROM outbox WHERE subject LIKE ?', ['A new email address%']);
    expect(mail).toEqual({ kind: 'access' });
  });

  it('is revoked when the client is paused, and stays so when the client is active again', async () => {
    const token = await request();
    const operator = await api.signIn(admin.email, admin.password);
    const path = `/api/admin/clients/${await findBusinessId(api, client)}`;
    for (const status of ['paused', 'active']) await operator.request('PATCH', path, { json: { status } });
    expect((await confirm(token)).body.code).toBe('expired');
  });
});

it('2.3.4: is either confirmed or stopped if both happen at once in two processes', async () => {
  const together = await startMultiProcessApi();
  const { api } = together;
  for (let round = 0; round < 4; round += 1) {
    const to = `thief-${round}@elsewhere.example`;
    const [{ email } = { email: '' }] = await api.rows<{ email: string }>(
      "SELECT email FROM accounts WHERE email LIKE 'thief-%' OR email = ? LIMIT 1",
      [client.email],
    );
    const thief = await api.signIn(email, currentPassword);
    const stops = findStopLinks(api, email);
    const before = await stops.count();
    await thief.post('/api/email-change', { newEmail: to, currentPassword });
    const [token, link] = [await findMailedLinks(api, to).next(0), await stops.next(before)];
    const [confirmed, stopped] = await Promise.all([
      together.client().post('/api/confirm-email', { token }),
      together.client().post('/api/email-change/stop', { token: link }),
    ]);
    expect([
      [200, 410],
      [410, 204],
    ]).toContainEqual([confirmed.status, stopped.status]);
  }
  await together.close();
});
