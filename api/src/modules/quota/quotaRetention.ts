import type { RetentionRule } from '../../db/rows/retention.ts';
import { toLocalDay } from '../../time/calendar.ts';

const DAY_MS = 24 * 3600_000;

/** Retention rule: deletes counts of days that have ended in every time zone. */
export const quotaRetention = (now: number, timeZone: string): RetentionRule => ({
  table: 'quotas',
  where: 'day < ?',
  parameters: [toLocalDay(now - DAY_MS, timeZone)],
});
