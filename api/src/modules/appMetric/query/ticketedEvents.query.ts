import { BOOKED_AHEAD_DAYS } from '@skal/contracts/app/parseEvent';
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

const METRICS = ['eventTickets', 'eventRevenue', 'eventAttended'] as const;
type EveningMetric = (typeof METRICS)[number];

/** Part of a name that fits into every dimension, next to a day and a currency. */
const NAME_MAX = 85;

/** Day, currency if present, and name. */
const MONEY_DIMENSION = /^(\S*) ([A-Z]{3}) (.*)$/s;
const PLAIN_DIMENSION = /^(\S*)() ?(.*)$/s;

/** Reads the ticketed events from a day on, and those without a day reported since. */
export async function readTicketedEvents(db: Database, businessId: string, from: string): Promise<TicketedEvent[]> {
  const placeholders = METRICS.map(() => '?').join(', ');
  const rows = await db.query<{ metric: EveningMetric; dimension: string; amount: number | string }>(
    `SELECT metric, dimension, amount FROM app_metric_days WHERE business_id = ? AND metric IN (${placeholders}) AND day >= ?`,
    [businessId, ...METRICS, addDays(from, -BOOKED_AHEAD_DAYS)],
  );
  const events = new Map<string, TicketedEvent & { revenue: Map<string, number> }>();
  for (const { metric, dimension, amount } of rows) {
    const [, day = '', currency = '', name = ''] =
      (metric === 'eventRevenue' ? MONEY_DIMENSION : PLAIN_DIMENSION).exec(dimension) ?? [];
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
