import type { EventType } from '@skal/contracts/appEvent';
import type { Database } from '../../db/database.ts';
import type { Metric } from './figuresOf.ts';
import type { Days } from './reports.query.ts';

/** What was counted on one day. Of `events` the part is the type. */
export interface SumRow {
  readonly day: string;
  readonly metric: Metric;
  readonly part: string;
  readonly amount: number;
}

type Row = Omit<SumRow, 'amount'> & { readonly amount: number | string };

const placesFor = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
const numbered = (rows: readonly Row[]): SumRow[] => rows.map((row) => ({ ...row, amount: Number(row.amount) }));

/** What some metrics come to day by day, each with all its parts. */
export async function readSums(
  db: Database,
  businessId: string,
  { metrics, from, to }: Days & { metrics: readonly Metric[] },
): Promise<SumRow[]> {
  const rows = await db.query<Row>(
    `SELECT day, metric, part, amount FROM figure_days
     WHERE business_id = ? AND metric IN (${placesFor(metrics)}) AND day >= ? AND day <= ?`,
    [businessId, ...metrics, from, to],
  );
  return numbered(rows);
}

/** How often something of some types was reported, day by day. */
export async function readEventSums(
  db: Database,
  businessId: string,
  { types, from, to }: Days & { types: readonly EventType[] },
): Promise<SumRow[]> {
  const rows = await db.query<Row>(
    `SELECT day, metric, part, amount FROM figure_days
     WHERE business_id = ? AND metric = 'events' AND part IN (${placesFor(types)}) AND day >= ? AND day <= ?`,
    [businessId, ...types, from, to],
  );
  // A server may take two spellings for one.
  return numbered(rows).filter(({ part }) => types.some((type) => type === part));
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

/** What rows come to together. */
export const sumOf = (rows: readonly SumRow[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);
