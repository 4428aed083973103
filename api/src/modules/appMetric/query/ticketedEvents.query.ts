import { BOOKED_AHEAD_DAYS } from '@skal/contracts/app/parseEvent';
import type { Database } from '../../../db/database.ts';
import { addDays } from '../../../time/calendar.ts';

// Raw SQL: thousands of rows, without making an entity of each.

/** An evening for which tickets are sold. */
export interface TicketedEvent {
  /** Empty where it was not said: then it is all that was sold under this name. */
  readonly day: string;
  readonly name: string;
  readonly sold: number;
  readonly attended: number;
  /** In minor units, by currency. */
  readonly revenue: ReadonlyMap<string, number>;
}

const METRICS = ['eventTickets', 'eventRevenue', 'eventAttended'] as const;
type EveningMetric = (typeof METRICS)[number];

/** So much of a name is in every part that has one: beside a day and a currency there is room for no more. */
const NAME_MAX = 85;

/** Day, currency where the part has one, and name. */
const MONEY_PART = /^(\S*) ([A-Z]{3}) (.*)$/s;
const PLAIN_PART = /^(\S*)() ?(.*)$/s;

/** The evenings of the days from one on, and those without a day that was told since. */
export async function readTicketedEvents(db: Database, businessId: string, from: string): Promise<TicketedEvent[]> {
  const places = METRICS.map(() => '?').join(', ');
  const rows = await db.query<{ metric: EveningMetric; part: string; amount: number | string }>(
    `SELECT metric, part, amount FROM app_metric_days WHERE business_id = ? AND metric IN (${places}) AND day >= ?`,
    [businessId, ...METRICS, addDays(from, -BOOKED_AHEAD_DAYS)],
  );
  const evenings = new Map<string, TicketedEvent & { revenue: Map<string, number> }>();
  for (const { metric, part, amount } of rows) {
    const [, day = '', currency = '', name = ''] =
      (metric === 'eventRevenue' ? MONEY_PART : PLAIN_PART).exec(part) ?? [];
    if (day !== '' && day < from) continue;
    const key = `${day} ${[...name].slice(0, NAME_MAX).join('')}`;
    const known = evenings.get(key) ?? { day, name, sold: 0, attended: 0, revenue: new Map<string, number>() };
    if (metric === 'eventRevenue') known.revenue.set(currency, (known.revenue.get(currency) ?? 0) + Number(amount));
    evenings.set(key, {
      ...known,
      name: name.length > known.name.length ? name : known.name,
      sold: known.sold + (metric === 'eventTickets' ? Number(amount) : 0),
      attended: known.attended + (metric === 'eventAttended' ? Number(amount) : 0),
    });
  }
  return [...evenings].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, evening]) => evening);
}
