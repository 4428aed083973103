import { addDays } from '../../calendar.ts';
import type { RetentionRule } from '../../db/retention.ts';

/** Guests of whom nothing was heard for so many days. */
export const guestRetention = (today: string, keepDays: number): RetentionRule => ({
  table: 'app_guests',
  where: 'last_day < ?',
  parameters: [addDays(today, -keepDays)],
});
