import { NOT_OURS } from '../db/mysql.server.ts';

/** What of the data folder a backup holds beside the database; see docs/operations.md for the rest. */
export const KEPT_FILES = ['uploads', 'teams.json'] as const;

/** Books of how the tables were made, which a restore makes anew; counters of an hour; and the front door's own table. */
const LEFT_OUT = new Set<string>(['migrations', 'migration_steps', 'rate_limits', NOT_OURS]);

export const isKept = (table: string): boolean => !LEFT_OUT.has(table);

/**
 * What a backup holds and a restored site must not act on: what has been ended since would let somebody in again, and a
 * mail that has gone out since would go out again. Such a mail is left for whoever looks (`npm run mail`).
 */
export const LAID_TO_REST: readonly string[] = [
  ...['sessions', 'views', 'password_links', 'email_links', 'link_requests', 'spent_challenges'].map(
    (table) => `DELETE FROM ${table}`,
  ),
  'UPDATE outbox SET due_at = NULL WHERE sent_at IS NULL',
];
