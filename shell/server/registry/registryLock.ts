import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { RegistryError } from './registryError.ts';

const LOCK_FILE = 'registry.lock';

/** How long a publisher waits for another one, in milliseconds; a release takes seconds. */
const TIMEOUT_MS = 60_000;

/** SQLite's code for a lock that another connection has. */
const BUSY = 5;

/**
 * Runs `work` under an exclusive lock of the data folder. The lock is SQLite's on an empty database: the operating
 * system releases it when its owner ends, in any way.
 * @param patienceMs how long to wait for the lock; the calling thread blocks
 * @throws RegistryError on a timeout; `work` is not run then
 */
export function withRegistryLock<Result>(dataDir: string, work: () => Result, patienceMs = TIMEOUT_MS): Result {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: patienceMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new RegistryError(
      `Another process has locked the releases of this data folder for ${patienceMs / 1_000} seconds. Please try again.`,
    );
  }
  try {
    return work();
  } finally {
    lock.close();
  }
}
