import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { computeSha256 } from './rows.ts';

/** Version of the backup format; incremented when older backups become unreadable. */
export const FORMAT = 1;

/** Description of a backup. */
export interface Manifest {
  format: number;
  /** Time of the snapshot of all tables, ISO 8601. */
  made: string;
  /** Migrations that its tables have had. */
  migrations: readonly string[];
  /** Number of rows and checksum per table (see TableChecksum). */
  tables: Readonly<Record<string, { rows: number; digest: string }>>;
  /** Files of the data directory besides the database. */
  files: { count: number; bytes: number };
}

/** Paths within a backup. The checksum file has the format of `sha256sum --check`. */
export const BACKUP_PATHS = {
  manifest: 'manifest.json',
  sums: 'SHA256SUMS',
  tables: 'tables',
  files: 'files',
} as const;

export const getTableFile = (folder: string, table: string): string =>
  join(folder, BACKUP_PATHS.tables, `${table}.ndjson.gz`);

/** The backup is damaged or cannot be restored here; the message says why. */
export class BackupError extends Error {}

/** Lists all files below a folder by relative path, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

const computeChecksum = (folder: string, file: string) => computeSha256(createReadStream(join(folder, file)));

/** Writes the checksums of all files of a backup. */
export async function writeSums(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const file of await listFiles(folder)) lines.push(`${await computeChecksum(folder, file)}  ${file}\n`);
  await writeFile(join(folder, BACKUP_PATHS.sums), lines.join(''), { mode: 0o600 });
}

async function readSums(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, BACKUP_PATHS.sums), 'utf8').catch(() => {
    throw new BackupError(`${folder} is not a complete backup: ${BACKUP_PATHS.sums} is missing.`);
  });
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
}

/**
 * Reads the manifest of a backup, after verifying the checksum of every file.
 * @throws BackupError when a file is missing, changed, or added
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const sums = await readSums(folder);
  const files = (await listFiles(folder)).filter((file) => file !== BACKUP_PATHS.sums);
  const foreign = files.find((file) => !sums.has(file));
  if (foreign) throw new BackupError(`${foreign} is not part of this backup.`);
  for (const [file, sum] of sums) {
    if (!files.includes(file)) throw new BackupError(`${file} is missing from this backup.`);
    if ((await computeChecksum(folder, file)) !== sum) throw new BackupError(`${file} is damaged (checksum mismatch).`);
  }
  const manifest = JSON.parse(await readFile(join(folder, BACKUP_PATHS.manifest), 'utf8')) as Manifest;
  if (manifest.format !== FORMAT) {
    throw new BackupError(`This backup has format ${manifest.format}; this version supports format ${FORMAT}.`);
  }
  return manifest;
}
