import type { Database } from '../../db/database.ts';
import type { FigureDay } from './FigureDay.entity.ts';
import type { Metric } from './figuresOf.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** What was added up of one day. */
export type DaySum = Pick<FigureDay, 'day' | 'metric' | 'part' | 'amount'>;

/** Some figures of some days, by the index of client, metric and day. A day of which anything was reported has `events`. */
export async function readSums(
  db: Database,
  businessId: string,
  metrics: readonly Metric[],
  { from, to }: Days,
): Promise<DaySum[]> {
  const rows = await db.query<DaySum>(
    `SELECT day, metric, part, amount FROM figure_days
     WHERE business_id = ? AND metric IN (${metrics.map(() => '?').join(', ')}) AND day >= ? AND day <= ?`,
    [businessId, ...metrics, from, to],
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}

/** What a figure of some days is made of, most first; of equal ones by name. */
export async function readParts(
  db: Database,
  businessId: string,
  metric: Metric,
  { from, to }: Days,
): Promise<{ part: string; amount: number }[]> {
  // Grouped by the hash of source and part, which ends the id: a server may take two spellings for one.
  const rows = await db.query<{ part: string; amount: number | string }>(
    `SELECT MAX(part) AS part, SUM(amount) AS amount FROM figure_days
     WHERE business_id = ? AND metric = ? AND day >= ? AND day <= ? GROUP BY SUBSTR(id, -32)`,
    [businessId, metric, from, to],
  );
  const sums = new Map<string, number>();
  for (const { part, amount } of rows) sums.set(part, (sums.get(part) ?? 0) + Number(amount));
  return [...sums]
    .map(([part, amount]) => ({ part, amount }))
    .sort((one, other) => other.amount - one.amount || (one.part < other.part ? -1 : 1));
}
