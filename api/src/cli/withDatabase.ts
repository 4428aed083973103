import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { findModules } from '../modules/modules.ts';
import { createLogger } from '../server/observability/log.ts';
import type { ApiSettings } from '../settings/settings.ts';

/** Runs work on a site's database, beside the running site. */
export async function withDatabase<T>(settings: ApiSettings, work: (db: Database) => Promise<T>): Promise<T> {
  const log = createLogger(settings.logLevel);
  const db = await openDatabase({ settings, log, ...(await findModules()) });
  try {
    return await work(db);
  } finally {
    await db.close();
    log.flush();
  }
}
