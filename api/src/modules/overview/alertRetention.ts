import type { RetentionRule } from '../../db/rows/retention.ts';

/** Retention rule: deletes clients' alerts created before a time. */
export const alertRetention = (before: number): RetentionRule => ({
  table: 'alerts',
  where: 'created_at < ?',
  parameters: [before],
});
