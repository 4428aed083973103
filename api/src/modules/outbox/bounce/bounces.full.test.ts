import { startSmtp, type TestSmtp } from '@skal/jest/servers/smtp.ts';
import { admin, message } from '../../../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, type TempDatabase, type TestApi } from '../../../testing/index.ts';
import { runCommandIn } from '../../../testing/processes/runCommand.ts';
import { waitFor } from '../../../testing/waitFor.ts';
import { reportBounce, retractBounce } from './bounces.ts';

describe('bounced addresses', () => {
  let database: TempDatabase;
  let api: TestApi;
  let smtp: TestSmtp;
  /** SMTP command that fails, and the reply to it. */
  let fault: [command: RegExp, refusal: string] | undefined;

  beforeAll(async () => {
    smtp = await startSmtp({ reply: (line) => (fault?.[0].test(line) ? fault[1] : undefined) });
    database = await createTempDatabase();
    api = await startTestApi({ mail: { smtpUrl: smtp.url, pollMs: 20, firstRetryMs: 30 } }, database);
  });
  beforeEach(async () => {
    fault = undefined;
    for (const table of ['outbox', 'bounced_addresses', 'audit_entries']) await api.execute(`DELETE FROM ${table}`);
  });
  afterAll(async () => {
    await api.close();
    await database.remove();
    await smtp.close();
  });

  const write = (email: string) => api.client().post('/api/contact', { ...message, email });
  const storedBounces = () =>
    api.rows<{ email: string; errors: string; since: number }>('SELECT * FROM bounced_addresses');
  const settled = () =>
    waitFor(
      () => api.rows('SELECT id FROM outbox WHERE due_at IS NOT NULL'),
      (waiting) => waiting.length === 0,
    );
  const noSuchUser = [/^RCPT TO:<bo@/i, '550 5.1.1 no such user'] as [RegExp, string];

  it('are recorded on a permanent rejection, keep their first day, and are cleared by an accepted email', async () => {
    fault = noSuchUser;
    await write('Bo@example.dk');
    await waitFor(storedBounces, ({ length }) => length > 0);
    const [first] = await storedBounces();
    expect(first).toMatchObject({
      email: 'bo@example.dk',
      last_error: expect.stringContaining('550 5.1.1 no such user'),
    });
    await settled();
    await write('bo@example.dk');
    await settled();
    expect((await storedBounces()).map(({ since }) => Number(since))).toEqual([Number(first?.since)]);

    fault = undefined;
    await write('bo@example.dk');
    await waitFor(storedBounces, ({ length }) => length === 0);
  });

  it.each([
    ['of the message', [/^\.$/, '554 5.6.0 we do not take such a message']],
    ['of the address for now', [/^RCPT TO:<bo@/i, '451 4.7.1 greylisted']],
    ['of us', [/^RCPT TO:<bo@/i, '554 5.7.1 Relay access denied']],
  ] as [string, [RegExp, string]][])('is not noted by what is said %s', async (_, said) => {
    fault = said;
    await write('bo@example.dk');
    await waitFor(
      () => api.rows('SELECT id FROM outbox WHERE last_error IS NOT NULL'),
      (tried) => tried.length > 0,
    );
    expect(await storedBounces()).toEqual([]);
  });

  it('are shown to operators with dead letters', async () => {
    fault = noSuchUser;
    await write('bo@example.dk');
    await waitFor(storedBounces, ({ length }) => length > 0);
    await settled();
    const operator = await api.signIn(admin.email, admin.password);
    const deadLetters = (await operator.get('/api/admin/dead-letters')).body as unknown as Record<string, unknown>[];
    expect(deadLetters).toMatchObject([
      { recipient: 'bo@example.dk', undeliverableSince: expect.stringMatching(/Z$/) },
    ]);
  });

  it('are shown to operators at the client and at the inquiry', async () => {
    const operator = await api.signIn(admin.email, admin.password);
    const [{ id: clientId } = {}] = (await operator.get('/api/admin/clients')).body as unknown as { id: string }[];
    const clientPath = `/api/admin/clients/${clientId}`;
    const { email } = (await operator.get(clientPath)).body as { email: string };
    const since = async () => {
      const [lead] = (await operator.get('/api/admin/inquiries?limit=1')).body as unknown as Record<string, unknown>[];
      const opened = (await operator.get(`/api/admin/inquiries/${lead?.id}`)).body;
      expect(opened.undeliverableSince).toBe(lead?.undeliverableSince);
      return [(await operator.get(clientPath)).body.undeliverableSince, lead?.undeliverableSince];
    };
    await write(email.toUpperCase());
    await settled();
    expect(await since()).toEqual([null, null]);

    const { db } = api.internals.dependencies;
    await reportBounce(db, email);
    expect(await since()).toEqual([expect.stringMatching(/Z$/), expect.stringMatching(/Z$/)]);

    // An accent makes it another address.
    await retractBounce(db, email);
    await reportBounce(db, email.replace('e', 'é'));
    expect(await since()).toEqual([null, null]);
    await reportBounce(db, email);
    expect(await storedBounces()).toHaveLength(2);
  });

  it('are recorded and cleared by a command, for out-of-band reports, and audited', async () => {
    expect(await runCommandIn(database, 'mail', 'bounces', 'add', 'Ida@example.dk')).toBe(
      'ida@example.dk is marked as bouncing.\n',
    );
    expect(await runCommandIn(database, 'mail', 'bounces', 'list')).toMatch(
      /^ida@example\.dk {2}since \d{4}-.*: The provider has reported it\.\n$/,
    );
    expect(await runCommandIn(database, 'mail', 'bounces', 'remove', 'ida@example.dk')).toBe(
      'ida@example.dk receives mail again.\n',
    );
    expect(await runCommandIn(database, 'mail', 'bounces', 'list')).toBe('No address is marked as bouncing.\n');
    expect(await api.rows("SELECT action FROM audit_entries WHERE action LIKE 'mail.%' ORDER BY id")).toEqual([
      { action: 'mail.bounced' },
      { action: 'mail.delivered' },
    ]);
    await expect(runCommandIn(database, 'mail', 'bounces', 'add')).rejects.toMatchObject({ code: 2 });
  });

  it('are recorded once by two concurrent bounces', async () => {
    const { db } = api.internals.dependencies;
    await Promise.all([reportBounce(db, 'a@example.dk'), reportBounce(db, 'A@example.dk')]);
    expect(await storedBounces()).toHaveLength(1);
    expect(await api.rows("SELECT id FROM audit_entries WHERE action = 'mail.bounced'")).toHaveLength(2);
  });
});
