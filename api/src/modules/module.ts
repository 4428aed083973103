import type { EntitySchema, MigrationInterface } from 'typeorm';
import type { Database } from '../db/database.ts';
import type { Sweeps } from '../db/sweep.ts';
import type { Chores, Parts } from '../parts.ts';
import type { Route } from '../server/route.ts';
import type { ApiSettings } from '../settings.ts';
import type { MailFiles } from './outbox/attachment.ts';

/** What a module brings: everything that the api must know of it. */
export interface ApiModule {
  /** Its tables. */
  readonly entities?: readonly EntitySchema[];
  /** Changes of its tables; they are run with those of all modules in the order of the times in their names. */
  readonly migrations?: readonly (new () => MigrationInterface)[];
  /** What answers its endpoints. */
  readonly routes?: (parts: Parts) => Route[];
  /** Its rows that have had their time by now. */
  readonly sweeps?: (settings: ApiSettings, now: number) => Sweeps;
  /** What else it puts in order now and then. */
  readonly chores?: (parts: Parts, now: number) => Chores;
  /** What makes the files that go with its mails. */
  readonly mailFiles?: (db: Database) => MailFiles;
}
