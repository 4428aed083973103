import { isoTime } from '../../calendar.ts';
import type { Database } from '../../db/database.ts';
import { sourceNames } from './sourceNames.ts';

/** What reported of some days, and when the last of it came. */
export interface ReadReport {
  readonly source: string;
  readonly readAt: string;
}

/** What was reported of the days from one to another, both included, whatever it was; null where nothing was. */
export async function readReport(
  db: Database,
  businessId: string,
  { from, to }: { from: string; to: string },
): Promise<ReadReport | null> {
  const rows = await db.query<{ source: string; readAt: number | string }>(
    `SELECT source, MAX(read_at) AS readAt FROM figure_days
     WHERE business_id = ? AND metric = 'reports' AND day >= ? AND day <= ? GROUP BY source`,
    [businessId, from, to],
  );
  if (rows.length === 0) return null;
  return {
    source: sourceNames(rows.map(({ source }) => source)),
    readAt: isoTime(Math.max(...rows.map(({ readAt }) => Number(readAt)))),
  };
}
