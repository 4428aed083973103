import type { EventType } from '@skal/contracts/appEvent';
import type { Database } from '../../db/database.ts';
import type { FigureDay } from './FigureDay.entity.ts';
import type { Metric } from './figuresOf.ts';

type Row = Pick<FigureDay, 'day' | 'metric' | 'source' | 'part' | 'amount' | 'readAt'>;

/** What is read of a client's figures for some days. */
export interface ReadFigures {
  readonly rows: readonly Row[];
  /** What the running totals were before the first of the days. */
  readonly before: { readonly monthlyGuests: number; readonly registered: number };
}

/** What the figures of a day are made of. */
const METRICS: readonly Metric[] = ['events', 'activeGuests', 'monthlyGuests', 'crashedSessions', 'revenue'];

export const REGISTERED: EventType = 'guest.registered';

/** Reads what the figures of some days are made of, by the index of client, metric and day. */
export async function readFigures(
  db: Database,
  businessId: string,
  { from, to }: { from: string; to: string },
): Promise<ReadFigures> {
  const places = METRICS.map(() => '?').join(', ');
  const [rows, earlier] = await Promise.all([
    db.query<Row>(
      `SELECT day, metric, source, part, amount, read_at AS readAt FROM figure_days
       WHERE business_id = ? AND metric IN (${places}) AND day >= ? AND day <= ?`,
      [businessId, ...METRICS, from, to],
    ),
    // Of a type the rows are compared here: a server may take two spellings for one.
    db.query<Pick<Row, 'metric' | 'part' | 'amount'>>(
      `SELECT metric, part, amount FROM figure_days
       WHERE business_id = ? AND (metric = 'monthlyGuests' OR (metric = 'events' AND part = ?)) AND day < ?`,
      [businessId, REGISTERED, from],
    ),
  ]);
  const total = (found: (row: Pick<Row, 'metric' | 'part'>) => boolean) =>
    earlier.filter(found).reduce((sum, { amount }) => sum + Number(amount), 0);
  return {
    rows: rows.map((row) => ({ ...row, amount: Number(row.amount), readAt: Number(row.readAt) })),
    before: {
      monthlyGuests: total(({ metric }) => metric === 'monthlyGuests'),
      registered: total(({ metric, part }) => metric === 'events' && part === REGISTERED),
    },
  };
}
