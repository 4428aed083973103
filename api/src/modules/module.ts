import type { EntitySchema, MigrationInterface } from 'typeorm';
import type { Database } from '../db/database.ts';
import type { RetentionRules } from '../db/rows/retention.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Route } from '../server/http/route.ts';
import type { ApiSettings } from '../settings/settings.ts';
import type { AttachmentBuilders } from './outbox/attachment.ts';

/** A module of the API. */
export type Jobs = Readonly<Record<string, () => Promise<void>>>;

/** What a module brings: everything that the api must know of it. */
export interface ApiModule {
  /** Entities of its tables. */
  readonly entities?: readonly EntitySchema[];
  /** Changes of its tables; they are run with those of all modules in the order of the times in their names. */
  readonly migrations?: readonly (new () => MigrationInterface)[];
  /** What answers its endpoints. */
  readonly routes?: (deps: Dependencies) => Route[];
  /** Which of its rows have expired by now. */
  readonly retention?: (settings: ApiSettings, now: number) => RetentionRules;
  /** Its periodic jobs. */
  readonly jobs?: (deps: Dependencies, now: number) => Jobs;
  /** What makes the files that go with its mails. */
  readonly mailFiles?: (db: Database) => AttachmentBuilders;
}
