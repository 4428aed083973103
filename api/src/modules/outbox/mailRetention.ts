import type { RetentionRule } from '../../db/rows/retention.ts';

/** Mails that were sent before a time. */
export const sentMailRetention = (before: number): RetentionRule => ({
  table: 'outbox',
  where: 'sent_at < ?',
  parameters: [before],
});

/** Mails that were stored before a time and have not been sent, whether they were given up or are still tried. */
export const unsentMailRetention = (before: number): RetentionRule => ({
  table: 'outbox',
  where: 'sent_at IS NULL AND created_at < ?',
  parameters: [before],
});
