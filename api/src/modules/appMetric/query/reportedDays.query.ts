import type { Database } from '../../../db/database.ts';

// Raw SQL: DISTINCT over an index, and grouped sums.

/** A range of days, both ends included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Reported days of a range: a reported day without orders counts as zero. */
export interface ReportedDays {
  /** Oldest first. */
  readonly days: readonly string[];
  /** Sources of the last reported day. */
  readonly sources: readonly string[];
  /** Time of the last report, in milliseconds since 1970; 0 if there is none. */
  readonly readAt: number;
}

/** Reads the reported days, and the sources and time of the last one. */
export async function readReportedDays(
  db: Database,
  businessId: string,
  { from, to }: DayRange,
): Promise<ReportedDays> {
  // Answered from the index alone.
  const reported = await db.query<{ day: string }>(
    `SELECT DISTINCT day FROM app_metric_days WHERE business_id = ? AND metric = 'reports' AND day >= ? AND day <= ?`,
    [businessId, from, to],
  );
  const days = reported.map(({ day }) => day).sort();
  const lastDaySources = await db.query<{ source: string; readAt: number | string }>(
    `SELECT source, MAX(read_at) AS readAt FROM app_metric_days
     WHERE business_id = ? AND metric = 'reports' AND day = ? GROUP BY source`,
    [businessId, days.at(-1) ?? ''],
  );
  return {
    days,
    sources: lastDaySources.map(({ source }) => source),
    readAt: lastDaySources.reduce((last, { readAt }) => Math.max(last, Number(readAt)), 0),
  };
}
