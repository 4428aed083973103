import { addDays } from '../../calendar.ts';
import type { Sweep } from '../../db/sweep.ts';

/** Guests of whom nothing was heard for so many days. */
export const oldGuests = (today: string, keepDays: number): Sweep => ({
  table: 'app_guests',
  where: 'last_day < ?',
  parameters: [addDays(today, -keepDays)],
});
