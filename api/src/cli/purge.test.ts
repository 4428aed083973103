import { newId } from '../db/rows/id.ts';
import { message } from '../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, type TempDatabase, type TestApi } from '../testing/index.ts';
import { runCommandIn } from '../testing/processes/runCommand.ts';

const DAY_MS = 24 * 3600_000;

describe('skal db purge', () => {
  let database: TempDatabase;
  let api: TestApi;
  const purge = (...words: string[]) => runCommandIn(database, 'db', 'purge', ...words);
  const inquiries = async () =>
    (await api.rows('SELECT email FROM inquiries ORDER BY email')).map(({ email }) => email);

  beforeAll(async () => {
    database = await createTempDatabase();
    api = await startTestApi({ mail: { pollMs: 3_600_000 } }, database);
    for (const email of ['new@example.dk', 'old@example.dk'])
      await api.client().post('/api/contact', { ...message, email });
    await api.execute("UPDATE inquiries SET created_at = ? WHERE email = 'old@example.dk'", [
      Date.now() - 731 * DAY_MS,
    ]);
    const sent = Date.now() - 8 * DAY_MS;
    await api.execute(
      `INSERT INTO outbox (id, kind, recipient, subject, body, created_at, due_at, attempts, sent_at)
       VALUES (?, 'sent', 'a@example.dk', '', '', ?, NULL, 1, ?)`,
      [newId(), sent, sent],
    );
  });
  afterAll(async () => {
    await api.close();
    await database.remove();
  });

  it('14.2.4: counts the expired rows per table, and deletes them', async () => {
    const dryRun = await purge('--dry-run');
    expect(dryRun).toMatch(/^Would delete 2 rows:$/m);
    expect(dryRun).toMatch(/^ +1 {2}inquiries \(inquiries\)$/m);
    expect(dryRun).toMatch(/^ +0 {2}sessions \(sessions\)$/m);
    expect(await inquiries()).toEqual(['new@example.dk', 'old@example.dk']);
    expect(await purge()).toBe(dryRun.replace('Would delete', 'Deleted'));
    expect(await inquiries()).toEqual(['new@example.dk']);
    expect(await purge()).toMatch(/^Deleted 0 rows:$/m);
  });

  it('rejects unknown arguments', async () => {
    await expect(purge('everything')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('too many arguments'),
    });
  });
});
