import type { DataSource, EntityManager } from 'typeorm';
import { StartupError } from '../StartupError.ts';
import { migrationTimestamp } from './migrations/migrationOrder.ts';

/** The day of the baseline migrations. Migrations of an earlier time were never released (ADR-0018). */
const BASELINE = Date.UTC(2026, 10, 29);

/** What to do about a database of a pre-release. */
export const EMPTY_DATABASE =
  'Use an empty database (DATABASE_URL), or for the embedded one an empty data folder (SKAL_DATA_DIR).';

/** The first of these migrations that a pre-release made; undefined when all are of a release. */
export const preReleaseAmong = (migrations: Iterable<string>): string | undefined =>
  [...migrations].find((name) => migrationTimestamp(name) < BASELINE);

/** Reads one column of names. */
export const namesIn = async (
  from: Pick<EntityManager, 'query'>,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<string[]> => (await from.query<{ name: string }[]>(sql, [...parameters])).map(({ name }) => name);

/** Those of these tables that the entities describe. */
export const tablesOf = ({ entityMetadatas }: DataSource, tables: readonly string[]): string[] =>
  entityMetadatas.map(({ tableName }) => tableName).filter((name) => tables.includes(name));

/**
 * Refuses a database that a pre-release made.
 * @param begun the names of the migrations that it has been through, or that are under way
 * @param tables the names of its tables that this release makes too
 * @throws StartupError when a migration is older than the baseline, or a table was made by no migration
 */
export function refusePreRelease(begun: readonly string[], tables: readonly string[] = []): void {
  const old = preReleaseAmong(begun);
  const [stray] = begun.length === 0 ? tables : [];
  const evidence = old ? `migration ${old}` : stray && `table ${stray} without migrations`;
  if (evidence) {
    throw new StartupError(
      `A pre-release of Skal made this database (${evidence}), and this version cannot read its data. ${EMPTY_DATABASE}`,
    );
  }
}
