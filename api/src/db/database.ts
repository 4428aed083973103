import type { EntityManager, EntitySchema, MigrationInterface } from 'typeorm';
import type { Logger } from '../server/observability/log.ts';
import type { ApiSettings } from '../settings/settings.ts';
import type { CounterPool } from './mysql/mysql.lease.ts';

/** What a module may do with the database; the same on both kinds. */
export interface Database {
  readonly kind: 'sqlite' | 'mysql';
  /** Whether there was not one table in it before this start. */
  readonly isNew: boolean;
  /** Reads rows by SQL that both kinds understand; inside a transaction it sees what that has written. */
  query<Row extends object>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /**
   * Reads rows of any number, some at a time, all of them as they are when the first are read. Nothing is locked, and
   * whoever asks for no more ends it.
   */
  stream<Row extends object>(sql: string, parameters?: readonly unknown[]): AsyncGenerator<Row[]>;
  /** Reads entities; inside a transaction likewise. */
  read<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  /**
   * Runs work in a transaction; inside another one it becomes part of that. Nothing slow belongs in here: on
   * SQLite all transactions stand in one queue.
   */
  tx<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  /**
   * From now on somebody waits for each answer: on a server, work that takes longer than `databaseDeadlineMs` is given
   * up. Until then, at a start and in a command, it may take as long as a start waits for its database.
   */
  enforceDeadlines(): void;
  /** Its connections for the library that counts; null where the counters have a file of their own. */
  readonly counters: CounterPool | null;
  /** How much is done with it at this moment, and how much waits for its turn. */
  load(): { busy: number; waiting: number };
  /** Resolves when the database answers and takes writes, with what time it is there, in milliseconds. */
  ping(): Promise<number>;
  /** The statements that would make the tables what the entities say; none when the migrations are complete. */
  schemaDrift(): Promise<string[]>;
  close(): Promise<void>;
}

/** So many rows a stream gives at once: less than a millisecond's work, and a part of an answer that is worth sending. */
export const STREAM_BATCH = 50;

export interface DatabaseOptions {
  settings: ApiSettings;
  log: Logger;
  entities: EntitySchema[];
  migrations: (new () => MigrationInterface)[];
}
