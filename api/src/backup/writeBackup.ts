import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ObjectNotFoundError, renameDurably, type Storage, syncTree } from '@skal/storage';
import { getErrorCode } from '../errorProps.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { BACKUP_PATHS, BackupError, FORMAT, getTableFile, type Manifest, writeSums } from './manifest.ts';
import { formatRow, TableChecksum } from './rows.ts';
import { isBackedUp, MIGRATION_STEPS_TABLE, TEAMS_FILE, UPLOADS } from './scope.ts';
import type { Row, TableStore } from './tableStore.ts';

const BACKED_UP_FILES = { recursive: true, mode: 0o700 } as const;

/** Returns one column of a table; column names are the same on both kinds of database. */
const column = async (rows: AsyncIterable<Row> | Iterable<Row>, name: string): Promise<string[]> => {
  const found: string[] = [];
  for await (const row of rows) found.push(String(row[name]));
  return found.sort();
};

async function writeTable(tables: TableStore, table: string, folder: string) {
  const sum = new TableChecksum();
  async function* lines() {
    for await (const row of tables.rows(table)) {
      const line = formatRow(row);
      sum.add(line);
      yield `${line}\n`;
    }
  }
  const file = createWriteStream(getTableFile(folder, table), { mode: 0o600 });
  await pipeline(Readable.from(lines()), createGzip(), file);
  return { rows: sum.rows, digest: sum.digest() };
}

/** Copies uploads. Skips files deleted meanwhile: their rows are deleted as well. */
async function copyUploads(uploads: Storage, folder: string): Promise<Manifest['files']> {
  const copied = { count: 0, bytes: 0 };
  for await (const { key, bytes } of uploads.list()) {
    const to = join(folder, BACKUP_PATHS.files, UPLOADS, key);
    await mkdir(dirname(to), BACKED_UP_FILES);
    try {
      await pipeline(await uploads.get(key), createWriteStream(to, { mode: 0o600 }));
    } catch (error) {
      if (error instanceof ObjectNotFoundError) continue;
      throw error;
    }
    copied.count += 1;
    copied.bytes += bytes;
  }
  return copied;
}

/** Copies the other backed-up files, where they exist. */
async function copyDataFiles(dataDir: string, folder: string): Promise<Manifest['files']> {
  const to = join(folder, BACKUP_PATHS.files, TEAMS_FILE);
  await mkdir(dirname(to), BACKED_UP_FILES);
  try {
    await copyFile(join(dataDir, TEAMS_FILE), to);
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return { count: 0, bytes: 0 };
    throw error;
  }
  return { count: 1, bytes: (await stat(to)).size };
}

/**
 * Writes a backup into a new folder: a snapshot of all tables, then the files referenced by it, which are immutable and
 * deleted only after their rows. The folder gets its final name when it is complete.
 */
export async function writeBackup(
  tables: TableStore,
  { dataDir, uploads }: Pick<ApiSettings, 'dataDir'> & { uploads: Storage },
  folder: string,
  now: Date,
): Promise<Manifest> {
  const partial = `${folder}.partial`;
  await mkdir(join(partial, BACKUP_PATHS.tables), BACKED_UP_FILES);
  try {
    await tables.begin('read');
    const migrations = await column(tables.rows('migrations'), 'name');
    const names = await tables.names();
    if (
      names.includes(MIGRATION_STEPS_TABLE) &&
      (await column(tables.rows(MIGRATION_STEPS_TABLE), 'name')).length > 0
    ) {
      throw new BackupError('A migration is in progress. Try again when skal db migrate has ended.');
    }
    const sums: Record<string, { rows: number; digest: string }> = {};
    for (const table of names.filter(isBackedUp).sort()) {
      sums[table] = await writeTable(tables, table, partial);
    }
    await tables.commit();
    const parts = [await copyUploads(uploads, partial), await copyDataFiles(dataDir, partial)];
    const sumParts = (what: 'count' | 'bytes') => parts.reduce((sum, part) => sum + part[what], 0);
    const files = { count: sumParts('count'), bytes: sumParts('bytes') };
    const manifest: Manifest = { format: FORMAT, made: now.toISOString(), migrations, tables: sums, files };
    await writeFile(join(partial, BACKUP_PATHS.manifest), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    await writeSums(partial);
    // A power cut right after the command must not leave a backup with empty files.
    await syncTree(partial);
    await renameDurably(partial, folder);
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}
