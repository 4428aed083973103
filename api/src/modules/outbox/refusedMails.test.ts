import { startSmtp, type TestSmtp } from '@skal/jest/servers/smtp.ts';
import { createMails } from '../../testing/fixtures/newMails.ts';
import { admin, client, message } from '../../testing/fixtures/requestBodies.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { enqueueMails } from './enqueueMails.ts';

/** The GTUBE string: content filters reject every message that contains it. */
const SPAM = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X';
const POLICY = '554 5.7.1 Message refused by content policy';
const HOUR_MS = 3600_000;
/** Attempts after which a rejected email is given up. */
const MAX_REJECTIONS = 12;

type Row = Record<string, unknown> & { recipient: string; attempts: number; last_error: string | null };

describe('rejected emails', () => {
  let smtp: TestSmtp;
  let api: TestApi;
  /** Reply of the server to a command or message; undefined accepts it. */
  let answer: (command: string, message: string) => string | undefined;

  const open = async (firstRetryMs: number) => {
    api = await startTestApi({
      limits: { forms: { points: 1000, seconds: 60 } },
      mail: { smtpUrl: smtp.url, firstRetryMs, pollMs: 20, operator: 'sales@skal.example' },
    });
    await api.execute('DELETE FROM outbox');
  };
  beforeEach(async () => {
    answer = () => undefined;
    smtp = await startSmtp({
      reply: (line) => answer(line, line === '.' ? (smtp.messages.at(-1) ?? '') : ''),
    });
  });
  afterEach(async () => {
    await api.close();
    await smtp.close();
  });

  const put = async (count: number) => {
    await api.internals.dependencies.db.tx((manager) => enqueueMails(manager, createMails(count), Date.now()));
  };
  const write = async (form: object) =>
    expect((await api.client().post('/api/contact', { ...message, ...form })).status).toBe(201);
  const rowsWhen = (condition: (rows: Row[]) => boolean, where = '1 = 1') =>
    waitFor(() => api.rows<Row>(`SELECT * FROM outbox WHERE ${where} ORDER BY id`), condition);
  const logged = (msg: string) => api.log.filter((line) => line.msg === msg);
  // The message folds a long line of the text.
  const refusesSpam = (_: string, text: string) => (text.replaceAll('=\r\n', '').includes(SPAM) ? POLICY : undefined);
  const isSent = ({ sent_at }: Row) => sent_at !== null;

  it('delay no others: 17 forms with a spam test string do not delay a password link', async () => {
    // A pause of the queue would take an hour.
    await open(HOUR_MS);
    answer = refusesSpam;
    for (let index = 0; index < 17; index += 1) await write({ message: SPAM });
    await rowsWhen((rows) => rows.length === 17 && rows.some(({ last_error }) => last_error), "kind = 'alert'");
    await api.client().post('/api/password-link', { email: client.email });
    await rowsWhen((rows) => rows.length === 1 && rows.every(isSent), "kind = 'link'");
    await write({ email: 'ida@example.dk' });
    await rowsWhen((rows) => rows.length === 1 && rows.every(isSent), "recipient = 'ida@example.dk'");
  });

  it('do not open the breaker while others are accepted, and their attempts count', async () => {
    await open(HOUR_MS);
    answer = (command) => (/^RCPT TO:<to-1@/.test(command) ? '554 5.7.1 Relay access denied' : undefined);
    await put(4);
    const rows = await rowsWhen((all) => all.filter(isSent).length === 3 && all[1]?.leased_by === null);
    expect(rows[1]).toMatchObject({ attempts: 1, last_error: expect.stringContaining('Relay access denied') });
    expect(Number(rows[1]?.due_at)).toBeGreaterThan(Date.now() + HOUR_MS / 2);
    expect(logged('email delivery is paused')).toEqual([]);
    expect(logged('mail not sent')).toMatchObject([{ attempts: 1, final: false }]);
  });

  it('are retried after the others, with a delay that doubles', async () => {
    await open(40);
    const tried: string[] = [];
    answer = (command) => {
      const recipient = /^RCPT TO:<(to-\d)@/.exec(command)?.[1];
      if (recipient) tried.push(recipient);
      return recipient === 'to-0' ? POLICY : undefined;
    };
    await put(1);
    await rowsWhen(([row]) => Number(row?.attempts) >= 3);
    const [row] = await rowsWhen(([first]) => first?.leased_by === null && Number(first.attempts) >= 3);
    const delay = Number(row?.due_at) - Date.now();
    expect(delay).toBeLessThanOrEqual(40 * 2 ** (Number(row?.attempts) - 1));
    // Stored later and due later, but tried first.
    await api.execute('UPDATE outbox SET due_at = ?', [Date.now() + HOUR_MS]);
    tried.length = 0;
    await api.internals.dependencies.db.tx(async (manager) => {
      await enqueueMails(manager, createMails(3).slice(1), Date.now());
      await manager.query('UPDATE outbox SET due_at = ? WHERE last_error IS NOT NULL', [Date.now() - HOUR_MS]);
    });
    await waitFor(
      () => tried.length,
      (count) => count >= 3,
    );
    expect(tried.slice(0, 3)).toEqual(['to-1', 'to-2', 'to-0']);
  });

  it('become dead letters after a bounded number of attempts, with the reply, and can be retried', async () => {
    await open(1);
    answer = (command) => (/^RCPT TO:<to-0@/.test(command) ? POLICY : undefined);
    await put(3);
    const [row] = await rowsWhen(([first]) => first?.due_at === null);
    expect(row).toMatchObject({ attempts: MAX_REJECTIONS, sent_at: null, leased_by: null });
    const operator = await api.signIn(admin.email, admin.password);
    const deadLetters = (await operator.get('/api/admin/dead-letters')).body as unknown as Record<string, unknown>[];
    expect(deadLetters).toMatchObject([
      {
        recipient: 'to-0@example.dk',
        reason: 'refused',
        attempts: MAX_REJECTIONS,
        serverReply: expect.stringContaining(POLICY),
      },
    ]);
    answer = () => undefined;
    expect((await operator.post(`/api/admin/dead-letters/${deadLetters[0]?.id}/retry`)).status).toBe(202);
    await rowsWhen((rows) => rows.every(isSent));
  });

  it.each([['501 5.5.4 Bad parameter'], ['421 4.7.0 Try again later']])(
    'do not stop the others after the reply %s',
    async (reply) => {
      await open(HOUR_MS);
      answer = (command) => (/^RCPT TO:<to-0@/.test(command) ? reply : undefined);
      await put(3);
      const rows = await rowsWhen((all) => all.filter(isSent).length === 2 && all[0]?.leased_by === null);
      expect(rows[0]).toMatchObject({ attempts: 1, sent_at: null });
      expect(logged('email delivery is paused')).toEqual([]);
    },
  );

  it('delay no others if the server drops the connection, and count once others are accepted', async () => {
    await open(30);
    answer = (command) => {
      if (/^RCPT TO:<to-0@/.test(command)) smtp.disconnect();
      return undefined;
    };
    await put(3);
    await rowsWhen((all) => all.filter(isSent).length === 2);
    await rowsWhen(([first]) => Number(first?.attempts) >= 2);
    expect(logged('email delivery is paused')).toEqual([]);
  });

  it('delay no others if they cannot be composed', async () => {
    await open(HOUR_MS);
    await api.internals.dependencies.db.tx(async (manager) => {
      await enqueueMails(manager, createMails(3), Date.now());
      await manager.query("UPDATE outbox SET content = '{}' WHERE recipient = 'to-0@example.dk'");
    });
    const rows = await rowsWhen((all) => all.filter(isSent).length === 2 && all[0]?.leased_by === null);
    expect(rows[0]).toMatchObject({ attempts: 1, sent_at: null });
    expect(logged('email delivery is paused')).toEqual([]);
  });

  it('are logged but not counted if single and the server is unreachable', async () => {
    await open(HOUR_MS);
    await smtp.close();
    await put(1);
    const rows = await rowsWhen(([row]) => row?.last_error !== null && row?.leased_by === null);
    expect(rows).toMatchObject([{ attempts: 0, due_at: expect.anything() }]);
    expect(logged('mail not sent')).toMatchObject([{ attempts: 0, final: false }]);
    smtp = await startSmtp({ port: smtp.port });
    await api.execute('UPDATE outbox SET due_at = 1');
    await rowsWhen((all) => all.every(isSent));
  });

  it('open the breaker after two in a row: the third is not tried, and it is logged once', async () => {
    await open(HOUR_MS);
    answer = (command) => (/^MAIL/.test(command) ? '550 5.1.8 Sender rejected' : undefined);
    await put(4);
    await waitFor(
      () => logged('email delivery is paused'),
      (errors) => errors.length > 0,
    );
    const rows = await rowsWhen((all) => all.every(({ leased_by }) => leased_by === null));
    expect(rows.map(({ attempts }) => attempts)).toEqual([1, 1, 0, 0]);
    expect(logged('email delivery is paused')).toHaveLength(1);
  });

  it('let a new email be tried at once while the breaker is open, and close it when it is accepted', async () => {
    await open(HOUR_MS);
    answer = (command) => (/^RCPT TO:<to-/.test(command) ? POLICY : undefined);
    await put(2);
    await waitFor(
      () => logged('email delivery is paused'),
      (errors) => errors.length > 0,
    );
    await write({});
    await rowsWhen((rows) => rows.length === 2 && rows.every(isSent), "kind <> 'test'");
    expect(logged('email delivery resumed')).toHaveLength(1);
  });
});
