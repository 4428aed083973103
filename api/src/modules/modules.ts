import { readdirSync } from 'node:fs';
import type { EntitySchema, MigrationInterface } from 'typeorm';
import type { Database } from '../db/database.ts';
import type { RetentionRules } from '../db/rows/retention.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Route } from '../server/http/route.ts';
import type { ApiSettings } from '../settings/settings.ts';
import type { ApiModule, BackgroundWorker, Jobs } from './module.ts';
import type { AttachmentBuilders } from './outbox/attachment.ts';

/** All modules combined. */
export interface Modules {
  entities: EntitySchema[];
  migrations: (new () => MigrationInterface)[];
  routes(deps: Dependencies): Route[];
  retention(settings: ApiSettings, now: number): RetentionRules;
  jobs(deps: Dependencies, now: number): Jobs;
  workers(deps: Dependencies): BackgroundWorker[];
  mailFiles(db: Database): AttachmentBuilders;
}

const NAME = /^([^/\\]+)[/\\]\1\.module\.ts$/;

/** Finds the modules: every folder `<subject>` with a `<subject>.module.ts`. They are registered nowhere else. */
export async function findModules(): Promise<Modules> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    NAME.test(file),
  );
  const loaded = await Promise.all(
    files.sort().map(async (file) => {
      const address = new URL(file.replaceAll('\\', '/'), import.meta.url);
      return ((await import(address.href)) as { default: ApiModule }).default;
    }),
  );
  return {
    entities: loaded.flatMap(({ entities = [] }) => entities),
    migrations: loaded.flatMap(({ migrations = [] }) => migrations),
    routes: (deps) => loaded.flatMap(({ routes }) => routes?.(deps) ?? []),
    retention: (settings, now) => Object.assign({}, ...loaded.map(({ retention }) => retention?.(settings, now))),
    jobs: (deps, now) => Object.assign({}, ...loaded.map(({ jobs }) => jobs?.(deps, now))),
    workers: (deps) => loaded.flatMap(({ workers }) => workers?.(deps) ?? []),
    mailFiles: (db) => Object.assign({}, ...loaded.map(({ mailFiles }) => mailFiles?.(db))),
  };
}
