import type { Sweep } from '../../db/sweep.ts';

/** Sessions that ended before a time. */
export const endedSessions = (before: number): Sweep => ({
  table: 'sessions',
  where: 'expires_at < ?',
  parameters: [before],
});
