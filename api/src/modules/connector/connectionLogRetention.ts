import type { RetentionRule } from '../../db/rows/retention.ts';

/** Longer than vendors retry deliveries, and longer than the maximum age of an event. */
const KEEP_MS = 31 * 24 * 3600_000;

/** Retention rule: deletes old lines of connection logs. */
export const connectionLogRetention = (now: number): RetentionRule => ({
  table: 'connection_log_entries',
  where: 'at < ?',
  parameters: [now - KEEP_MS],
});
