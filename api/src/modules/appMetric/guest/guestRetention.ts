import type { RetentionRule } from '../../../db/rows/retention.ts';
import { addDays } from '../../../time/calendar.ts';

/** Retention rule: deletes guests without events for `keepDays` days. */
export const guestRetention = (today: string, keepDays: number): RetentionRule => ({
  table: 'app_guests',
  where: 'last_day < ?',
  parameters: [addDays(today, -keepDays)],
});
