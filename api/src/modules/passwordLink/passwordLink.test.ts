import { findMailedLinks, readSentMailText } from '../../testing/fixtures/mailedLinks.ts';
import { admin, client, newClient } from '../../testing/fixtures/requestBodies.ts';
import { setStatus } from '../../testing/fixtures/setStatus.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { enqueueMails } from '../outbox/enqueueMails.ts';
import { requestPasswordLink } from './passwordLink.routes.ts';

const NEW = 'two glasses at the harbour';
const DAY_MS = 24 * 3600_000;

describe('password links', () => {
  let api: TestApi;

  beforeEach(async () => {
    api = await startTestApi();
  });
  afterEach(() => api.close());

  const ask = (email: string) => api.client().post('/api/password-link', { email });
  /** Requests a link and returns its token once the email is written. */
  const linkFor = async (email: string) => {
    const { count, next } = findMailedLinks(api, email);
    const before = await count();
    await ask(email);
    return next(before);
  };
  const redeem = (token: string, newPassword = NEW, who = api.client()) =>
    who.post('/api/set-password', { token, newPassword, confirmPassword: newPassword });
  const login = async (password: string, email: string = client.email) =>
    (await api.client().post('/api/login', { email, password })).status;
  const status = async (who: TestClient) => (await who.get('/api/session')).status;

  it('set a password once, and revoke every session of the account (7.4.3)', async () => {
    const phone = await api.signIn(client.email, client.password);
    const operator = await api.signIn(admin.email, admin.password);
    const token = await linkFor(` ${client.email.toUpperCase()}`);
    expect((await redeem(token)).status).toBe(200);
    expect([await status(phone), await status(operator)]).toEqual([401, 200]);
    expect([await login(NEW), await login(client.password)]).toEqual([200, 401]);
    const again = await redeem(token, 'three glasses at the harbour');
    expect([again.status, again.body.code]).toEqual([410, 'used']);
    expect(again.body.error).toBe('This link has already been used. Please request a new one.');
    expect(await login(NEW)).toBe(200);
  });

  it('show their account without being redeemed; invalid ones are rejected alike', async () => {
    const token = await linkFor(client.email);
    const read = (of: string) => api.client().post('/api/set-password/account', { token: of });
    expect([(await read(token)).body, (await read(token)).status]).toEqual([{ email: client.email }, 200]);
    expect((await redeem(token)).status).toBe(200);
    const [used, unknown] = [await read(token), await read('A'.repeat(43))];
    expect([used.status, used.body.code, unknown.status, unknown.body.code]).toEqual([410, 'used', 410, 'expired']);
  });

  it('6.3.8: are requested alike for known, unknown, paused and disabled accounts, and mailed only to active ones', async () => {
    await setStatus(api, client.email, 'paused');
    await api.execute('UPDATE accounts SET disabled_at = 1 WHERE email = ?', [admin.email]);
    const answers = [await ask('unknown@example.dk'), await ask(client.email), await ask(admin.email)];
    await linkFor('live@skal.example');
    answers.push(await ask('live@skal.example'));
    const [first] = answers;
    expect(first?.status).toBe(202);
    for (const { status: code, text } of answers) expect([code, text]).toEqual([202, first?.text]);
    const written = await api.rows<{ recipient: string }>("SELECT DISTINCT recipient FROM outbox WHERE kind = 'link'");
    expect(written).toEqual([{ recipient: 'live@skal.example' }]);
  });

  it('6.3.8: are answered before the account is looked up', async () => {
    const querySpy = jest.spyOn(api.internals.dependencies.db, 'query');
    await requestPasswordLink(api.internals.dependencies, client.email, '127.0.0.1');
    expect(querySpy).not.toHaveBeenCalled();
  });

  it('are mailed with URL and lifetime, stored as a hash, and removed from the outbox once sent', async () => {
    const token = await linkFor(client.email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const [mail] = await waitFor(
      () => api.rows<{ id: string }>("SELECT * FROM outbox WHERE kind = 'link' AND sent_at > 0"),
      ({ length }) => length === 1,
    );
    expect(mail).toMatchObject({ subject: 'Set a new password for Skal', body: '' });
    const mailText = readSentMailText(api, mail?.id ?? '');
    expect(mailText).toContain(`${api.settings.site.origin}/set-password#${token}\r\n`);
    expect(mailText).toContain('The link works once and expires after 24 hours.');
    for (const table of ['password_links', 'outbox', 'link_requests', 'audit_entries']) {
      expect(JSON.stringify(await api.rows(`SELECT * FROM ${table}`))).not.toContain(token);
    }
    expect(JSON.stringify(api.log)).not.toContain(token);
  });

  it('are invalidated by a newer one', async () => {
    const older = await linkFor(client.email);
    const newer = await linkFor(client.email);
    const response = await redeem(older);
    expect([response.status, response.body.code]).toEqual([410, 'expired']);
    expect((await redeem(newer)).status).toBe(200);
  });

  it('are invalidated by a change of the password', async () => {
    const token = await linkFor(client.email);
    const browser = await api.signIn(client.email, client.password);
    const change = { currentPassword: client.password, newPassword: NEW, confirmPassword: NEW };
    expect((await browser.post('/api/change-password', change)).status).toBe(200);
    expect((await redeem(token)).status).toBe(410);
    expect(await login(NEW)).toBe(200);
  });

  it('expire after 24 hours; unknown ones are answered alike', async () => {
    const token = await linkFor(client.email);
    await api.execute('UPDATE password_links SET expires_at = expires_at - ?', [DAY_MS]);
    const expired = await redeem(token);
    const invented = await redeem('A'.repeat(43));
    expect(expired.status).toBe(410);
    expect(invented.text).toBe(expired.text);
    expect(await login(client.password)).toBe(200);
  });

  it.each([
    ['6.2.1', { newPassword: 'short', confirmPassword: 'short' }, 'newPassword'],
    ['6.2.4', { newPassword: 'password123', confirmPassword: 'password123' }, 'newPassword'],
    ['6.2.4', { newPassword: 'demo wine bar', confirmPassword: 'demo wine bar' }, 'newPassword'],
    ['T7', { newPassword: NEW, confirmPassword: 'another' }, 'confirmPassword'],
  ])('%s: reject %j without being redeemed', async (_, overrides, field) => {
    const token = await linkFor(client.email);
    const response = await api.client().post('/api/set-password', { token, ...overrides });
    expect([response.status, Object.keys(response.body.fields as object)]).toEqual([400, [field]]);
    expect((await redeem(token)).status).toBe(200);
  });

  it('6.3.1: let their owner sign in, however many attempts have failed', async () => {
    for (let guess = 0; guess < 5; guess += 1) await login(`guess ${guess}`);
    const token = await linkFor(client.email);
    const browser = api.client();
    await redeem(token, NEW, browser);
    expect((await browser.post('/api/login', { email: client.email, password: NEW })).status).toBe(200);
  });

  it('6.3.1: are limited to twenty a day per account, and the last of them works', async () => {
    const { db, jobs } = api.internals.housekeeping;
    const earlier = { kind: 'link', recipient: client.email, subject: 'Earlier', body: '' };
    await db.tx((manager) => enqueueMails(manager, Array(19).fill(earlier), Date.now()));
    const last = await linkFor(client.email);
    await requestPasswordLink(api.internals.dependencies, client.email, '127.0.0.1');
    await jobs(Date.now()).linkRequests?.();
    expect(await api.rows('SELECT id FROM link_requests')).toEqual([]);
    expect(await api.rows("SELECT id FROM outbox WHERE kind = 'link'")).toHaveLength(20);
    expect((await redeem(last)).status).toBe(200);
  });

  it('share the limit of forms per IP address', async () => {
    await api.close();
    api = await startTestApi({ limits: { forms: { points: 2, seconds: 60 } } });
    const seen = [await ask('a@b.dk'), await ask('not an address'), await ask('a@b.dk'), await ask('a@b.dk')];
    expect(seen.map((response) => response.status)).toEqual([202, 400, 202, 429]);
  });

  it('can be sent by an operator, and are audited from issue to redemption', async () => {
    const operator = await api.signIn(admin.email, admin.password);
    const created = await operator.post('/api/admin/clients', newClient);
    const { next } = findMailedLinks(api, newClient.email);
    const sent = await operator.post(`/api/admin/clients/${created.body.id}/password-link`);
    expect([sent.status, sent.body]).toEqual([202, { email: newClient.email, expiresAt: expect.stringMatching(/Z$/) }]);
    expect((await redeem(await next(0))).status).toBe(200);
    expect(await login(NEW, newClient.email)).toBe(200);
    const auditEntries = (await operator.get(`/api/admin/audit?client=${created.body.id}`)).body as unknown as {
      action: string;
      who: string;
    }[];
    expect(auditEntries.map(({ action, who }) => [action, who.replace(/.*<|>/g, '')])).toEqual([
      ['session.started', newClient.email],
      ['link.used', newClient.email],
      ['link.sent', admin.email],
      ['client.created', admin.email],
    ]);
  });
});
