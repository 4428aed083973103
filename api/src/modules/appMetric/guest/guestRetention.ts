import type { RetentionRule } from '../../../db/rows/retention.ts';
import { addDays } from '../../../time/calendar.ts';

/** Guests of whom nothing was heard for so many days. */
export const guestRetention = (today: string, keepDays: number): RetentionRule => ({
  table: 'app_guests',
  where: 'last_day < ?',
  parameters: [addDays(today, -keepDays)],
});
