/**
 * A killed run leaves its server and its files behind. Each folder records the ids of its owner and its server, so that the next
 * run removes exactly those whose owner has ended.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const FOLDER_PREFIX = 'skal-database-';
/** Prefix of a run's own folder. */
export const RUN_PREFIX = 'skal-run-';
const PREFIXES = [FOLDER_PREFIX, RUN_PREFIX];
const RECORD_FILE = 'processes.json';

interface ProcessRecord {
  readonly owner: number;
  readonly server: number | null;
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Process ids are reused: only a process started on this folder is the server. */
const servesFolder = async (pid: number, folder: string): Promise<boolean> =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes(folder);

/** Records the owner of a folder, and the server that works in it. */
export const recordProcesses = async (folder: string, server: number | null = null): Promise<void> => {
  const record: ProcessRecord = { owner: process.pid, server };
  await writeFile(join(folder, RECORD_FILE), JSON.stringify(record));
};

/** Reads the record of a folder; undefined if it is missing or truncated. */
const readRecord = async (folder: string): Promise<ProcessRecord | undefined> => {
  try {
    const record = JSON.parse(await readFile(join(folder, RECORD_FILE), 'utf8')) as ProcessRecord | null;
    return Number.isInteger(record?.owner) ? (record ?? undefined) : undefined;
  } catch {
    return undefined;
  }
};

/** Ends the servers of ended runs, and removes their files. */
export const removeOrphans = async (): Promise<void> => {
  const names = await readdir(tmpdir());
  for (const name of names.filter((entry) => PREFIXES.some((prefix) => entry.startsWith(prefix)))) {
    const folder = join(tmpdir(), name);
    const record = await readRecord(folder);
    if (!record || isRunning(record.owner)) continue;
    if (record.server !== null && (await servesFolder(record.server, folder))) process.kill(record.server, 'SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
};
