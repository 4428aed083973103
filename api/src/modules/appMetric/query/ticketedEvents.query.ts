import { BOOKED_AHEAD_DAYS } from '@skal/contracts/app/parseEvent';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../../db/database.ts';
import { addDays } from '../../../time/calendar.ts';

// Raw SQL: reads thousands of rows without creating entities.

/** A ticketed event. */
export interface TicketedEvent {
  /** Empty if unknown: then all sales under this name. */
  readonly day: string;
  readonly name: string;
  readonly sold: number;
  readonly attended: number;
  /** In minor units, by currency. */
  readonly revenue: ReadonlyMap<string, number>;
}

/** The queries of a manager, for readers of a draft. */
export const queriesOf = (manager: EntityManager): Pick<Database, 'query'> => ({
  query: (sql, parameters = []) => manager.query(sql, [...parameters]),
});

/** Day and name of an event as its tickets have them. */
export type TicketName = Pick<TicketedEvent, 'day' | 'name'>;

const METRICS = ['eventTickets', 'eventRevenue', 'eventAttended'] as const;
type EveningMetric = (typeof METRICS)[number];

/** Part of a name that fits into every dimension, next to a day and a currency. */
const NAME_MAX = 85;

/** Day, currency if present, and name. */
const MONEY_DIMENSION = /^(\S*) ([A-Z]{3}) (.*)$/s;
const PLAIN_DIMENSION = /^(\S*)() ?(.*)$/s;

/**
 * Reads the ticketed events from a day on, and those without a day reported since.
 * @param resolve finds the day and name of an event whose tickets the app reports in another way
 */
export async function readTicketedEvents(
  db: Pick<Database, 'query'>,
  businessId: string,
  from: string,
  resolve: (ticket: TicketName) => TicketName = (ticket) => ticket,
): Promise<TicketedEvent[]> {
  const placeholders = METRICS.map(() => '?').join(', ');
  const rows = await db.query<{ metric: EveningMetric; dimension: string; amount: number | string }>(
    `SELECT metric, dimension, amount FROM app_metric_days WHERE business_id = ? AND metric IN (${placeholders}) AND day >= ?`,
    [businessId, ...METRICS, addDays(from, -BOOKED_AHEAD_DAYS)],
  );
  const events = new Map<string, TicketedEvent & { revenue: Map<string, number> }>();
  for (const { metric, dimension, amount } of rows) {
    const [, reportedDay = '', currency = '', reportedName = ''] =
      (metric === 'eventRevenue' ? MONEY_DIMENSION : PLAIN_DIMENSION).exec(dimension) ?? [];
    const { day, name } = resolve({ day: reportedDay, name: reportedName });
    if (day !== '' && day < from) continue;
    const key = `${day} ${[...name].slice(0, NAME_MAX).join('')}`;
    const known = events.get(key) ?? { day, name, sold: 0, attended: 0, revenue: new Map<string, number>() };
    if (metric === 'eventRevenue') known.revenue.set(currency, (known.revenue.get(currency) ?? 0) + Number(amount));
    events.set(key, {
      ...known,
      name: name.length > known.name.length ? name : known.name,
      sold: known.sold + (metric === 'eventTickets' ? Number(amount) : 0),
      attended: known.attended + (metric === 'eventAttended' ? Number(amount) : 0),
    });
  }
  return [...events].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, evening]) => evening);
}

/** Reads the days on which tickets of an event were reported, the last one first. */
export async function readTicketDays(
  db: Pick<Database, 'query'>,
  businessId: string,
  isOwn: (ticket: TicketName) => boolean,
): Promise<string[]> {
  const rows = await db.query<{ reportedOn: string; dimension: string }>(
    `SELECT day AS reportedOn, dimension FROM app_metric_days
     WHERE business_id = ? AND metric = 'eventTickets' ORDER BY day DESC`,
    [businessId],
  );
  const own = rows.filter(({ dimension }) => {
    const [, day = '', , name = ''] = PLAIN_DIMENSION.exec(dimension) ?? [];
    return isOwn({ day, name });
  });
  return [...new Set(own.map(({ reportedOn }) => reportedOn))];
}
