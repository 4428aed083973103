import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { RegistryError } from './registryError.ts';

const LOCK_FILE = 'registry.lock';

/** How long a publisher waits for another one before it says so; a release takes seconds. */
const PATIENCE_MS = 60_000;

/** SQLite's code for a lock that somebody else has. */
const BUSY = 5;

/**
 * Does a piece of work while no other process of this data folder does any. The lock is SQLite's on an empty database:
 * the operating system holds it, and lets go of it when its owner ends, however that comes about.
 * @param patienceMs how long it waits for the others, and whoever calls it with it
 * @throws RegistryError when the others take too long; nothing is done then
 */
export function withRegistryLock<Result>(dataDir: string, work: () => Result, patienceMs = PATIENCE_MS): Result {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: patienceMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new RegistryError(
      `Somebody else has been releasing to this data folder for ${patienceMs / 1_000} seconds. Please try again.`,
    );
  }
  try {
    return work();
  } finally {
    lock.close();
  }
}
