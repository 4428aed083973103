import { isUnavailable } from '../db/resilience/databaseErrors.ts';
import { StartupError } from '../StartupError.ts';
import type { Logger } from '../server/observability/log.ts';
import type { ApiSettings } from '../settings/settings.ts';
import type { TableStore } from './tableStore.ts';

/**
 * Opens the tables of an existing database.
 * @throws StartupError when it cannot be reached
 */
export async function openTableStore(settings: ApiSettings, log: Logger): Promise<TableStore> {
  try {
    if (settings.databaseUrl === null)
      return await (await import('./tableStore.sqlite.ts')).openSqliteTableStore(settings);
    return await (await import('./tableStore.mysql.ts')).openMysqlTableStore(settings.databaseUrl, settings, log);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new StartupError('The database cannot be reached. Please check that it is running.');
  }
}
