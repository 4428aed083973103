import { createHash } from 'node:crypto';

/** Reference implementation of the metrics (a test oracle): computed from all events at once. */

/** An event as tests create it. */
export interface ReferenceEvent {
  readonly id: string;
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly guest?: string | undefined;
  readonly amount?: number;
  readonly currency?: string;
  readonly item?: string;
  readonly order?: string | undefined;
  readonly lines?: readonly { readonly item: string; readonly quantity: number; readonly amount?: number }[];
  readonly channel?: string;
  readonly minutes?: number;
  readonly places?: number;
  /** Booked time of a reservation or ticket, as ISO 8601. */
  readonly for?: string;
}

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns the last Sunday of a month at 01:00 UTC, when the European Union changes its clocks. */
function lastSunday(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month + 1, 0, 1));
  return end.getTime() - end.getUTCDay() * DAY_MS;
}

/** Returns the local time in Copenhagen: UTC+2 from the end of March to the end of October, otherwise UTC+1. */
export function toCopenhagenTime(time: number): { day: string; hour: string } {
  const year = new Date(time).getUTCFullYear();
  const isSummer = time >= lastSunday(year, 2) && time < lastSunday(year, 9);
  const local = new Date(time + (isSummer ? 2 : 1) * HOUR_MS).toISOString();
  return { day: local.slice(0, 10), hour: local.slice(11, 13) };
}

const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** Adds cohort and returning-guest metrics from `day guest` pairs. */
function addReturns(
  active: ReadonlySet<string>,
  add: (day: string, metric: string, dimension: string, count: number) => void,
) {
  const daysOf = new Map<string, string[]>();
  for (const entry of [...active].sort()) {
    const [day = '', guest = ''] = entry.split(' ');
    daysOf.set(guest, [...(daysOf.get(guest) ?? []), day]);
  }
  const monday = (day: string) => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
  for (const [first = '', ...others] of daysOf.values()) {
    for (const week of new Set([first, ...others].map(monday))) add(week, 'weekGuests', monday(first), 1);
    if (others[0]) add(others[0], 'returnedGuests', '', 1);
  }
}

/** Returns the dimension of an item's revenue: at most a hundred characters, so a long name ends with 16 characters of its hash. */
function moneyDimension(currency: string, item: string): string {
  if (item.length <= 96) return `${currency} ${item}`;
  return `${currency} ${item.slice(0, 80)}${createHash('sha256').update(item).digest('hex').slice(0, 16)}`;
}

/** Returns all metrics by `day metric dimension`; zeros are left out. */
export function computeReferenceMetrics(events: readonly ReferenceEvent[]): Map<string, number> {
  const metrics = new Map<string, number>();
  const add = (day: string, metric: string, dimension: string, amount: number) => {
    const key = `${day} ${metric} ${dimension}`;
    metrics.set(key, (metrics.get(key) ?? 0) + amount);
  };
  const once = [...new Map(events.map((event) => [event.id, event])).values()];
  const active = new Set<string>();
  const crashed = new Set(
    once
      .filter(({ type, guest }) => type === 'app.crashed' && guest)
      .map((e) => `${toCopenhagenTime(e.time).day} ${e.guest}`),
  );
  const stamped = new Map<string, string>();
  for (const one of once) {
    const { type, time, guest, amount = 0, currency = '', item, channel, minutes, places } = one;
    const { day, hour } = toCopenhagenTime(time);
    add(day, 'reports', '', 1);
    add(day, 'events', type, 1);
    if (type === 'app.opened' && guest) {
      active.add(`${day} ${guest}`);
      if (crashed.has(`${day} ${guest}`)) add(day, 'crashedSessions', '', 1);
    }
    if (type === 'order.completed') {
      add(day, 'revenue', currency, amount);
      add(day, 'orderHours', hour, 1);
      if (channel) add(day, 'orderChannels', channel, 1);
      if (minutes !== undefined) {
        add(day, 'preparedMinutes', channel ?? '', minutes);
        add(day, 'preparedOrders', channel ?? '', 1);
      }
    }
    const sell = (metric: 'orderItems' | 'itemRevenue', dimension: string, sold: number) => {
      add(day, metric, dimension, sold);
      add(
        `${day.slice(0, 7)}-01`,
        { orderItems: 'monthItems', itemRevenue: 'monthItemRevenue' }[metric],
        dimension,
        sold,
      );
    };
    const sign = { 'order.completed': 1, 'order.refunded': -1 }[type] ?? 0;
    for (const line of one.lines ?? []) {
      sell('orderItems', line.item, sign * line.quantity);
      if (line.amount) sell('itemRevenue', moneyDimension(currency, line.item), sign * line.amount);
    }
    if (item && type === 'order.completed' && !one.lines?.[0]) sell('orderItems', item, 1);
    const on = one.for === undefined ? undefined : toCopenhagenTime(Date.parse(one.for));
    const table = `${(on ?? { day }).day} ${(on ?? { hour }).hour}`;
    if (type === 'table.reserved') {
      add(day, 'tableHours', hour, 1);
      add(day, 'tablePlaces', '', places ?? 0);
      add(day, 'bookedTables', table, 1);
      add(day, 'bookedPlaces', table, places ?? 0);
    }
    if (type === 'table.cancelled') {
      add(day, 'bookedTables', table, -1);
      add(day, 'bookedPlaces', table, -(places ?? 0));
    }
    if (type === 'table.missed') {
      add(day, 'missedTables', table, 1);
      add(day, 'missedPlaces', table, places ?? 0);
    }
    if (type === 'event.ticketSold' || type === 'event.ticketCancelled') {
      const times = type === 'event.ticketSold' ? 1 : -1;
      add(day, 'tickets', item ?? '', times * (places ?? 1));
      add(day, 'eventTickets', `${on?.day ?? ''} ${item ?? ''}`, times * (places ?? 1));
      if (currency) add(day, 'ticketRevenue', currency, times * amount);
      if (currency) add(day, 'eventRevenue', `${on?.day ?? ''} ${currency} ${item ?? ''}`, times * amount);
    }
    if (type === 'event.attended') {
      add(day, 'attended', item ?? '', places ?? 1);
      add(day, 'eventAttended', `${on?.day ?? day} ${item ?? ''}`, places ?? 1);
    }
    if (type === 'loyalty.stamped') {
      add(day, 'stamps', '', places ?? 1);
      if (guest && day < (stamped.get(guest) ?? '9')) stamped.set(guest, day);
    }
    if (type === 'order.refunded') {
      add(day, 'revenue', currency, -amount);
      add(day, 'refunds', currency, amount);
    }
  }
  const guestsOf = new Map<string, Set<string>>();
  for (const entry of active) {
    const [day = '', guest = ''] = entry.split(' ');
    add(day, 'activeGuests', '', 1);
    for (let later = 0; later < 30; later += 1) {
      const seen = dayAfter(day, later);
      guestsOf.set(seen, (guestsOf.get(seen) ?? new Set()).add(guest));
    }
  }
  for (const day of stamped.values()) add(day, 'members', '', 1);
  addReturns(active, add);
  for (const [day, guests] of guestsOf) add(day, 'guestsOf30Days', '', guests.size);
  for (const [key, amount] of metrics) if (amount === 0) metrics.delete(key);
  return metrics;
}
