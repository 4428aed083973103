import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSmtp } from '@skal/jest/servers/smtp.ts';
import PostalMime from 'postal-mime';
import { consultation, message } from '../../testing/fixtures/requestBodies.ts';
import { type Overrides, startTestApi, type TestApi } from '../../testing/index.ts';
import { waitFor } from '../../testing/waitFor.ts';

const forms = { points: 1000, seconds: 60 };

describe('the outbox', () => {
  let api: TestApi;
  const start = async (overrides: Overrides = {}) => {
    api = await startTestApi({ limits: { forms }, ...overrides });
  };
  afterEach(() => api.close());

  const send = async (body: object) => {
    expect((await api.client().post('/api/contact', body)).status).toBe(201);
  };
  const sent = (count: number) =>
    waitFor(
      () => api.rows('SELECT * FROM outbox WHERE sent_at IS NOT NULL'),
      (rows) => rows.length === count,
    );
  const folder = () => join(api.settings.dataDir, 'mail');
  const mails = () => readdirSync(folder()).map((name) => readFileSync(join(folder(), name), 'utf8'));
  const mailTo = (recipient: string) => mails().find((mail) => mail.includes(`\r\nTo: ${recipient}\r\n`)) ?? '';
  /** Returns the plain text of an email. */
  const textOf = async (mail: string) => (await PostalMime.parse(mail)).text ?? '';

  it('F31, F32, F33: sends a confirmation to the visitor at once, and an alert to the operator', async () => {
    await start({ mail: { operator: 'sales@skal.example' } });
    await send(consultation);
    await sent(2);
    expect(readdirSync(folder()).every((name) => name.endsWith('.eml'))).toBe(true);
    const confirmation = mailTo('anna@example.dk');
    expect(confirmation).toContain('Subject: We have received your request\r\n');
    expect(confirmation).toContain('Auto-Submitted: auto-generated\r\n');
    expect(await textOf(confirmation)).toMatch(/^Hello Anna Jensen,/);
    expect(await textOf(confirmation)).toContain('within 24 hours');
    expect(await textOf(confirmation)).toContain('free and takes 30 minutes');
    const alert = mailTo('sales@skal.example');
    expect(alert).toContain('Reply-To: anna@example.dk\r\n');
    expect(await textOf(alert)).toContain('Company: Vinbaren');
    expect(await textOf(alert)).toContain('Phone (international format): +4512345678');
  });

  it('sends no alert without an operator address', async () => {
    await start({ mail: { operator: '' } });
    await send(message);
    await sent(1);
    expect(mails()).toHaveLength(1);
  });

  it('stores operator notices if there is an address for them', async () => {
    const notice = { subject: 'mfe-portal 2 was rolled back automatically', text: '40 of 200 pages failed.' };
    await start({ mail: { operator: 'ops@skal.example' } });
    await api.internals.notifyOperator(notice);
    await sent(1);
    const mail = mailTo('ops@skal.example');
    expect(mail).toContain(`Subject: ${notice.subject}\r\n`);
    expect((await textOf(mail)).trim()).toBe(notice.text);
    // A recipient on both lists gets one email.
    await api.internals.notifyOperator(notice, ['team@blue.example', 'ops@skal.example']);
    await sent(3);
    expect((await textOf(mailTo('team@blue.example'))).trim()).toBe(notice.text);
    await api.close();

    await start({ mail: { operator: '' } });
    await api.internals.notifyOperator(notice);
    expect(await api.rows('SELECT * FROM outbox')).toEqual([]);
  });

  it('1.3.11: lets user input add no header and no recipient', async () => {
    await start();
    const evil = 'Hello\r\nBcc: victim@example.dk\r\n\r\nSpam';
    await send({ ...message, name: evil, subject: evil, message: `.\r\n${evil}` });
    await sent(2);
    for (const mail of mails()) {
      const head = mail.slice(0, mail.indexOf('\r\n\r\n'));
      expect(head).not.toMatch(/^Bcc:/im);
      expect(head.match(/^To:/gim)).toHaveLength(1);
    }
  });

  it('repeats nothing in a confirmation that could be spam to a third party', async () => {
    await start();
    await send({ ...message, name: 'Win at https://spam.example', subject: 'Buy', message: 'Click here' });
    await sent(2);
    expect(await textOf(mailTo('bo@example.dk'))).toMatch(/^Hello,/);
    expect(await textOf(mailTo('bo@example.dk'))).not.toMatch(/spam|Buy|Click/);
  });

  it('sends at most ten confirmations per address and day; alerts the operator of all', async () => {
    await start();
    for (let index = 0; index < 12; index += 1) await send(message);
    await waitFor(
      () => api.rows('SELECT id FROM outbox WHERE due_at IS NULL'),
      (rows) => rows.length === 24,
    );
    expect(mails().filter((mail) => mail.includes('\r\nTo: bo@example.dk\r\n'))).toHaveLength(10);
    expect(await api.rows("SELECT id FROM outbox WHERE kind = 'alert' AND sent_at IS NOT NULL")).toHaveLength(12);
  });

  it('SMTP down: stores and answers the inquiry, and sends the email under the same id when the server is back', async () => {
    const first = await startSmtp();
    await first.close();
    await start({ mail: { smtpUrl: first.url, firstRetryMs: 50, pollMs: 50 } });
    await send(message);
    const failed = await waitFor(
      () => api.rows<{ id: string; last_error: string | null }>('SELECT * FROM outbox'),
      (rows) => rows.some(({ last_error }) => last_error),
    );
    expect(failed).toHaveLength(2);
    const server = await startSmtp({ port: first.port });
    await sent(2);
    expect(server.messages).toHaveLength(2);
    for (const { id } of failed) expect(server.messages.join()).toContain(`Message-ID: <${id}@skal.example>`);
    await server.close();
  });

  it('sends an email that a dead worker had leased', async () => {
    await start({ mail: { pollMs: 20 } });
    await api.internals.dependencies.db.tx(async (manager) => {
      await manager.query(
        `INSERT INTO outbox (id, kind, recipient, subject, body, created_at, due_at, leased_by, attempts)
         VALUES ('lost', 'alert', 'a@example.dk', 'Hello', 'Hello', 1, ?, 'other-worker', 1)`,
        [Date.now() + 200],
      );
    });
    await sent(1);
    expect(await api.rows('SELECT attempts, leased_by FROM outbox')).toMatchObject([{ attempts: 2, leased_by: null }]);
  });
});
