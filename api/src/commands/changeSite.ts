import type { Database } from '../db/database.ts';
import { madeMigrations } from '../db/madeMigrations.ts';
import { pendingOf } from '../db/migrationOrder.ts';
import { findModules } from '../modules/modules.ts';
import { onDatabase } from '../onDatabase.ts';
import { openLog } from '../server/log.ts';
import { conflict } from '../server/refusal.ts';
import type { ApiSettings } from '../settings.ts';

/** Ends the transaction of a dry run. */
class DryRunEnd extends Error {}

/**
 * Changes a site's database. A dry run makes the same checks and rolls the change back.
 * @throws Refusal for a dry run on a database with pending migrations: to open it is to run them
 */
export async function changeSite(
  settings: ApiSettings,
  dryRun: boolean,
  change: (db: Database) => Promise<void>,
): Promise<void> {
  if (!dryRun) return onDatabase(settings, change);
  const { migrations } = await findModules();
  if (pendingOf(migrations, await madeMigrations(settings, openLog(settings.logLevel))).length > 0)
    throw conflict('The database has pending migrations. Run skal db migrate first.');
  await onDatabase(settings, (db) =>
    db.tx(async () => {
      await change(db);
      throw new DryRunEnd();
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof DryRunEnd)) throw error;
  });
}
