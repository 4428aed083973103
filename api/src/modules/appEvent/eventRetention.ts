import type { RetentionRule } from '../../db/rows/retention.ts';
import { addDays } from '../../time/calendar.ts';

/** Events of days that are over since so many days; what they came to stays. */
export const eventRetention = (today: string, keepDays: number): RetentionRule => ({
  table: 'app_events',
  where: 'day < ?',
  parameters: [addDays(today, -keepDays)],
});
