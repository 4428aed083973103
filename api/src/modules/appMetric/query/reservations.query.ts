import { BOOKED_AHEAD_DAYS } from '@skal/contracts/app/parseEvent';
import type { Database } from '../../../db/database.ts';
import { addDays } from '../../../time/calendar.ts';

// Raw SQL: grouped sums.

const METRICS = ['bookedTables', 'bookedPlaces', 'missedTables', 'missedPlaces'] as const;
type BookedMetric = (typeof METRICS)[number];

/** Reservations and no-shows of an hour of a day. */
export type ReservationHour = { readonly day: string; readonly hour: number } & Readonly<Record<BookedMetric, number>>;

const NONE = { bookedTables: 0, bookedPlaces: 0, missedTables: 0, missedPlaces: 0 };

/** Reads reservations from a day on, whenever they were reported; earliest hour first. */
export async function readReservations(db: Database, businessId: string, from: string): Promise<ReservationHour[]> {
  const placeholders = METRICS.map(() => '?').join(', ');
  const rows = await db.query<{ metric: BookedMetric; dimension: string; amount: number | string }>(
    `SELECT metric, dimension, SUM(amount) AS amount FROM app_metric_days
     WHERE business_id = ? AND metric IN (${placeholders}) AND day >= ? AND dimension >= ? GROUP BY metric, dimension`,
    [businessId, ...METRICS, addDays(from, -BOOKED_AHEAD_DAYS), from],
  );
  const hours = new Map<string, ReservationHour>();
  for (const { metric, dimension, amount } of rows) {
    const [day = '', hour = ''] = dimension.split(' ');
    const known = hours.get(dimension) ?? { day, hour: Number(hour), ...NONE };
    hours.set(dimension, { ...known, [metric]: known[metric] + Number(amount) });
  }
  return [...hours].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, hour]) => hour);
}
