import { join } from 'node:path';
import { getErrorCode } from '../../errorProps.ts';
import { StartupError } from '../../StartupError.ts';
import { ensureDataDir, loadSqlite } from './sqlite.ts';

/**
 * Locks the data directory for this process until the returned function is called. The transaction queue and the mail
 * worker assume a single process. The operating system releases the lock when the process ends. It does not block
 * commands that read or repair the database.
 * @throws StartupError when another process serves the directory
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  ensureDataDir(dataDir);
  const connection = new (await loadSqlite())(join(dataDir, 'serving.lock'), { timeout: 0 });
  try {
    connection.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    connection.close();
    if (getErrorCode(error) !== 'SQLITE_BUSY') throw error;
    throw new StartupError(
      `Another process already serves the data folder ${dataDir}. An embedded database is for one process: ` +
        'stop the other one first, or set DATABASE_URL to a server that several may share.',
    );
  }
  return () => connection.close();
}
