import { SUSPECTED_SPAM } from '@skal/contracts/support/followUp';
import type { RetentionRule } from '../../db/rows/retention.ts';

/** Retention rule: deletes inquiries received before a time. */
export const inquiryRetention = (before: number): RetentionRule => ({
  table: 'inquiries',
  where: 'created_at < ?',
  parameters: [before],
});

/**
 * Retention rule: deletes suspected spam received before a time, unless it has led to a client.
 * @param before milliseconds since 1970
 */
export const suspectedSpamRetention = (before: number): RetentionRule => ({
  table: 'inquiries',
  where: 'status = ? AND created_at < ? AND business_id IS NULL',
  parameters: [SUSPECTED_SPAM, before],
});
