import type { EntitySchema, MigrationInterface } from 'typeorm';
import type { Sweeps } from '../db/sweep.ts';
import type { Chores, Parts } from '../parts.ts';
import type { Route } from '../server/route.ts';
import type { ApiSettings } from '../settings.ts';

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
}
