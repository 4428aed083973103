import type { EventType } from '@skal/contracts/app/appEvent';
import type { EventFields } from '@skal/contracts/app/eventField';
import { buildItemDimension } from './itemDimension.ts';
import { getOrderLines } from './orderLines.ts';
import { getStartupBucket } from './startupBuckets.ts';

/** An event, reduced to what metrics are computed from. */
export interface MetricEvent {
  readonly businessId: string;
  readonly type: string;
  readonly source: string;
  readonly day: string;
  /** Local time: minutes since midnight. */
  readonly minutes: number;
  readonly guest: string | null;
  /** Local day and time of the reservation; null if the event has none. */
  readonly reservedFor: { readonly day: string; readonly minutes: number } | null;
  readonly details: Omit<EventFields, 'guest'>;
}

/**
 * Metrics that are aggregated per day. `reports` has one row per day and source; it tells whether, by which source and
 * when a day was reported. `events` uses the event type as its dimension and covers every type that is only counted.
 * Guests are computed in `guestDays.ts`, months in `MetricAccumulator.ts`, all others here.
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
  | 'pushDelivered'
  | 'pushOpened'
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

/** Adds to a metric of the event's day. */
export type AddToMetric = (metric: Metric, dimension: string, amount: number) => void;

type MetricRule = (event: MetricEvent, add: AddToMetric) => void;

/** Maximum length of a dimension. */
const DIMENSION_MAX = 100;

/** Adds to a metric by the value of a field; does nothing if the field is missing. */
const addIfPresent = (add: AddToMetric, metric: Metric, dimension: string | undefined, amount = 1) => {
  if (dimension !== undefined) add(metric, dimension, amount);
};

const formatHour = ({ minutes }: Pick<MetricEvent, 'minutes'>): string =>
  String(Math.floor(minutes / 60)).padStart(2, '0');

const addMoney = (add: AddToMetric, metric: Metric, { amount, currency }: MetricEvent['details'], sign = 1) => {
  if (amount !== undefined) addIfPresent(add, metric, currency, sign * amount);
};

/** Adds the items of an order, and their revenue if amounts are reported. */
const addOrderLines = (add: AddToMetric, details: MetricEvent['details'], sign = 1) => {
  const { currency } = details;
  for (const { item, quantity, amount } of getOrderLines(details)) {
    add('orderItems', item, sign * quantity);
    if (amount !== undefined && currency !== undefined)
      add('itemRevenue', buildItemDimension(currency, item), sign * amount);
  }
};

/**
 * Day and hour of a reservation, or of the event without one. They are the dimension, not the metric's day: a
 * reservation counts on the day it was made, however far ahead it is (ADR-0031).
 */
const reservationDimension = (event: MetricEvent): string =>
  `${event.reservedFor?.day ?? event.day} ${formatHour(event.reservedFor ?? event)}`;

const addReservation = (
  add: AddToMetric,
  event: MetricEvent,
  metrics: readonly [tables: Metric, places: Metric],
  sign = 1,
) => {
  const dimension = reservationDimension(event);
  add(metrics[0], dimension, sign);
  if (event.details.places !== undefined) add(metrics[1], dimension, sign * event.details.places);
};

const BOOKED = ['bookedTables', 'bookedPlaces'] as const;
const MISSED = ['missedTables', 'missedPlaces'] as const;

/** Day and name of a ticketed event, truncated to the length of a dimension; without a day if none is known. */
const eventDimension = (day: string, ...names: readonly string[]): string =>
  [...[day, ...names].join(' ')].slice(0, DIMENSION_MAX).join('');

const addTickets = (add: AddToMetric, { details, reservedFor }: MetricEvent, sign = 1) => {
  const { item = '', places = 1, amount, currency = '' } = details;
  const day = reservedFor?.day ?? '';
  add('tickets', item, sign * places);
  addMoney(add, 'ticketRevenue', details, sign);
  add('eventTickets', eventDimension(day, item), sign * places);
  if (amount !== undefined) add('eventRevenue', eventDimension(day, currency, item), sign * amount);
};

const RULES: Partial<Record<EventType, MetricRule>> = {
  'app.installed': ({ details }, add) => addIfPresent(add, 'installSources', details.source),
  'app.opened': ({ details: { ms, version, device, source } }, add) => {
    if (ms !== undefined) add('startMs', getStartupBucket(ms), 1);
    addIfPresent(add, 'openVersions', version);
    addIfPresent(add, 'openDevices', device);
    addIfPresent(add, 'openSources', source);
  },
  'app.crashed': ({ details }, add) => {
    addIfPresent(add, 'crashVersions', details.version);
    addIfPresent(add, 'crashDevices', details.device);
  },
  'screen.shown': ({ details: { item, ms } }, add) => {
    addIfPresent(add, 'screens', item);
    addIfPresent(add, 'screenMs', item, ms ?? 0);
  },
  'guest.registered': ({ details }, add) => addIfPresent(add, 'registerSources', details.source),
  'order.completed': (event, add) => {
    const { details } = event;
    addMoney(add, 'revenue', details);
    addIfPresent(add, 'orderChannels', details.channel);
    addOrderLines(add, details);
    add('orderHours', formatHour(event), 1);
    if (details.minutes === undefined) return;
    add('preparedMinutes', details.channel ?? '', details.minutes);
    add('preparedOrders', details.channel ?? '', 1);
  },
  'order.refunded': ({ details }, add) => {
    addMoney(add, 'revenue', details, -1);
    addMoney(add, 'refunds', details);
    addOrderLines(add, details, -1);
  },
  'table.reserved': (event, add) => {
    add('tableHours', formatHour(event), 1);
    add('tablePlaces', '', event.details.places ?? 0);
    addReservation(add, event, BOOKED);
  },
  'table.cancelled': (event, add) => addReservation(add, event, BOOKED, -1),
  'table.missed': (event, add) => addReservation(add, event, MISSED),
  'event.ticketSold': (event, add) => addTickets(add, event),
  'event.ticketCancelled': (event, add) => addTickets(add, event, -1),
  'event.attended': ({ details: { item = '', places = 1 }, reservedFor, day }, add) => {
    add('attended', item, places);
    // Attendance is on the day of the event.
    add('eventAttended', eventDimension(reservedFor?.day ?? day, item), places);
  },
  'loyalty.stamped': ({ details }, add) => add('stamps', '', details.places ?? 1),
  'loyalty.redeemed': ({ details }, add) => addIfPresent(add, 'rewardItems', details.item),
  'notification.delivered': ({ details }, add) => addIfPresent(add, 'pushDelivered', details.push),
  'notification.opened': ({ details }, add) => addIfPresent(add, 'pushOpened', details.push),
  'content.viewed': ({ details }, add) => addIfPresent(add, 'viewedItems', details.item),
};

const rules = new Map<string, MetricRule>(Object.entries(RULES));

/** Adds the metrics of a single event that do not depend on other events. */
export function addEventMetrics(event: MetricEvent, add: AddToMetric): void {
  add('reports', '', 1);
  add('events', event.type, 1);
  rules.get(event.type)?.(event, add);
}
