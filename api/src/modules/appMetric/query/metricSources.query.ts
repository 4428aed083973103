import type { Database } from '../../../db/database.ts';

// Raw SQL: sums by group.

/** What reports for a client: the app, or a connector. */
export interface MetricSource {
  readonly source: string;
  /** The first day that it reported anything of, and when the last came, in milliseconds since 1970. */
  readonly since: string;
  readonly lastAt: number;
}

/** Everything that has reported for a client, the one that came last first. */
export async function findMetricSources(db: Database, businessId: string): Promise<MetricSource[]> {
  const rows = await db.query<MetricSource>(
    `SELECT source, MIN(day) AS since, MAX(read_at) AS lastAt FROM app_metric_days
     WHERE business_id = ? AND metric = 'reports' GROUP BY source ORDER BY MAX(read_at) DESC, source`,
    [businessId],
  );
  return rows.map(({ source, since, lastAt }) => ({ source, since, lastAt: Number(lastAt) }));
}
