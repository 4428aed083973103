import type { EntitySchema } from 'typeorm';
import { RELEASE_TABLE } from '../db/mysql/mysql.server.ts';

/** File of the data directory that a backup includes besides database and uploads (docs/explanation/data.md). */
export const TEAMS_FILE = 'teams.json';

/** Folder of the uploads within a backup (the site may use object storage). */
export const UPLOADS = 'uploads';

/** Progress of migrations, on a database server. */
export const MIGRATION_STEPS_TABLE = 'migration_steps';

/** Excluded tables: migration records, which a restore creates; rate limit counters; and the table of the release store. */
const EXCLUDED_TABLES = new Set<string>(['migrations', MIGRATION_STEPS_TABLE, 'rate_limits', RELEASE_TABLE]);

export const isBackedUp = (table: string): boolean => !EXCLUDED_TABLES.has(table);

/**
 * Disables restored rows that must not take effect again. Sessions and mailed links may have been revoked after the
 * backup, so every table with an expiry column is emptied, and so are pending link requests. Unsent emails may have been
 * sent since; they become dead letters for the operator (`skal mail`), and messages to apps in the client's panel.
 * Notifications may have been sent as well.
 */
export const deactivateStatements = (entities: readonly EntitySchema[]): string[] => [
  ...entities
    .filter(({ options }) => 'expiresAt' in options.columns)
    .map(({ options }) => `DELETE FROM ${options.tableName}`),
  'DELETE FROM link_requests',
  'UPDATE outbox SET due_at = NULL WHERE sent_at IS NULL',
  "UPDATE push_deliveries SET state = 'failed', reason = 'expired', due_at = NULL WHERE state = 'pending'",
  "UPDATE push_campaigns SET state = 'cancelled' WHERE state IN ('scheduled', 'preparing')",
  'UPDATE webhook_deliveries SET due_at = NULL WHERE delivered_at IS NULL',
];
