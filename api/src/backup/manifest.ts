import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Of } from './rows.ts';

/** Raised when a backup of before could not be read by what reads it now. */
export const FORMAT = 1;

/** What a backup says of itself. */
export interface Manifest {
  format: number;
  /** When it was made; all tables are as they were at this moment. ISO 8601. */
  made: string;
  /** The changes that its tables had been through. */
  migrations: readonly string[];
  /** How many rows each table has, and what they hold (see TableChecksum). */
  tables: Readonly<Record<string, { rows: number; digest: string }>>;
  /** Files of the data folder beside the database. */
  files: { count: number; bytes: number };
}

/** Where what lies in a backup. The sums are as `sha256sum --check` reads them. */
export const BACKUP_PATHS = {
  manifest: 'manifest.json',
  sums: 'SHA256SUMS',
  tables: 'tables',
  files: 'files',
} as const;

export const tableFile = (folder: string, table: string): string =>
  join(folder, BACKUP_PATHS.tables, `${table}.ndjson.gz`);

/** A backup cannot be believed, or does not belong here; the message says what about it. */
export class BackupError extends Error {}

/** Every file below a folder, by its path from there, in the order of the alphabet. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

const sumOf = (folder: string, file: string) => sha256Of(createReadStream(join(folder, file)));

/** Writes down what every file of a backup is. */
export async function writeSums(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const file of await filesBelow(folder)) lines.push(`${await sumOf(folder, file)}  ${file}\n`);
  await writeFile(join(folder, BACKUP_PATHS.sums), lines.join(''), { mode: 0o600 });
}

async function readSums(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, BACKUP_PATHS.sums), 'utf8').catch(() => {
    throw new BackupError(`${folder} is no whole backup: it has no ${BACKUP_PATHS.sums}.`);
  });
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
}

/**
 * Reads what a backup says of itself, after every byte of it was found to be what was written.
 * @throws BackupError when a file is missing, was changed, or was put there
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const sums = await readSums(folder);
  const there = (await filesBelow(folder)).filter((file) => file !== BACKUP_PATHS.sums);
  const foreign = there.find((file) => !sums.has(file));
  if (foreign) throw new BackupError(`${foreign} does not belong to this backup.`);
  for (const [file, sum] of sums) {
    if (!there.includes(file)) throw new BackupError(`${file} is missing from this backup.`);
    if ((await sumOf(folder, file)) !== sum) throw new BackupError(`${file} is not what was written: it is damaged.`);
  }
  const manifest = JSON.parse(await readFile(join(folder, BACKUP_PATHS.manifest), 'utf8')) as Manifest;
  if (manifest.format !== FORMAT) {
    throw new BackupError(`This backup is of format ${manifest.format}; here format ${FORMAT} is read.`);
  }
  return manifest;
}
