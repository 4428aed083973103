import type { RetentionRule } from '../../db/rows/retention.ts';

/** Retention rule: deletes emails sent before a time. */
export const sentMailRetention = (before: number): RetentionRule => ({
  table: 'outbox',
  where: 'sent_at < ?',
  parameters: [before],
});

/** Retention rule: deletes emails stored before a time and still unsent, given up or not. */
export const unsentMailRetention = (before: number): RetentionRule => ({
  table: 'outbox',
  where: 'sent_at IS NULL AND created_at < ?',
  parameters: [before],
});
