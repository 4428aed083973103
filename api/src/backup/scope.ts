import type { EntitySchema } from 'typeorm';
import { RELEASE_TABLE } from '../db/mysql/mysql.server.ts';

/** The file of the data folder that a backup contains beside database and uploads (docs/explanation/data.md). */
export const TEAMS_FILE = 'teams.json';

/** The folder of a backup's files that those of tickets lie in, wherever a site has them. */
export const UPLOADS = 'uploads';

/** On a server: which change of the tables is being made. */
export const MIGRATION_STEPS_TABLE = 'migration_steps';

/** Books of how the tables were made, which a restore makes anew; counters of an hour; and the front door's own table. */
const LEFT_OUT = new Set<string>(['migrations', MIGRATION_STEPS_TABLE, 'rate_limits', RELEASE_TABLE]);

export const isBackedUp = (table: string): boolean => !LEFT_OUT.has(table);

/**
 * Puts to rest what a backup holds and a restored site must not act on. A row that ends at a time, such as a session or a
 * mailed link, may have been ended earlier since, and would let somebody in again; whoever asked for a link has been sent
 * it. A mail that has gone out since would go out again: it is left for the operator (`skal mail`).
 */
export const deactivateStatements = (entities: readonly EntitySchema[]): string[] => [
  ...entities
    .filter(({ options }) => 'expiresAt' in options.columns)
    .map(({ options }) => `DELETE FROM ${options.tableName}`),
  'DELETE FROM link_requests',
  'UPDATE outbox SET due_at = NULL WHERE sent_at IS NULL',
];
