import type { Database } from '../../../db/database.ts';

// Raw SQL: grouped sums.

/** Metric source of a client: the app or a connector. */
export interface MetricSource {
  readonly source: string;
  /** First reported day, and time of the last report, in milliseconds since 1970. */
  readonly since: string;
  readonly lastAt: number;
}

/** Finds all metric sources of a client, most recent first. */
export async function findMetricSources(db: Database, businessId: string): Promise<MetricSource[]> {
  const rows = await db.query<MetricSource>(
    `SELECT source, MIN(day) AS since, MAX(read_at) AS lastAt FROM app_metric_days
     WHERE business_id = ? AND metric = 'reports' GROUP BY source ORDER BY MAX(read_at) DESC, source`,
    [businessId],
  );
  return rows.map(({ source, since, lastAt }) => ({ source, since, lastAt: Number(lastAt) }));
}
