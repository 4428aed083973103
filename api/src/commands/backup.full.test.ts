import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { openStorage, subLocation } from '@skal/storage';
import { recordSyncs, startS3 } from '@skal/storage/testing';
import { getTableFile, readManifest } from '../backup/manifest.ts';
import { checkTarget, restoreBackup } from '../backup/restoreBackup.ts';
import { createLogger } from '../server/observability/log.ts';
import { client, live, message, ticket } from '../testing/fixtures/requestBodies.ts';
import { createTempDatabase, startTestApi, type TempDatabase, type TestApi } from '../testing/index.ts';
import { runCommandIn } from '../testing/processes/runCommand.ts';

describe('skal backup', () => {
  let database: TempDatabase;
  let api: TestApi;
  let folder: string;
  let syncs: string;
  const others: TempDatabase[] = [];
  const newPlace = async (server?: string) => {
    const created = await createTempDatabase(server);
    others.push(created);
    return created;
  };

  /** A site with diverse rows: non-Latin text, bytes, a file, a pending email, a session. */
  beforeAll(async () => {
    database = await createTempDatabase();
    api = await startTestApi({ mail: { pollMs: 3_600_000 } }, database);
    const browser = await api.signIn(client.email, client.password);
    await browser.post('/api/contact', { ...message, message: '🍷 "Skål"\nمرحبا\\' });
    await browser.post('/api/support-ticket', ticket);
    await api.execute('UPDATE outbox SET due_at = 4102444800000 WHERE sent_at IS NULL');
    mkdirSync(join(database.dataDir, 'uploads'), { recursive: true });
    writeFileSync(join(database.dataDir, 'uploads', 'a-file'), 'æøå');
    const backups = await newPlace('');
    syncs = join(backups.dataDir, 'syncs.log');
    const output = await runCommandIn({ ...database, env: recordSyncs(syncs) }, 'backup', 'create', backups.dataDir);
    folder = output.trim().split('\n').at(-1) ?? '';
  });
  afterAll(async () => {
    await api.close();
    for (const { remove } of [database, ...others]) await remove();
  });

  const count = async (at: TestApi, table: string) =>
    Number((await at.rows<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`))[0]?.n);

  it('syncs every file before the rename, and the rename afterwards', () => {
    const lines = readFileSync(syncs, 'utf8').trim().split('\n');
    expect(lines.slice(-3)).toEqual([`sync ${folder}.partial`, `rename ${folder}`, `sync ${join(folder, '..')}`]);
    const synced = new Set(lines.map((line) => line.replace(`sync ${folder}.partial`, folder)));
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter(({ name, parentPath }) => !synced.has(join(parentPath, name)))).toEqual([]);
  });

  it('restores files before rows: a failure with the files leaves no table', async () => {
    const { dataDir, databaseUrl } = await newPlace();
    const settings = { ...api.settings, dataDir, databaseUrl, storage: { url: dataDir, endpoint: undefined } };
    const blocked = join(dataDir, 'blocked');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(blocked, 'no folder');
    const manifest = await readManifest(folder);
    const log = createLogger('silent');
    const restored = restoreBackup(
      folder,
      manifest,
      { ...settings, storage: { url: blocked, endpoint: undefined } },
      log,
    );
    await expect(restored).rejects.toThrow(/ENOTDIR|EEXIST/);
    await expect(checkTarget(manifest, settings, log)).resolves.toBeUndefined();
  });

  it.each([
    ['Foundation1762000000000', 'This backup is from a pre-release of Skal (migration Foundation1762000000000)'],
    ['OfTheNext1999000000000', 'This backup is from a later release: it has OfTheNext1999000000000.'],
  ])('is not restored with %s', async (name, refusal) => {
    const manifest = await readManifest(folder);
    const other = { ...manifest, migrations: [...manifest.migrations, name] };
    await expect(checkTarget(other, api.settings, createLogger('silent'))).rejects.toThrow(refusal);
  });

  it('of a running site has every table, without rows that must not be restored', async () => {
    const tables = readdirSync(join(folder, 'tables')).map((file) => file.replace('.ndjson.gz', ''));
    expect(tables).toEqual(
      expect.arrayContaining(['accounts', 'audit_entries', 'ledger', 'outbox', 'tickets', 'inquiries']),
    );
    expect(tables).not.toContain('rate_limits');
    for (const table of ['accounts', 'ledger', 'inquiries']) {
      const lines = gunzipSync(readFileSync(getTableFile(folder, table)))
        .toString()
        .trim()
        .split('\n');
      expect(lines).toHaveLength(await count(api, table));
    }
    await promisify(execFile)('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: folder });
  });

  it.each([
    ...(process.env.TEST_DATABASE_URL ? [['a server', process.env.TEST_DATABASE_URL]] : []),
    ['the embedded database', ''],
  ])('is fully restored to %s: users can sign in, sessions are gone, and no mail is sent twice', async (_, server) => {
    const there = await newPlace(server);
    expect(await runCommandIn(there, 'backup', 'restore', folder, '--dry-run')).toMatch(
      /^Would restore \d+ rows of \d+ tables/,
    );
    expect(await runCommandIn(there, 'backup', 'restore', folder)).toMatch(/^Restored and compared: \d+ rows/);
    const restored = await startTestApi({}, there);
    try {
      for (const table of ['accounts', 'audit_entries', 'ledger', 'businesses', 'inquiries', 'outbox', 'tickets']) {
        expect([table, await count(restored, table)]).toEqual([table, await count(api, table)]);
      }
      const texts = (at: TestApi) => at.rows('SELECT id, message, created_at FROM inquiries ORDER BY id');
      expect(await texts(restored)).toEqual(await texts(api));
      expect(readFileSync(join(there.dataDir, 'uploads', 'a-file'), 'utf8')).toBe('æøå');
      expect(await count(restored, 'sessions')).toBe(0);
      expect(await restored.rows('SELECT id FROM outbox WHERE due_at IS NOT NULL AND sent_at IS NULL')).toEqual([]);
      await restored.signIn(live.email, live.password);
      await expect(runCommandIn(there, 'backup', 'restore', folder)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/already (?:has tables|holds files|exists)/),
      });
    } finally {
      await restored.close();
    }
  });

  it('includes files of a bucket, and is restored into another bucket', async () => {
    const s3 = await startS3();
    const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '' } = process.env;
    const envOf = (bucket: string) => ({
      ...{ SKAL_STORAGE: `${s3.url}/${bucket}`, S3_ENDPOINT: s3.endpoint },
      ...{ AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY },
    });
    const [from, to] = ['from', 'to'].map((bucket) =>
      openStorage(subLocation({ url: `${s3.url}/${bucket}`, endpoint: s3.endpoint }, 'uploads')),
    );
    if (!from || !to) throw new Error('Expected two storages');
    await from.put('in-the-bucket', Buffer.from('æøå'));
    const [backups, there] = [await newPlace(''), await newPlace()];
    const output = await runCommandIn({ ...database, env: envOf('from') }, 'backup', 'create', backups.dataDir);
    expect(output).toMatch(/ tables, 1 files of 0\.0 MiB$/m);
    const created = output.trim().split('\n').at(-1) ?? '';
    await runCommandIn({ ...there, env: envOf('to') }, 'backup', 'restore', created);
    const pieces: Uint8Array[] = [];
    for await (const piece of await to.get('in-the-bucket')) pieces.push(piece);
    expect(Buffer.concat(pieces).toString()).toBe('æøå');
    await expect(
      runCommandIn({ ...(await newPlace()), env: envOf('to') }, 'backup', 'restore', created),
    ).rejects.toMatchObject({
      stderr: `${s3.url}/to/uploads already holds files. Restore into a new storage.\n`,
    });
    from.close();
    to.close();
    await s3.stop();
  });

  it('with one changed byte is rejected, and restores nothing', async () => {
    const file = getTableFile(folder, 'accounts');
    const whole = readFileSync(file);
    const damaged = Buffer.from(whole);
    damaged[damaged.length >> 1] = (damaged[damaged.length >> 1] ?? 0) ^ 1;
    writeFileSync(file, damaged);
    const there = await newPlace();
    await expect(runCommandIn(there, 'backup', 'restore', folder)).rejects.toMatchObject({
      code: 1,
      stderr: 'tables/accounts.ndjson.gz is damaged (checksum mismatch).\n',
    });
    expect(readdirSync(there.dataDir)).toEqual([]);
    writeFileSync(file, whole);
  });

  if (process.env.TEST_DATABASE_URL) {
    it('is rejected during a migration', async () => {
      await api.execute("INSERT INTO migration_steps (name, begun, ended) VALUES ('Trial1', 1, 0)");
      await expect(runCommandIn(database, 'backup', 'create', database.dataDir)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^A migration is in progress/),
      });
      await api.execute('DELETE FROM migration_steps');
    });
  }

  it('requires an existing folder and an existing site', async () => {
    await expect(runCommandIn(database, 'backup', 'create', '/nowhere/at/all')).rejects.toMatchObject({
      stderr: expect.stringMatching(/^Folder \/nowhere\/at\/all not found/),
    });
    const nowhere = { dataDir: join(database.dataDir, 'nowhere'), databaseUrl: null };
    await expect(runCommandIn(nowhere, 'backup', 'create', database.dataDir)).rejects.toMatchObject({
      stderr: expect.stringMatching(/^There is no database in /),
    });
  });
});
