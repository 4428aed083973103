import { startSmtp, type TestSmtp } from '@skal/jest/servers/smtp.ts';
import { createMails } from '../../../testing/fixtures/newMails.ts';
import { type Overrides, startTestApi, type TestApi } from '../../../testing/index.ts';
import { waitFor } from '../../../testing/waitFor.ts';
import { enqueueMails } from '../enqueueMails.ts';

/** Level `error` in the log. */
const ERROR = 50;
/** Announces that authentication is required. */
const withLogin = (command: string) => (/^EHLO/.test(command) ? '250-test\r\n250 AUTH PLAIN' : undefined);

describe('replies of a mail server', () => {
  let smtp: TestSmtp;
  let api: TestApi;
  /** SMTP command that fails, and the reply to it. */
  let fault: [command: RegExp, refusal: string] | undefined;
  let logged: number;

  const open = async (mail: Overrides['mail'] = {}) => {
    const smtpUrl = smtp.url.replace('//', '//user:secret@');
    return startTestApi({ mail: { smtpUrl, firstRetryMs: 30, pollMs: 20, ...mail } });
  };
  const put = async (count: number, at = api) => {
    await at.internals.dependencies.db.tx((manager) => enqueueMails(manager, createMails(count), Date.now()));
  };
  const rows = (at = api) => at.rows<Record<string, unknown>>('SELECT * FROM outbox ORDER BY id');
  const rowsWhen = (condition: (seen: Record<string, unknown>[]) => boolean, at = api) =>
    waitFor(() => rows(at), condition);
  const findLogged = (msg: string) => api.log.slice(logged).filter((line) => line.msg === msg);

  beforeAll(async () => {
    smtp = await startSmtp({
      reply: (line) => (fault?.[0].test(line) ? fault[1] : withLogin(line)),
    });
    api = await open();
  });
  beforeEach(async () => {
    await api.execute('DELETE FROM outbox');
    smtp.disconnect();
    smtp.messages.length = 0;
    logged = api.log.length;
  });
  afterEach(() => {
    fault = undefined;
  });
  afterAll(async () => {
    await api.close();
    await smtp.close();
  });

  it.each([
    ['its recipient is rejected', /^RCPT TO:<to-1@/, '550 no such user'],
    ['its recipient’s address carries a suspicious word', /^RCPT TO:<to-1@/, '550 5.1.1 <relay@sender.dk>: unknown'],
    ['its recipient’s mailbox is closed', /^RCPT TO:<to-1@/, '552 5.2.2 mailbox full'],
  ])('gives up an email when %s, and sends the others', async (_, command, refusal) => {
    fault = [command, refusal];
    await put(3);
    const seen = await rowsWhen((all) => all.every(({ due_at }) => due_at === null));
    expect(seen.map(({ sent_at }) => sent_at !== null)).toEqual([true, false, true]);
    expect(seen[1]).toMatchObject({ attempts: 1, leased_by: null, last_error: expect.stringContaining(refusal) });
    expect(findLogged('mail not sent')).toMatchObject([{ final: true }]);
    expect(smtp.messages).toHaveLength(2);
  });

  it('gives up a message that is rejected permanently', async () => {
    fault = [/^\.$/, '554 5.6.0 we do not take such a message'];
    await put(1);
    expect(await rowsWhen(([mail]) => mail?.due_at === null)).toMatchObject([{ sent_at: null, attempts: 1 }]);
  });

  it.each([
    ['the greeting', /^CONNECT$/, '554 go away'],
    ['EHLO', /^(EHLO|HELO)/, '550 who are you?'],
    ['the password', /^AUTH/, '535 5.7.8 authentication failed'],
    ['the sender', /^MAIL/, '550 5.1.8 sender rejected'],
    ['the sender, after RCPT TO', /^RCPT/, '553 Sender address rejected: not owned by user'],
    ['relaying', /^RCPT/, '554 5.7.1 <a@example.dk>: Relay access denied'],
    ['commands without authentication', /^RCPT/, '530 Authentication required'],
    ['the message by policy', /^\.$/, '550 5.7.26 this domain does not sign its mail'],
    ['the message temporarily', /^RCPT/, '421 closing'],
  ])(
    'loses nothing when the server rejects %s: logs it once, and sends all emails later',
    async (what, command, refusal) => {
      fault = [command, refusal];
      await put(3);
      await waitFor(
        () => findLogged('email delivery is paused'),
        (errors) => errors.length > 0,
      );
      const tried = () => rows().then((all) => all.filter(({ last_error }) => last_error !== null).length);
      await waitFor(tried, (count) => count >= 2);
      expect((await rows()).every(({ due_at, sent_at }) => due_at !== null && sent_at === null)).toBe(true);
      fault = undefined;
      const seen = await rowsWhen((all) => all.every(({ sent_at }) => sent_at !== null));
      // An attempt counts once the server has received the sender.
      const countsAttempt = !['the greeting', 'EHLO', 'the password'].includes(what);
      expect(seen.filter(({ attempts }) => Number(attempts) > 1).length).toBeGreaterThanOrEqual(countsAttempt ? 2 : 0);
      if (!countsAttempt) expect(seen.map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
      expect(findLogged('email delivery is paused')).toMatchObject([{ level: ERROR }]);
      expect(findLogged('email delivery resumed')).toHaveLength(1);
    },
  );

  it('retries a deferred recipient without delaying the others', async () => {
    fault = [/^RCPT TO:<to-0@/, '451 4.7.1 greylisted'];
    await put(3);
    await rowsWhen((all) => all.filter(({ sent_at }) => sent_at !== null).length === 2);
    await rowsWhen(([first]) => Number(first?.attempts) >= 2);
    fault = undefined;
    await rowsWhen(([first]) => first?.sent_at !== null);
    expect(findLogged('email delivery is paused')).toEqual([]);
  });

  it('aborts before the lease ends if a reply never ends', async () => {
    const shortLease = await open({ leaseMs: 500 });
    fault = [/^\.$/, '250-wait'];
    await put(1, shortLease);
    await rowsWhen(([mail]) => mail?.last_error !== null, shortLease);
    fault = undefined;
    await rowsWhen(([mail]) => mail?.sent_at !== null, shortLease);
    await shortLease.close();
  });

  it('12.2.1: sends nothing to a server without encryption if encryption is required', async () => {
    const strict = await open({ smtpTls: 'required' });
    fault = [/^STARTTLS/, '454 not today'];
    await put(1, strict);
    // Not while it is being retried.
    const tried = await rowsWhen(
      ([mail]) => String(mail?.last_error).includes('STARTTLS') && mail?.leased_by === null,
      strict,
    );
    expect(smtp.messages).toEqual([]);
    expect(tried).toMatchObject([{ sent_at: null, attempts: 0 }]);
    await strict.close();
  });
});
