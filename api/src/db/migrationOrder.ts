import type { MigrationInterface } from 'typeorm';

/** A change of the tables that takes something away. */
export interface Contracting extends MigrationInterface {
  /**
   * The release that first did without it. While an older one may run, the change must not be made; so it belongs to a
   * later release, and a lint refuses one that takes away and does not say this.
   */
  readonly unreadSince: string;
}

type Made = new () => MigrationInterface;

/** The name by which a database remembers a migration. */
export const nameOf = (migration: MigrationInterface): string => migration.name ?? migration.constructor.name;

/** The time at the end of a migration's name, by which TypeORM orders them. */
export const timeOf = (name: string): number => Number(name.slice(-13));

/** Migrations in the order in which they are run. */
export const inOrder = (migrations: readonly MigrationInterface[]): MigrationInterface[] =>
  migrations.toSorted((one, other) => timeOf(nameOf(one)) - timeOf(nameOf(other)));

/** Those that a database has not been through, which has been through these, in the order in which they are run. */
export const pendingOf = (migrations: readonly Made[], run: ReadonlySet<string>): MigrationInterface[] =>
  inOrder(migrations.map((Migration) => new Migration())).filter((migration) => !run.has(nameOf(migration)));

/** The release without which it must not be made; null for a migration that takes nothing away. */
export const unreadSince = (migration: MigrationInterface): string | null =>
  'unreadSince' in migration ? String(migration.unreadSince) : null;
