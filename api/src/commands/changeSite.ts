import { withDatabase } from '../cli/withDatabase.ts';
import type { Database } from '../db/database.ts';
import { readAppliedMigrations } from '../db/migrations/appliedMigrations.ts';
import { listPendingMigrations } from '../db/migrations/migrationOrder.ts';
import { findModules } from '../modules/modules.ts';
import { conflict } from '../server/errors/HttpError.ts';
import { createLogger } from '../server/observability/log.ts';
import type { ApiSettings } from '../settings/settings.ts';

/** Ends the transaction of a dry run. */
class DryRunEnd extends Error {}

/**
 * Changes a site's database. A dry run makes the same checks and rolls the change back.
 * @throws HttpError for a dry run with pending migrations, which opening the database would run
 */
export async function changeSite(
  settings: ApiSettings,
  dryRun: boolean,
  change: (db: Database) => Promise<void>,
): Promise<void> {
  if (!dryRun) return withDatabase(settings, change);
  const { migrations } = await findModules();
  if (
    listPendingMigrations(migrations, await readAppliedMigrations(settings, createLogger(settings.logLevel))).length > 0
  )
    throw conflict('The database has pending migrations. Run skal db migrate first.');
  await withDatabase(settings, (db) =>
    db.tx(async () => {
      await change(db);
      throw new DryRunEnd();
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof DryRunEnd)) throw error;
  });
}
