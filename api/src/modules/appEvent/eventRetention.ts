import type { RetentionRule } from '../../db/rows/retention.ts';
import { addDays } from '../../time/calendar.ts';

/** Retention rule: deletes events of days that ended `keepDays` days ago; metrics stay. */
export const eventRetention = (today: string, keepDays: number): RetentionRule => ({
  table: 'app_events',
  where: 'day < ?',
  parameters: [addDays(today, -keepDays)],
});
