import { isUnavailable } from '../db/faults.ts';
import type { Log } from '../server/log.ts';
import type { ApiSettings } from '../settings.ts';
import { StartRefused } from '../startRefused.ts';
import type { Tables } from './tables.ts';

/**
 * Opens the tables of a site. The database must be there.
 * @throws StartRefused when it cannot be reached
 */
export async function openTables(settings: ApiSettings, log: Log): Promise<Tables> {
  try {
    if (settings.databaseUrl === null) return await (await import('./tables.sqlite.ts')).openSqliteTables(settings);
    return await (await import('./tables.mysql.ts')).openMysqlTables(settings.databaseUrl, settings, log);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new StartRefused('The database cannot be reached. Please see whether it is well.');
  }
}
