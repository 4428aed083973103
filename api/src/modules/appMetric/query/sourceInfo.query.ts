import type { Database } from '../../../db/database.ts';
import { toIsoTime } from '../../../time/calendar.ts';
import { formatSourceLabels } from '../period/sourceLabels.ts';
import type { DayRange } from './reportedDays.query.ts';

// Raw SQL: grouped sums.

/** Sources of some days, and the time of the last report. */
export interface SourceInfo {
  readonly source: string;
  readonly readAt: string;
}

interface Row {
  readonly source: string;
  readonly readAt: number | string;
}

const toSourceInfo = (rows: readonly Row[]): SourceInfo => ({
  source: formatSourceLabels(rows.map(({ source }) => source)),
  readAt: toIsoTime(Math.max(...rows.map(({ readAt }) => Number(readAt)))),
});

/** Reads the sources of a range of days, both ends included; null if nothing was reported. */
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
  return rows.length === 0 ? null : toSourceInfo(rows);
}

/** Reads the last reported day and its sources; null if nothing was ever reported. */
export async function readLastReport(
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
  return first ? { day: first.day, report: toSourceInfo(rows) } : null;
}
