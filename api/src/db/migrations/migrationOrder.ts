import type { MigrationInterface } from 'typeorm';

/** A destructive migration. */
export interface ContractMigration extends MigrationInterface {
  /**
   * The first release that does not use what is removed. The migration must not run while an older release may run, so
   * it belongs to a later release; a lint rule rejects destructive migrations without this.
   */
  readonly unusedSince: string;
}

type MigrationClass = new () => MigrationInterface;

/** Returns the name under which a migration is recorded. */
export const getMigrationName = (migration: MigrationInterface): string => migration.name ?? migration.constructor.name;

/** Returns the timestamp at the end of a migration's name, by which TypeORM sorts. */
export const getMigrationTimestamp = (name: string): number => Number(name.slice(-13));

/** Sorts migrations by execution order. */
export const sortMigrations = (migrations: readonly MigrationInterface[]): MigrationInterface[] =>
  migrations.toSorted(
    (one, other) => getMigrationTimestamp(getMigrationName(one)) - getMigrationTimestamp(getMigrationName(other)),
  );

/** Returns the migrations that have not been applied, in execution order. */
export const listPendingMigrations = (
  migrations: readonly MigrationClass[],
  run: ReadonlySet<string>,
): MigrationInterface[] =>
  sortMigrations(migrations.map((Migration) => new Migration())).filter(
    (migration) => !run.has(getMigrationName(migration)),
  );

/** Returns the minimum release of all running processes; null for a migration that is not destructive. */
export const getUnusedSince = (migration: MigrationInterface): string | null =>
  'unusedSince' in migration ? String(migration.unusedSince) : null;
