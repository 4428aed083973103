import { REPORTED_TYPES_MAX } from '@skal/contracts/appReport';
import type { Database } from '../../db/database.ts';

/** What was counted of one type of events, and the last day that has any. */
export interface ReportedType {
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

/** The types that a client's app has reported since a day, the one that came last first. */
export async function reportedTypes(db: Database, businessId: string, since: string): Promise<ReportedType[]> {
  // Grouped by the hash of source and type, which ends the id: a server may take two spellings for one.
  const rows = await db.query<Row>(
    `SELECT MAX(part) AS type, SUM(amount) AS events, MAX(day) AS lastDay, MAX(read_at) AS lastAt FROM figure_days
     WHERE business_id = ? AND metric = 'events' AND day >= ?
     GROUP BY SUBSTR(id, -32) ORDER BY MAX(read_at) DESC, MAX(part) LIMIT ${REPORTED_TYPES_MAX}`,
    [businessId, since],
  );
  const types = new Map<string, ReportedType>();
  for (const { type, events, lastDay, lastAt } of rows) {
    const other = types.get(type);
    types.set(type, {
      type,
      events: Number(events) + (other?.events ?? 0),
      lastDay: other && other.lastDay > lastDay ? other.lastDay : lastDay,
      lastAt: Math.max(Number(lastAt), other?.lastAt ?? 0),
    });
  }
  return [...types.values()];
}
