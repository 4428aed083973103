import { startSmtp, type TestSmtp } from '@skal/jest/servers/smtp.ts';
import { newMails } from '../../../testing/fixtures/newMails.ts';
import { type Overrides, startTestApi, type TestApi } from '../../../testing/index.ts';
import { waitFor } from '../../../testing/waitFor.ts';
import { enqueueMails } from '../enqueueMails.ts';

/** As the log writes the level `error`. */
const ERROR = 50;
/** Announces that it wants a password. */
const withLogin = (command: string) => (/^EHLO/.test(command) ? '250-test\r\n250 AUTH PLAIN' : undefined);

describe('what a mail server says', () => {
  let smtp: TestSmtp;
  let api: TestApi;
  /** What the server says to which command as long as something is wrong with it. */
  let fault: [command: RegExp, refusal: string] | undefined;
  let logged: number;

  const open = async (mail: Overrides['mail'] = {}) => {
    const smtpUrl = smtp.url.replace('//', '//user:secret@');
    return startTestApi({ mail: { smtpUrl, firstRetryMs: 30, pollMs: 20, ...mail } });
  };
  const put = async (count: number, at = api) => {
    await at.internals.dependencies.db.tx((manager) => enqueueMails(manager, newMails(count), Date.now()));
  };
  const rows = (at = api) => at.rows<Record<string, unknown>>('SELECT * FROM outbox ORDER BY id');
  const rowsWhen = (isSo: (seen: Record<string, unknown>[]) => boolean, at = api) => waitFor(() => rows(at), isSo);
  const said = (msg: string) => api.log.slice(logged).filter((line) => line.msg === msg);

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
    ['its recipient is refused', /^RCPT TO:<to-1@/, '550 no such user'],
    ['its recipient’s address carries a suspicious word', /^RCPT TO:<to-1@/, '550 5.1.1 <relay@sender.dk>: unknown'],
    ['its recipient’s box is closed', /^RCPT TO:<to-1@/, '552 5.2.2 mailbox full'],
  ])('a mail is given up for good when %s, and the others go out', async (_, command, refusal) => {
    fault = [command, refusal];
    await put(3);
    const seen = await rowsWhen((all) => all.every(({ due_at }) => due_at === null));
    expect(seen.map(({ sent_at }) => sent_at !== null)).toEqual([true, false, true]);
    expect(seen[1]).toMatchObject({ attempts: 1, taken_by: null, last_error: expect.stringContaining(refusal) });
    expect(said('mail not sent')).toMatchObject([{ final: true }]);
    expect(smtp.messages).toHaveLength(2);
  });

  it('a message is given up for good when it is refused whole', async () => {
    fault = [/^\.$/, '554 5.6.0 we do not take such a message'];
    await put(1);
    expect(await rowsWhen(([mail]) => mail?.due_at === null)).toMatchObject([{ sent_at: null, attempts: 1 }]);
  });

  it.each([
    ['the greeting', /^CONNECT$/, '554 go away'],
    ['EHLO', /^(EHLO|HELO)/, '550 who are you?'],
    ['the password', /^AUTH/, '535 5.7.8 authentication failed'],
    ['the sender', /^MAIL/, '550 5.1.8 sender rejected'],
    ['the sender, when it hears the recipient', /^RCPT/, '553 Sender address rejected: not owned by user'],
    ['to relay', /^RCPT/, '554 5.7.1 <a@example.dk>: Relay access denied'],
    ['to go on without a login', /^RCPT/, '530 Authentication required'],
    ['the policy', /^\.$/, '550 5.7.26 this domain does not sign its mail'],
    ['for now', /^RCPT/, '421 closing'],
  ])('nothing is lost when it refuses %s: it is said once, and all go out later', async (what, command, refusal) => {
    fault = [command, refusal];
    await put(3);
    await waitFor(
      () => said('no mail goes out'),
      (errors) => errors.length > 0,
    );
    const tried = () => rows().then((all) => all.filter(({ last_error }) => last_error !== null).length);
    await waitFor(tried, (count) => count >= 2);
    expect((await rows()).every(({ due_at, sent_at }) => due_at !== null && sent_at === null)).toBe(true);
    fault = undefined;
    const seen = await rowsWhen((all) => all.every(({ sent_at }) => sent_at !== null));
    // An attempt counts where the server has heard of the mail.
    const isHeard = !['the greeting', 'EHLO', 'the password'].includes(what);
    expect(seen.filter(({ attempts }) => Number(attempts) > 1).length).toBeGreaterThanOrEqual(isHeard ? 2 : 0);
    if (!isHeard) expect(seen.map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
    expect(said('no mail goes out')).toMatchObject([{ level: ERROR }]);
    expect(said('mails go out again')).toHaveLength(1);
  });

  it('a recipient that is not taken for now is tried again, and holds up nobody', async () => {
    fault = [/^RCPT TO:<to-0@/, '451 4.7.1 greylisted'];
    await put(3);
    await rowsWhen((all) => all.filter(({ sent_at }) => sent_at !== null).length === 2);
    await rowsWhen(([first]) => Number(first?.attempts) >= 2);
    fault = undefined;
    await rowsWhen(([first]) => first?.sent_at !== null);
    expect(said('no mail goes out')).toEqual([]);
  });

  it('a server that never comes to the end of its answer does not outlast the lease', async () => {
    const hasty = await open({ leaseMs: 500 });
    fault = [/^\.$/, '250-wait'];
    await put(1, hasty);
    await rowsWhen(([mail]) => mail?.last_error !== null, hasty);
    fault = undefined;
    await rowsWhen(([mail]) => mail?.sent_at !== null, hasty);
    await hasty.close();
  });

  it('12.2.1: a server that does not encrypt gets no mail where that is asked for', async () => {
    const strict = await open({ smtpTls: 'required' });
    fault = [/^STARTTLS/, '454 not today'];
    await put(1, strict);
    // Not while it is tried once more.
    const tried = await rowsWhen(
      ([mail]) => String(mail?.last_error).includes('STARTTLS') && mail?.taken_by === null,
      strict,
    );
    expect(smtp.messages).toEqual([]);
    expect(tried).toMatchObject([{ sent_at: null, attempts: 0 }]);
    await strict.close();
  });
});
