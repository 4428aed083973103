import type { MigrationInterface } from 'typeorm';
import { withDatabase } from '../cli/withDatabase.ts';
import { readAppliedMigrations } from '../db/migrations/appliedMigrations.ts';
import { getMigrationName, getUnusedSince, listPendingMigrations } from '../db/migrations/migrationOrder.ts';
import { rejectPreRelease } from '../db/preRelease.ts';
import { findModules } from '../modules/modules.ts';
import { createLogger } from '../server/observability/log.ts';
import { readSettings } from '../settings/settings.ts';

/** Lists migrations, one per line, with the condition of a destructive one. */
export const listMigrations = (migrations: readonly MigrationInterface[]): string =>
  migrations
    .map((migration) => {
      const release = getUnusedSince(migration);
      const condition = release ? ` is destructive: every running api must be ${release} or newer` : '';
      return `  ${getMigrationName(migration)}${condition}\n`;
    })
    .join('');

/**
 * Runs the pending migrations of a site, as a start would. Creates no demo accounts in a new database.
 * @param options.dryRun only lists them
 * @throws StartupError for a pre-release database
 */
export async function migrate(options: { dryRun?: boolean }): Promise<string> {
  const settings = readSettings(process.env);
  const { migrations } = await findModules();
  const made = await readAppliedMigrations(settings, createLogger(settings.logLevel));
  rejectPreRelease([...made]);
  const pending = listPendingMigrations(migrations, made);
  if (pending.length === 0) return 'The database is up to date.\n';
  if (options.dryRun) return `Would run, in this order:\n${listMigrations(pending)}`;
  // Opening the database runs them; of several processes, one runs each migration.
  await withDatabase(settings, async () => {});
  return `Ran, in this order:\n${listMigrations(pending)}The database is up to date.\n`;
}
