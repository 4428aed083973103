import type { RetentionRule } from '../../db/rows/retention.ts';

/** Retention rule: deletes sessions that expired before a time. */
export const sessionRetention = (before: number): RetentionRule => ({
  table: 'sessions',
  where: 'expires_at < ?',
  parameters: [before],
});
