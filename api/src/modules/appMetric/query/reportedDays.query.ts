import type { Database } from '../../../db/database.ts';

// Raw SQL: DISTINCT over an index, and sums by group.

/** Some days, both ends included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Of which of some days anything was reported: a day with a report and without an order is a zero. */
export interface ReportedDays {
  /** Oldest first. */
  readonly days: readonly string[];
  /** What reported of the last of them. */
  readonly sources: readonly string[];
  /** When the last of it came, in milliseconds since 1970; 0 where there is none. */
  readonly readAt: number;
}

/** Days with any report, and of the last of them by what, and when. */
export async function readReportedDays(
  db: Database,
  businessId: string,
  { from, to }: DayRange,
): Promise<ReportedDays> {
  // Read from the index alone.
  const reported = await db.query<{ day: string }>(
    `SELECT DISTINCT day FROM app_metric_days WHERE business_id = ? AND metric = 'reports' AND day >= ? AND day <= ?`,
    [businessId, from, to],
  );
  const days = reported.map(({ day }) => day).sort();
  const told = await db.query<{ source: string; readAt: number | string }>(
    `SELECT source, MAX(read_at) AS readAt FROM app_metric_days
     WHERE business_id = ? AND metric = 'reports' AND day = ? GROUP BY source`,
    [businessId, days.at(-1) ?? ''],
  );
  return {
    days,
    sources: told.map(({ source }) => source),
    readAt: told.reduce((last, { readAt }) => Math.max(last, Number(readAt)), 0),
  };
}
