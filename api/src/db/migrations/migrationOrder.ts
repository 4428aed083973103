import type { MigrationInterface } from 'typeorm';

/** A change of the tables that takes something away. */
export interface ContractMigration extends MigrationInterface {
  /**
   * The release that first did without it. While an older one may run, the change must not be made; so it belongs to a
   * later release, and a lint refuses one that takes away and does not say this.
   */
  readonly unusedSince: string;
}

type MigrationClass = new () => MigrationInterface;

/** The name by which a database remembers a migration. */
export const migrationName = (migration: MigrationInterface): string => migration.name ?? migration.constructor.name;

/** The time at the end of a migration's name, by which TypeORM orders them. */
export const migrationTimestamp = (name: string): number => Number(name.slice(-13));

/** Migrations in the order in which they are run. */
export const sortMigrations = (migrations: readonly MigrationInterface[]): MigrationInterface[] =>
  migrations.toSorted(
    (one, other) => migrationTimestamp(migrationName(one)) - migrationTimestamp(migrationName(other)),
  );

/** Those that a database has not been through, which has been through these, in the order in which they are run. */
export const pendingMigrations = (
  migrations: readonly MigrationClass[],
  run: ReadonlySet<string>,
): MigrationInterface[] =>
  sortMigrations(migrations.map((Migration) => new Migration())).filter(
    (migration) => !run.has(migrationName(migration)),
  );

/** The release without which it must not be made; null for a migration that takes nothing away. */
export const unusedSince = (migration: MigrationInterface): string | null =>
  'unusedSince' in migration ? String(migration.unusedSince) : null;
