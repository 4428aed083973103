import type { RetentionRule } from '../../db/rows/retention.ts';

/** Longer than a vendor tries a delivery again, and than an event may be late. */
const KEEP_MS = 31 * 24 * 3600_000;

/** Lines of connections' logs that are no longer of use to anybody. */
export const connectionLogRetention = (now: number): RetentionRule => ({
  table: 'connection_notes',
  where: 'at < ?',
  parameters: [now - KEEP_MS],
});
