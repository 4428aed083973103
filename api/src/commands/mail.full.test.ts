import { newId } from '../db/rows/id.ts';
import { createTempDatabase, startTestApi, type TempDatabase, type TestApi } from '../testing/index.ts';
import { runCommandIn } from '../testing/processes/runCommand.ts';

describe('skal mail', () => {
  let database: TempDatabase;
  let api: TestApi;
  const mail = (...words: string[]) => runCommandIn(database, 'mail', ...words);
  const ids = (output: string) => output.match(/^[\da-f-]{36}/gm) ?? [];

  let created = Date.now();
  const nextTry = created + 3_600_000;
  const putMail = (recipient: string, due: number | null, attempts: number, lastError: string) =>
    api.execute(
      `INSERT INTO outbox (id, kind, recipient, subject, body, created_at, due_at, attempts, last_error)
       VALUES (?, 'confirmation', ?, 'Hello', 'Hello', ?, ?, ?, ?)`,
      [newId(), recipient, created++, due, attempts, lastError],
    );

  beforeAll(async () => {
    database = await createTempDatabase();
    api = await startTestApi({ mail: { pollMs: 3_600_000 } }, database);
    // Two were permanently refused; one waits for its next attempt.
    await putMail('a@example.dk', null, 18, '550 no such user');
    await putMail('b@example.dk', null, 18, '550 no such user');
    await putMail('c@example.dk', nextTry, 1, '451 not now');
  });
  afterAll(async () => {
    await api.close();
    await database.remove();
  });

  it('lists dead letters with reasons, and changes nothing in a dry run', async () => {
    const output = await mail('list');
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(/ to a@example\.dk, 18 tries, not retried: 550 no such user$/),
      expect.stringMatching(/ to b@example\.dk, 18 tries, not retried: 550 no such user$/),
    ]);
    expect(JSON.parse(await mail('list', '--json'))).toEqual([
      expect.objectContaining({ recipient: 'a@example.dk', attempts: 18 }),
      expect.not.objectContaining({ body: expect.anything() }),
    ]);
    expect(await mail('list', '--all')).toContain(
      ` to c@example.dk, 1 tries, next try ${new Date(nextTry).toISOString()}`,
    );
    expect(await mail('discard', '--all', '--dry-run')).toMatch(/^Would discard 2 emails\.\n/);
    expect(ids(await mail('list'))).toEqual(ids(output));
  });

  it('retries one, deletes another, skips a pending one, and audits it', async () => {
    const [first = '', second = ''] = ids(await mail('list'));
    const [waiting] = await api.rows<{ id: string }>("SELECT id FROM outbox WHERE recipient = 'c@example.dk'");
    expect(await mail('retry', first)).toBe('1 email will be retried.\n');
    expect(await mail('discard', second, waiting?.id ?? '')).toBe('1 email discarded.\n');
    expect(await mail('list')).toBe('Every email has been sent, or is about to be.\n');
    const rows = await api.rows<{ id: string; attempts: number }>('SELECT id, attempts FROM outbox');
    expect(rows).toContainEqual({ id: first, attempts: 0 });
    expect(rows.map(({ id }) => id)).toContain(waiting?.id);
    expect(rows.map(({ id }) => id)).not.toContain(second);
    expect(await api.rows("SELECT action FROM audit_entries WHERE action LIKE 'mail.%' ORDER BY action")).toEqual([
      { action: 'mail.dropped' },
      { action: 'mail.retried' },
    ]);
  });

  it('reports a mail with an expired link, and leaves it unchanged', async () => {
    const token = 'x'.repeat(43);
    await api.execute(
      `INSERT INTO outbox (id, kind, recipient, subject, body, created_at, due_at, attempts, last_error)
       VALUES (?, 'link', 'd@example.dk', 'Hello', ?, ?, NULL, 18, '550 no such user')`,
      [newId(), `Here: https://skal.example/set-password#${token}\n`, created++],
    );
    const left =
      /Not retried, because the link in it has expired. Send a new link and discard the email:\n\S+ .* to d@example\.dk/;
    expect(await mail('retry', '--all', '--dry-run')).toMatch(new RegExp(`^Would retry 0 emails.\n${left.source}`));
    expect(await mail('retry', '--all')).toMatch(new RegExp(`^0 emails will be retried.\n${left.source}`));
    const [id = ''] = ids(await mail('list'));
    expect(await mail('discard', id)).toBe('1 email discarded.\n');
  });

  it.each([
    [['retry'], 'Give the ids of the emails, or use --all.'],
    [['discard', 'x', '--all'], 'Give the ids of the emails, or use --all.'],
    [['send'], "error: unknown command 'send'"],
  ])('%j is a usage error', async (words, message) => {
    await expect(mail(...words)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(`^${message}\n`),
    });
  });
});
