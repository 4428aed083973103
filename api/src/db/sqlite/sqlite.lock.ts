import { join } from 'node:path';
import { codeOf } from '../../errorProps.ts';
import { StartupError } from '../../StartupError.ts';
import { ensureDataDir, loadSqlite } from './sqlite.ts';

/**
 * Keeps the data folder for this process until the returned function is called. The queue of transactions and the
 * worker for mails count on being the only ones. The lock is one of the operating system's, on a file beside the
 * database: it ends with the process however that ends, and who only reads or repairs the database is not kept out.
 * @throws StartupError when another process serves the folder
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  ensureDataDir(dataDir);
  const connection = new (await loadSqlite())(join(dataDir, 'serving.lock'), { timeout: 0 });
  try {
    connection.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    connection.close();
    if (codeOf(error) !== 'SQLITE_BUSY') throw error;
    throw new StartupError(
      `Another process already serves the data folder ${dataDir}. An embedded database is for one process: ` +
        'stop the other one first, or set DATABASE_URL to a server that several may share.',
    );
  }
  return () => connection.close();
}
