import type { EventType } from '@skal/contracts/app/appEvent';
import type { EventFields } from '@skal/contracts/app/eventField';
import { itemDimension } from './itemDimension.ts';
import { orderLinesOf } from './orderLines.ts';
import { startupBucket } from './startupBuckets.ts';

/** An event as far as figures are made of it. */
export interface MetricEvent {
  readonly businessId: string;
  readonly type: string;
  readonly source: string;
  readonly day: string;
  /** What the clock on the wall showed: minutes since midnight. */
  readonly minutes: number;
  readonly guest: string | null;
  /** What calendar and clock show when it is booked for, as it says; null where it says nothing of that. */
  readonly reservedFor: { readonly day: string; readonly minutes: number } | null;
  readonly details: Omit<EventFields, 'guest'>;
}

/**
 * What is added up. Of `reports` there is one row for each day and source: whether, by what and when a day was told of is
 * read from it, however many types there are. Of `events` the part is the type, so it is the figure of everything that is
 * merely counted; those of guests are made in `guestDays.ts`, those of months in `Sums.ts`, all others here.
 */
export type Metric =
  | 'reports'
  | 'events'
  | 'activeGuests'
  | 'monthlyGuests'
  | 'weekGuests'
  | 'returnedGuests'
  | 'members'
  | 'crashedSessions'
  | 'revenue'
  | 'refunds'
  | 'orderChannels'
  | 'orderHours'
  | 'orderItems'
  | 'itemRevenue'
  | 'monthItems'
  | 'monthItemRevenue'
  | 'preparedMinutes'
  | 'preparedOrders'
  | 'tableHours'
  | 'tablePlaces'
  | 'bookedTables'
  | 'bookedPlaces'
  | 'missedTables'
  | 'missedPlaces'
  | 'tickets'
  | 'ticketRevenue'
  | 'attended'
  | 'eventTickets'
  | 'eventRevenue'
  | 'eventAttended'
  | 'stamps'
  | 'rewardItems'
  | 'viewedItems'
  | 'screens'
  | 'screenMs'
  | 'startMs'
  | 'openVersions'
  | 'openDevices'
  | 'openSources'
  | 'crashVersions'
  | 'crashDevices'
  | 'installSources'
  | 'registerSources';

/** Takes what is added to a figure of the event's day. */
export type AddToMetric = (metric: Metric, part: string, amount: number) => void;

type MetricRule = (event: MetricEvent, add: AddToMetric) => void;

/** So many characters a part has at most. */
const PART_MAX = 100;

/** Counts one by what a field says; by nothing where it says nothing. */
const by = (add: AddToMetric, metric: Metric, part: string | undefined, amount = 1) => {
  if (part !== undefined) add(metric, part, amount);
};

const hourOf = ({ minutes }: Pick<MetricEvent, 'minutes'>): string => String(Math.floor(minutes / 60)).padStart(2, '0');

const money = (add: AddToMetric, metric: Metric, { amount, currency }: MetricEvent['details'], sign = 1) => {
  if (amount !== undefined) by(add, metric, currency, sign * amount);
};

/** What an order is of, piece by piece, and what it comes to where that is said. */
const pieces = (add: AddToMetric, details: MetricEvent['details'], sign = 1) => {
  const { currency } = details;
  for (const { item, quantity, amount } of orderLinesOf(details)) {
    add('orderItems', item, sign * quantity);
    if (amount !== undefined && currency !== undefined)
      add('itemRevenue', itemDimension(currency, item), sign * amount);
  }
};

/**
 * Day and hour of a table: those it is booked for, and without any those of the event. They are a part, and not the
 * figure's day: so what is booked today is a sum of today, however far ahead the evening is (ADR-0031).
 */
const tablePart = (event: MetricEvent): string =>
  `${event.reservedFor?.day ?? event.day} ${hourOf(event.reservedFor ?? event)}`;

const tables = (add: AddToMetric, event: MetricEvent, metrics: readonly [tables: Metric, places: Metric], sign = 1) => {
  const part = tablePart(event);
  add(metrics[0], part, sign);
  if (event.details.places !== undefined) add(metrics[1], part, sign * event.details.places);
};

const BOOKED = ['bookedTables', 'bookedPlaces'] as const;
const MISSED = ['missedTables', 'missedPlaces'] as const;

/** An evening by its day and its name, as much of it as a part has room for; without a day where none is known. */
const eventPart = (day: string, ...names: readonly string[]): string =>
  [...[day, ...names].join(' ')].slice(0, PART_MAX).join('');

const RULES: Partial<Record<EventType, MetricRule>> = {
  'app.installed': ({ details }, add) => by(add, 'installSources', details.source),
  'app.opened': ({ details: { ms, version, device, source } }, add) => {
    if (ms !== undefined) add('startMs', startupBucket(ms), 1);
    by(add, 'openVersions', version);
    by(add, 'openDevices', device);
    by(add, 'openSources', source);
  },
  'app.crashed': ({ details }, add) => {
    by(add, 'crashVersions', details.version);
    by(add, 'crashDevices', details.device);
  },
  'screen.shown': ({ details: { item, ms } }, add) => {
    by(add, 'screens', item);
    by(add, 'screenMs', item, ms ?? 0);
  },
  'guest.registered': ({ details }, add) => by(add, 'registerSources', details.source),
  'order.completed': (event, add) => {
    const { details } = event;
    money(add, 'revenue', details);
    by(add, 'orderChannels', details.channel);
    pieces(add, details);
    add('orderHours', hourOf(event), 1);
    if (details.minutes === undefined) return;
    add('preparedMinutes', details.channel ?? '', details.minutes);
    add('preparedOrders', details.channel ?? '', 1);
  },
  'order.refunded': ({ details }, add) => {
    money(add, 'revenue', details, -1);
    money(add, 'refunds', details);
    pieces(add, details, -1);
  },
  'table.reserved': (event, add) => {
    add('tableHours', hourOf(event), 1);
    add('tablePlaces', '', event.details.places ?? 0);
    tables(add, event, BOOKED);
  },
  'table.cancelled': (event, add) => tables(add, event, BOOKED, -1),
  'table.missed': (event, add) => tables(add, event, MISSED),
  'event.ticketSold': ({ details, reservedFor }, add) => {
    const { item = '', places = 1, amount, currency = '' } = details;
    add('tickets', item, places);
    money(add, 'ticketRevenue', details);
    add('eventTickets', eventPart(reservedFor?.day ?? '', item), places);
    if (amount !== undefined) add('eventRevenue', eventPart(reservedFor?.day ?? '', currency, item), amount);
  },
  'event.attended': ({ details: { item = '', places = 1 }, reservedFor, day }, add) => {
    add('attended', item, places);
    // Whoever comes, comes on the day of the event.
    add('eventAttended', eventPart(reservedFor?.day ?? day, item), places);
  },
  'loyalty.stamped': ({ details }, add) => add('stamps', '', details.places ?? 1),
  'loyalty.redeemed': ({ details }, add) => by(add, 'rewardItems', details.item),
  'content.viewed': ({ details }, add) => by(add, 'viewedItems', details.item),
};

const rules = new Map<string, MetricRule>(Object.entries(RULES));

/** Adds what one event comes to by itself, whoever else there is. */
export function eventMetrics(event: MetricEvent, add: AddToMetric): void {
  add('reports', '', 1);
  add('events', event.type, 1);
  rules.get(event.type)?.(event, add);
}
