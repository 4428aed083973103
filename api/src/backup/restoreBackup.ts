import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { renameDurably, type Storage } from '@skal/storage';
import { migrationName } from '../db/migrations/migrationOrder.ts';
import { RELEASE_TABLE } from '../db/mysql/mysql.server.ts';
import { readMysqlUrl } from '../db/mysql.address.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { preReleaseAmong } from '../db/preRelease.ts';
import { lockDataDir } from '../db/sqlite/sqlite.lock.ts';
import { findModules } from '../modules/modules.ts';
import { uploadLocation, withUploadStorage } from '../modules/ticket/attachment/uploadStorage.ts';
import type { Logger } from '../server/observability/log.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { BACKUP_PATHS, BackupError, filesBelow, type Manifest, tableFile } from './manifest.ts';
import { openTableStore } from './openTableStore.ts';
import { lineOf, rowOf, TableChecksum } from './rows.ts';
import { deactivateStatements, TEAMS_FILE, UPLOADS } from './scope.ts';
import type { Row, TableStore } from './tableStore.ts';

/** Rows that go to a server in one statement: well below what one may be long. */
const AT_ONCE = 100;

/** Text that goes to a server in one statement, in characters; a row alone may be longer. */
const TEXT_AT_ONCE = 1_000_000;

/** Fills a table with what a backup holds of it. */
async function fill(tables: TableStore, table: string, folder: string): Promise<void> {
  // A change of the tables may have put rows in; the backup has them as they were.
  await tables.clear(table);
  const input = createReadStream(tableFile(folder, table)).pipe(createGunzip());
  let rows: Row[] = [];
  let length = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    rows.push(rowOf(line));
    length += line.length;
    if (rows.length < AT_ONCE && length < TEXT_AT_ONCE) continue;
    await tables.insert(table, rows);
    rows = [];
    length = 0;
  }
  await tables.insert(table, rows);
}

/** Reads a table again, and holds it to what the backup says of it. */
async function compare(tables: TableStore, table: string, expected: { rows: number; digest: string }): Promise<void> {
  const sum = new TableChecksum();
  for await (const row of tables.rows(table)) sum.add(lineOf(row));
  if (sum.digest() === expected.digest && sum.rows === expected.rows) return;
  throw new BackupError(
    `${table} has not become what it was: ${sum.rows} of ${expected.rows} rows. Nothing is restored.`,
  );
}

/**
 * Sees whether a site may be restored here: never over another one.
 * @throws BackupError when there is something already, or the backup is of a pre-release or of a later release
 */
export async function checkTarget(manifest: Manifest, settings: ApiSettings, log: Logger): Promise<void> {
  const known = new Set((await findModules()).migrations.map((Migration) => migrationName(new Migration())));
  const old = preReleaseAmong(manifest.migrations);
  if (old) throw new BackupError(`A pre-release of Skal made this backup (migration ${old}). It cannot be restored.`);
  const later = manifest.migrations.filter((name) => !known.has(name));
  if (later.length > 0) throw new BackupError(`This backup is of a later release: it knows ${later.join(', ')}.`);
  const kept = join(settings.dataDir, TEAMS_FILE);
  if (existsSync(kept)) throw new BackupError(`${kept} is there already. A site is restored into a new data folder.`);
  if (await withUploadStorage(settings, holdsFiles)) {
    throw new BackupError(
      `${uploadLocation(settings).url} holds files already. A site is restored into a new storage.`,
    );
  }
  if (await holdsTables(settings, log)) {
    throw new BackupError('The database holds tables already. A site is restored into a new one.');
  }
}

async function holdsFiles(uploads: Storage): Promise<boolean> {
  for await (const _ of uploads.list()) return true;
  return false;
}

/** Puts the files of a backup where the restored site will look for them. */
async function putFiles(folder: string, { dataDir, ...settings }: ApiSettings): Promise<void> {
  const stored = join(folder, UPLOADS);
  await withUploadStorage(settings, async (uploads) => {
    for (const file of existsSync(stored) ? await filesBelow(stored) : []) {
      const path = join(stored, file);
      const { size: bytes } = await stat(path);
      await uploads.put(file.split(sep).join('/'), { stream: createReadStream(path), bytes });
    }
  });
  const kept = join(folder, TEAMS_FILE);
  if (!existsSync(kept)) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const half = join(dataDir, `${TEAMS_FILE}.half`);
  await writeFile(half, await readFile(kept), { flush: true, mode: 0o600 });
  await renameDurably(half, join(dataDir, TEAMS_FILE));
}

async function holdsTables(settings: ApiSettings, log: Logger): Promise<boolean> {
  if (settings.databaseUrl === null) {
    const { sqliteFile } = await import('../db/sqlite/sqlite.ts');
    return existsSync(sqliteFile(settings.dataDir));
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
 * Restores a site from a backup whose every byte was found right, into a place that `checkTarget` let pass. Files come first,
 * so that no row is there without its file. The tables are
 * made as they were, filled and compared in one transaction, then brought up to date; so a backup of one kind of database
 * may be restored to the other.
 * @throws BackupError when a table has not become what it was
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
    // Files without rows are harmless; rows whose files are missing would be served.
    await putFiles(join(folder, BACKUP_PATHS.files), settings);
    const before = new Set(manifest.migrations);
    await (await open(migrations.filter((Migration) => before.has(migrationName(new Migration()))))).close();
    const tables = await openTableStore(settings, log);
    try {
      await tables.begin('fill');
      const there = new Set(await tables.names());
      const unknown = Object.keys(manifest.tables).find((table) => !there.has(table));
      if (unknown) throw new BackupError(`This backup holds ${unknown}, which no change of the tables makes.`);
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
