import type { DataSource, EntityManager } from 'typeorm';
import { StartupError } from '../StartupError.ts';
import { getMigrationTimestamp } from './migrations/migrationOrder.ts';

/** Date of the baseline migrations. Older migrations were never released (ADR-0018). */
const BASELINE = Date.UTC(2026, 10, 30);

/** Remedy for a pre-release database. */
export const EMPTY_DATABASE =
  'Use an empty database (DATABASE_URL), or for the embedded one an empty data folder (SKAL_DATA_DIR).';

/** Returns the first migration of a pre-release; undefined if there is none. */
export const findPreRelease = (migrations: Iterable<string>): string | undefined =>
  [...migrations].find((name) => getMigrationTimestamp(name) < BASELINE);

/** Reads a column of names. */
export const readNames = async (
  from: Pick<EntityManager, 'query'>,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<string[]> => (await from.query<{ name: string }[]>(sql, [...parameters])).map(({ name }) => name);

/** Returns those of the tables that have an entity. */
export const filterEntityTables = ({ entityMetadatas }: DataSource, tables: readonly string[]): string[] =>
  entityMetadatas.map(({ tableName }) => tableName).filter((name) => tables.includes(name));

/**
 * Rejects a pre-release database.
 * @param migrationNames names of the migrations that were applied or started
 * @param tables its tables that this release creates as well
 * @throws StartupError when a migration is older than the baseline, or a table has no migration
 */
export function rejectPreRelease(migrationNames: readonly string[], tables: readonly string[] = []): void {
  const old = findPreRelease(migrationNames);
  const [untrackedTable] = migrationNames.length === 0 ? tables : [];
  const reason = old ? `migration ${old}` : untrackedTable && `table ${untrackedTable} without migrations`;
  if (reason) {
    throw new StartupError(
      `This database is from a pre-release of Skal (${reason}), whose data this version cannot read. ${EMPTY_DATABASE}`,
    );
  }
}
