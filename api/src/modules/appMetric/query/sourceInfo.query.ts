import type { Database } from '../../../db/database.ts';
import { isoTime } from '../../../time/calendar.ts';
import { sourceLabels } from '../period/sourceLabels.ts';
import type { DayRange } from './reportedDays.query.ts';

// Raw SQL: sums by group.

/** What reported of some days, and when the last of it came. */
export interface SourceInfo {
  readonly source: string;
  readonly readAt: string;
}

interface Row {
  readonly source: string;
  readonly readAt: number | string;
}

const reportOf = (rows: readonly Row[]): SourceInfo => ({
  source: sourceLabels(rows.map(({ source }) => source)),
  readAt: isoTime(Math.max(...rows.map(({ readAt }) => Number(readAt)))),
});

/** What was reported of the days from one to another, both included, whatever it was; null where nothing was. */
export async function readSourceInfo(
  db: Database,
  businessId: string,
  { from, to }: DayRange,
): Promise<SourceInfo | null> {
  const rows = await db.query<Row>(
    `SELECT source, MAX(read_at) AS readAt FROM app_metric_days
     WHERE business_id = ? AND metric = 'reports' AND day >= ? AND day <= ? GROUP BY source`,
    [businessId, from, to],
  );
  return rows.length === 0 ? null : reportOf(rows);
}

/** The last day of which anything was reported, and what reported it; null while nothing was. */
export async function lastReport(
  db: Database,
  businessId: string,
): Promise<{ readonly day: string; readonly report: SourceInfo } | null> {
  const rows = await db.query<Row & { readonly day: string }>(
    `SELECT day, source, MAX(read_at) AS readAt FROM app_metric_days
     WHERE business_id = ? AND metric = 'reports'
       AND day = (SELECT MAX(day) FROM app_metric_days WHERE business_id = ? AND metric = 'reports')
     GROUP BY day, source`,
    [businessId, businessId],
  );
  const [first] = rows;
  return first ? { day: first.day, report: reportOf(rows) } : null;
}
