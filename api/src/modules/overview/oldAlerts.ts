import type { Sweep } from '../../db/sweep.ts';

/** Alerts of clients that arose before a time. */
export const oldAlerts = (before: number): Sweep => ({
  table: 'alerts',
  where: 'created_at < ?',
  parameters: [before],
});
