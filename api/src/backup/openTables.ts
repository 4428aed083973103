import { isUnavailable } from '../db/faults.ts';
import type { Logger } from '../server/log.ts';
import type { ApiSettings } from '../settings.ts';
import { StartupError } from '../startRefused.ts';
import type { TableStore } from './tables.ts';

/**
 * Opens the tables of a site. The database must be there.
 * @throws StartupError when it cannot be reached
 */
export async function openTableStore(settings: ApiSettings, log: Logger): Promise<TableStore> {
  try {
    if (settings.databaseUrl === null) return await (await import('./tables.sqlite.ts')).openSqliteTableStore(settings);
    return await (await import('./tables.mysql.ts')).openMysqlTableStore(settings.databaseUrl, settings, log);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new StartupError('The database cannot be reached. Please see whether it is well.');
  }
}
