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
  return numbered(rows);
}

/** What a figure of some days is made of, most first; of equal ones by name. */
export async function readParts(
  db: Database,
  businessId: string,
  metric: Metric,
  { from, to }: Days,
): Promise<{ part: string; amount: number }[]> {
  const rows = await db.query<{ part: string; amount: number | string }>(
    `SELECT part, SUM(amount) AS amount FROM figure_days
     WHERE business_id = ? AND metric = ? AND day >= ? AND day <= ? GROUP BY part`,
    [businessId, metric, from, to],
  );
  return rows
    .map(({ part, amount }) => ({ part, amount: Number(amount) }))
    .sort((one, other) => other.amount - one.amount || (one.part < other.part ? -1 : 1));
}

/** What rows come to together. */
export const sumOf = (rows: readonly SumRow[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);
