import type { RetentionRule } from '../../db/rows/retention.ts';

/** Sessions that ended before a time. */
export const sessionRetention = (before: number): RetentionRule => ({
  table: 'sessions',
  where: 'expires_at < ?',
  parameters: [before],
});
