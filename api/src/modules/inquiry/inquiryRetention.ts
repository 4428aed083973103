import { SUSPECTED_SPAM } from '@skal/contracts/support/followUp';
import type { RetentionRule } from '../../db/rows/retention.ts';

/** Inquiries that came before a time: what people wrote is kept for as long as it is needed. */
export const inquiryRetention = (before: number): RetentionRule => ({
  table: 'inquiries',
  where: 'created_at < ?',
  parameters: [before],
});

/**
 * Suspected spam that came before a time. What has led to a client stays.
 * @param before milliseconds since 1970
 */
export const suspectedSpam = (before: number): RetentionRule => ({
  table: 'inquiries',
  where: 'status = ? AND created_at < ? AND business_id IS NULL',
  parameters: [SUSPECTED_SPAM, before],
});
