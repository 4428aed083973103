import type { EntityManager, EntitySchema, MigrationInterface } from 'typeorm';
import type { Logger } from '../server/observability/log.ts';
import type { ApiSettings } from '../settings/settings.ts';
import type { CounterPool } from './mysql/mysql.lease.ts';

/** Database access for modules; the same on both kinds. */
export interface Database {
  readonly kind: 'sqlite' | 'mysql';
  /** Whether the database had no tables before this start. */
  readonly isNew: boolean;
  /** Runs a SELECT in portable SQL; inside a transaction it sees the transaction's writes. */
  query<Row extends object>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /**
   * Streams any number of rows in batches, as one snapshot. Takes no locks; ending the iteration early ends the
   * statement.
   */
  stream<Row extends object>(sql: string, parameters?: readonly unknown[]): AsyncGenerator<Row[]>;
  /** Reads entities; inside a transaction it sees the transaction's writes. */
  read<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  /**
   * Runs work in a transaction, or joins the current one. Keep slow work out of it: on SQLite all transactions run one
   * after another.
   */
  tx<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  /**
   * Enables timeouts, now that users wait for results: on a server, work is aborted after `databaseDeadlineMs`. Before,
   * during startup and in commands, it may take as long as the startup wait.
   */
  enforceDeadlines(): void;
  /** Connections for the rate limit library; null when the counters use a separate file. */
  readonly counters: CounterPool | null;
  /** Number of running operations, and of those waiting. */
  load(): { busy: number; waiting: number };
  /** Resolves when the database accepts writes, with its clock in milliseconds. */
  ping(): Promise<number>;
  /** Statements that would make the schema match the entities; none when the migrations are complete. */
  schemaDrift(): Promise<string[]>;
  close(): Promise<void>;
}

/** Rows per batch of a stream: less than a millisecond of work, and enough to send. */
export const STREAM_BATCH = 50;

export interface DatabaseOptions {
  settings: ApiSettings;
  log: Logger;
  entities: EntitySchema[];
  migrations: (new () => MigrationInterface)[];
}
