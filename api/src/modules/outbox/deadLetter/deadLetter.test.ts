import { startSmtp, type TestSmtp } from '@skal/jest/servers/smtp.ts';
import { enqueueDeadLetters } from '../../../testing/fixtures/newMails.ts';
import { signInSupport } from '../../../testing/fixtures/operators.ts';
import { admin, client } from '../../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../../testing/index.ts';
import { waitFor } from '../../../testing/waitFor.ts';

type DeadLetter = Record<string, unknown> & { id: string };

describe('/api/admin/dead-letters', () => {
  let api: TestApi;
  let operator: TestClient;
  let smtp: TestSmtp;
  /** Replies of the SMTP server to recipients and to messages. */
  let replies: { rcpt?: string; data?: string };

  beforeAll(async () => {
    smtp = await startSmtp({
      reply: (line) => (/^RCPT/.test(line) ? replies.rcpt : line === '.' ? replies.data : undefined),
    });
    api = await startTestApi({ mail: { smtpUrl: smtp.url, pollMs: 20 } });
    operator = await api.signIn(admin.email, admin.password);
  });
  beforeEach(async () => {
    replies = {};
    await api.execute('DELETE FROM outbox');
    await api.execute("DELETE FROM audit_entries WHERE action LIKE 'mail.%'");
  });
  afterAll(async () => {
    await api.close();
    await smtp.close();
  });

  const list = async (query = '') =>
    (await operator.get(`/api/admin/dead-letters${query}`)).body as unknown as DeadLetter[];
  const auditEntries = () => api.rows("SELECT action, who FROM audit_entries WHERE action LIKE 'mail.%'");

  it('14.2.6: lists dead letters, newest first, with reasons and without their content', async () => {
    await enqueueDeadLetters(api, 3);
    const mails = await list();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['to-2@example.dk', 'to-1@example.dk', 'to-0@example.dk']);
    expect(
      Object.keys(mails[0] ?? {})
        .sort()
        .join(' '),
    ).toBe('at attempts id kind reason recipient serverReply subject undeliverableSince');
    const [first, second, third] = mails;
    expect((await list('?limit=2')).map(({ id }) => id)).toEqual([first?.id, second?.id]);
    expect((await list(`?cursor=${second?.id}`)).map(({ id }) => id)).toEqual([third?.id]);
  });

  it.each([
    [{ rcpt: '550 5.1.1 no such user' }, 'refused', /550 5\.1\.1 no such user$/],
    [{ data: '554 5.6.0 we do not take such a message' }, 'refused', /554 5\.6\.0 we do not take such a message$/],
  ])('maps the reply of the mail server: %j', async (smtp, reason, message) => {
    replies = smtp;
    await api.client().post('/api/password-link', { email: client.email });
    const [mail] = await waitFor(list, ({ length }) => length > 0);
    expect(mail).toMatchObject({ kind: 'link', recipient: client.email, reason, attempts: 1 });
    expect(mail?.serverReply).toMatch(message);
    expect(JSON.stringify(mail)).not.toContain('set-password');
  });

  it.each([
    ['Can’t send mail - all recipients were rejected: 451 greylisted', 'deferred'],
    ['Not sent: the daily limit for mails of this kind to this address was reached', 'daily-limit'],
    ['invoice:1 could not be made: no font', 'attachment-failed'],
    [null, 'restored'],
  ])('maps the last error %j to the reason %s', async (noted, reason) => {
    await enqueueDeadLetters(api, 1, noted);
    expect(await list()).toMatchObject([{ reason }]);
  });

  it('retries an email at once, and audits the actor', async () => {
    await enqueueDeadLetters(api, 2);
    const [first, second] = await list();
    expect((await operator.post(`/api/admin/dead-letters/${first?.id}/retry`)).status).toBe(202);
    await waitFor(
      () => api.rows('SELECT id FROM outbox WHERE sent_at IS NOT NULL'),
      (rows) => rows.length === 1,
    );
    expect((await list()).map(({ id }) => id)).toEqual([second?.id]);
    expect(await auditEntries()).toEqual([{ action: 'mail.retried', who: expect.stringContaining(admin.email) }]);
    // Resolved already, by either request.
    expect((await operator.post(`/api/admin/dead-letters/${first?.id}/retry`)).status).toBe(404);
  });

  it('refuses to retry an email with an invalid link, with a message; retries one with a valid link', async () => {
    replies = { rcpt: '550 5.1.1 no such user' };
    await api.client().post('/api/password-link', { email: client.email });
    const [mail] = await waitFor(list, ({ length }) => length > 0);
    const retry = () => operator.post(`/api/admin/dead-letters/${mail?.id}/retry`);
    await api.execute('UPDATE password_links SET expires_at = ?', [Date.now() - 1]);
    const rejected = await retry();
    expect([rejected.status, rejected.body.error]).toEqual([
      409,
      "The link in this email has expired, so it cannot be sent again. Please send a new link from the account's page and delete this email.",
    ]);
    expect([await list(), await auditEntries()]).toEqual([
      [expect.objectContaining({ id: mail?.id, attempts: 1 })],
      [],
    ]);
    replies = {};
    await api.execute('UPDATE password_links SET expires_at = ?', [Date.now() + 3_600_000]);
    expect((await retry()).status).toBe(202);
  });

  it('8.2.1: lets owners delete dead letters, and support only retry them', async () => {
    await enqueueDeadLetters(api, 1);
    const support = await signInSupport(api);
    const [mail] = await list();
    const path = `/api/admin/dead-letters/${mail?.id}`;
    expect((await support.get('/api/admin/dead-letters')).status).toBe(200);
    expect((await support.request('DELETE', path)).status).toBe(403);
    expect((await operator.request('DELETE', path)).status).toBe(204);
    expect(await api.rows('SELECT id FROM outbox')).toEqual([]);
    expect(await auditEntries()).toEqual([{ action: 'mail.dropped', who: expect.stringContaining(admin.email) }]);
    expect((await operator.request('DELETE', path)).status).toBe(404);
  });
});
