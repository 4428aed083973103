import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { RUM_FILE, type RumCount } from '../rum/counters.ts';

const TOTALS = `SELECT bundle, version, trial, what, detail, SUM(times) AS times FROM counts
  GROUP BY bundle, version, trial, what, detail ORDER BY bundle, version, trial, what, detail`;

/** The RUM counts of a data folder, of all hours together: a test may run across a full hour. */
export function countTotals(dataDir: string): (RumCount & { times: number })[] {
  const database = new DatabaseSync(join(dataDir, RUM_FILE));
  const totals = database.prepare(TOTALS).all();
  database.close();
  return totals.map((row) => ({ ...row })) as unknown as (RumCount & { times: number })[];
}
