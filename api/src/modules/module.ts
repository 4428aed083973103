import type { EntitySchema, MigrationInterface } from 'typeorm';
import type { Database } from '../db/database.ts';
import type { RetentionRules } from '../db/rows/retention.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Route } from '../server/http/route.ts';
import type { ApiSettings } from '../settings/settings.ts';
import type { AttachmentBuilders } from './outbox/attachment.ts';

/** Periodic jobs by name. */
export type Jobs = Readonly<Record<string, () => Promise<void>>>;

/** Work that runs beside the requests, such as sending a queue. */
export interface BackgroundWorker {
  start(): void;
  /** Resolves once nothing runs any more. */
  stop(): Promise<void>;
}

/** Everything that the api must know of a module. */
export interface ApiModule {
  /** Entities of its tables. */
  readonly entities?: readonly EntitySchema[];
  /** Migrations of its tables; those of all modules run in the order of their timestamps. */
  readonly migrations?: readonly (new () => MigrationInterface)[];
  readonly routes?: (deps: Dependencies) => Route[];
  /** Rules that delete its expired rows. */
  readonly retention?: (settings: ApiSettings, now: number) => RetentionRules;
  readonly jobs?: (deps: Dependencies, now: number) => Jobs;
  /** Workers, started once requests can be answered. */
  readonly workers?: (deps: Dependencies) => readonly BackgroundWorker[];
  /** Builders of the attachments of its emails. */
  readonly mailFiles?: (db: Database) => AttachmentBuilders;
}
