import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { renameDurably, type Storage } from '@skal/storage';
import { getMigrationName } from '../db/migrations/migrationOrder.ts';
import { RELEASE_TABLE } from '../db/mysql/mysql.server.ts';
import { readMysqlUrl } from '../db/mysql.address.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { findPreRelease } from '../db/preRelease.ts';
import { lockDataDir } from '../db/sqlite/sqlite.lock.ts';
import { findModules } from '../modules/modules.ts';
import { uploadLocation, withUploadStorage } from '../modules/ticket/attachment/uploadStorage.ts';
import type { Logger } from '../server/observability/log.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { BACKUP_PATHS, BackupError, getTableFile, listFiles, type Manifest } from './manifest.ts';
import { openTableStore } from './openTableStore.ts';
import { formatRow, parseRow, TableChecksum } from './rows.ts';
import { deactivateStatements, TEAMS_FILE, UPLOADS } from './scope.ts';
import type { Row, TableStore } from './tableStore.ts';

/** Maximum rows per INSERT, well below the maximum statement length. */
const ROWS_PER_INSERT = 100;

/** Maximum characters per INSERT; a single row may be longer. */
const CHARACTERS_PER_INSERT = 1_000_000;

/** Fills a table from a backup. */
async function fill(tables: TableStore, table: string, folder: string): Promise<void> {
  // Migrations may have inserted rows, which the backup contains as well.
  await tables.clear(table);
  const input = createReadStream(getTableFile(folder, table)).pipe(createGunzip());
  let rows: Row[] = [];
  let length = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    rows.push(parseRow(line));
    length += line.length;
    if (rows.length < ROWS_PER_INSERT && length < CHARACTERS_PER_INSERT) continue;
    await tables.insert(table, rows);
    rows = [];
    length = 0;
  }
  await tables.insert(table, rows);
}

/** Reads a table again and compares it with the manifest. */
async function compare(tables: TableStore, table: string, expected: { rows: number; digest: string }): Promise<void> {
  const sum = new TableChecksum();
  for await (const row of tables.rows(table)) sum.add(formatRow(row));
  if (sum.digest() === expected.digest && sum.rows === expected.rows) return;
  throw new BackupError(
    `${table} differs from the backup: ${sum.rows} of ${expected.rows} rows. Nothing was restored.`,
  );
}

/**
 * Checks that a backup can be restored here without overwriting anything.
 * @throws BackupError when data exists already, or the backup is from a pre-release or a later release
 */
export async function checkTarget(manifest: Manifest, settings: ApiSettings, log: Logger): Promise<void> {
  const known = new Set((await findModules()).migrations.map((Migration) => getMigrationName(new Migration())));
  const old = findPreRelease(manifest.migrations);
  if (old)
    throw new BackupError(`This backup is from a pre-release of Skal (migration ${old}) and cannot be restored.`);
  const later = manifest.migrations.filter((name) => !known.has(name));
  if (later.length > 0) throw new BackupError(`This backup is from a later release: it has ${later.join(', ')}.`);
  const teamsFile = join(settings.dataDir, TEAMS_FILE);
  if (existsSync(teamsFile)) throw new BackupError(`${teamsFile} already exists. Restore into a new data folder.`);
  if (await withUploadStorage(settings, hasFiles)) {
    throw new BackupError(`${uploadLocation(settings).url} already holds files. Restore into a new storage.`);
  }
  if (await hasTables(settings, log)) {
    throw new BackupError('The database already has tables. Restore into a new database.');
  }
}

async function hasFiles(uploads: Storage): Promise<boolean> {
  for await (const _ of uploads.list()) return true;
  return false;
}

/** Restores the files to the storage and data directory of the site. */
async function putFiles(folder: string, { dataDir, ...settings }: ApiSettings): Promise<void> {
  const stored = join(folder, UPLOADS);
  await withUploadStorage(settings, async (uploads) => {
    for (const file of existsSync(stored) ? await listFiles(stored) : []) {
      const path = join(stored, file);
      const { size: bytes } = await stat(path);
      await uploads.put(file.split(sep).join('/'), { stream: createReadStream(path), bytes });
    }
  });
  const teamsFile = join(folder, TEAMS_FILE);
  if (!existsSync(teamsFile)) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const partial = join(dataDir, `${TEAMS_FILE}.half`);
  await writeFile(partial, await readFile(teamsFile), { flush: true, mode: 0o600 });
  await renameDurably(partial, join(dataDir, TEAMS_FILE));
}

async function hasTables(settings: ApiSettings, log: Logger): Promise<boolean> {
  if (settings.databaseUrl === null) {
    const { getSqliteFile } = await import('../db/sqlite/sqlite.ts');
    return existsSync(getSqliteFile(settings.dataDir));
  }
  const { prepareServer } = await import('../db/mysql/mysql.server.ts');
  const address = readMysqlUrl(settings.databaseUrl, settings.databaseCaFile);
  await prepareServer(address, settings.databaseWaitMs, log);
  const tables = await openTableStore(settings, log);
  try {
    return (await tables.names()).some((name) => name !== RELEASE_TABLE);
  } finally {
    await tables.close();
  }
}

/**
 * Restores a verified backup into a target that `checkTarget` accepted. Files come first, so that no row refers to a
 * missing file. The tables are created as of the backup, filled and compared in one transaction, and then migrated.
 * The target may be another kind of database.
 * @throws BackupError when a restored table differs from the backup
 */
export async function restoreBackup(
  folder: string,
  manifest: Manifest,
  settings: ApiSettings,
  log: Logger,
): Promise<void> {
  const unlock = settings.databaseUrl === null ? await lockDataDir(settings.dataDir) : undefined;
  try {
    const { entities, migrations } = await findModules();
    const open = (made: typeof migrations) => openDatabase({ settings, log, entities, migrations: made });
    // Files without rows are harmless; rows without their files would be served.
    await putFiles(join(folder, BACKUP_PATHS.files), settings);
    const before = new Set(manifest.migrations);
    await (await open(migrations.filter((Migration) => before.has(getMigrationName(new Migration()))))).close();
    const tables = await openTableStore(settings, log);
    try {
      await tables.begin('fill');
      const existing = new Set(await tables.names());
      const unknown = Object.keys(manifest.tables).find((table) => !existing.has(table));
      if (unknown) throw new BackupError(`This backup has a table ${unknown}, which no migration creates.`);
      for (const table of Object.keys(manifest.tables)) await fill(tables, table, folder);
      for (const [table, expected] of Object.entries(manifest.tables)) await compare(tables, table, expected);
      for (const statement of deactivateStatements(entities)) await tables.run(statement);
      await tables.commit();
    } finally {
      await tables.close();
    }
    await (await open(migrations)).close();
  } finally {
    unlock?.();
  }
}
