import { admin } from '../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, type TempDatabase, type TestApi } from '../testing/index.ts';
import { runCommandIn } from '../testing/processes/runCommand.ts';

describe('skal operator --dry-run', () => {
  let database: TempDatabase;
  let api: TestApi;
  const operator = (...words: string[]) => runCommandIn(database, 'operator', ...words, '--dry-run');
  const state = () =>
    Promise.all([
      api.rows('SELECT id, email, password_hash, disabled_at FROM accounts ORDER BY id'),
      api.rows('SELECT id FROM audit_entries ORDER BY id'),
    ]);

  beforeAll(async () => {
    database = await createTempDatabase();
    api = await startTestApi({}, database);
  });
  afterAll(async () => {
    await api.close();
    await database.remove();
  });

  it('prints what each command would do, reads no password, and changes nothing', async () => {
    const session = await api.signIn(admin.email, admin.password);
    const before = await state();
    const created = ['create', 'owner@firm.example', 'Karen', 'Blixen'];
    expect(await operator(...created)).toBe('Would create owner@firm.example, owner.\n');
    expect(await operator(...created, '--role', 'support')).toBe('Would create owner@firm.example, support.\n');
    expect(await operator('reset-password', admin.email, '--generate-password')).toBe(
      `Would set a new password of ${admin.email}, and revoke all sessions and passkeys.\n`,
    );
    expect(await state()).toEqual(before);
    expect((await session.get('/api/session')).status).toBe(200);
  });

  it('rejects what the command would reject', async () => {
    const before = await state();
    await expect(operator('create', admin.email, 'Karen', 'Blixen')).rejects.toMatchObject({
      ...{ code: 1, stdout: '' },
      stderr: expect.stringContaining('already exists'),
    });
    await expect(operator('reset-password', 'unknown@firm.example')).rejects.toMatchObject({ code: 1, stdout: '' });
    // The only owner.
    await expect(operator('disable', admin.email)).rejects.toMatchObject({
      ...{ code: 1, stdout: '' },
      stderr: expect.stringContaining('This is the only owner'),
    });
    expect(await state()).toEqual(before);
  });

  it('rejects a database with pending migrations, and runs none', async () => {
    const fresh = await createTempDatabase();
    const created = ['operator', 'create', 'owner@firm.example', 'Karen', 'Blixen', '--dry-run'];
    await expect(runCommandIn(fresh, ...created)).rejects.toMatchObject({
      ...{ code: 1, stdout: '' },
      stderr: expect.stringContaining('Run skal db migrate first.'),
    });
    expect(await runCommandIn(fresh, 'db', 'migrate', '--dry-run')).toMatch(/^Would run/);
    await fresh.remove();
  });
});
