import type { RetentionRule } from '../../db/rows/retention.ts';

/** Alerts of clients that arose before a time. */
export const alertRetention = (before: number): RetentionRule => ({
  table: 'alerts',
  where: 'created_at < ?',
  parameters: [before],
});
