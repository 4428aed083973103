import type { RetentionRule } from '../../db/rows/retention.ts';
import { dayOf } from '../../time/calendar.ts';

const DAY_MS = 24 * 3600_000;

/** Counts of days that are over everywhere. */
export const quotaRetention = (now: number, timeZone: string): RetentionRule => ({
  table: 'quotas',
  where: 'day < ?',
  parameters: [dayOf(now - DAY_MS, timeZone)],
});
