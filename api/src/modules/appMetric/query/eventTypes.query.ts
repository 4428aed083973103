import { EVENT_TYPES_MAX } from '@skal/contracts/app/eventTypeStats';
import type { Database } from '../../../db/database.ts';

// Raw SQL: grouped sums.

/** Count of an event type, and its last day. */
export interface EventTypeStats {
  readonly type: string;
  readonly events: number;
  readonly lastDay: string;
  /** In milliseconds since 1970. */
  readonly lastAt: number;
}

interface Row {
  readonly type: string;
  readonly events: number | string;
  readonly lastDay: string;
  readonly lastAt: number | string;
}

/** Finds the event types reported since a day, most recent first. */
export async function findEventTypes(db: Database, businessId: string, since: string): Promise<EventTypeStats[]> {
  const rows = await db.query<Row>(
    `SELECT dimension AS type, SUM(amount) AS events, MAX(day) AS lastDay, MAX(read_at) AS lastAt FROM app_metric_days
     WHERE business_id = ? AND metric = 'events' AND day >= ?
     GROUP BY dimension ORDER BY MAX(read_at) DESC, dimension LIMIT ${EVENT_TYPES_MAX}`,
    [businessId, since],
  );
  return rows.map(({ type, events, lastDay, lastAt }) => ({
    ...{ type, lastDay },
    ...{ events: Number(events), lastAt: Number(lastAt) },
  }));
}
