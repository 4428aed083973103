import { eventTypes } from '@skal/contracts/app/appEvent';
import { parseEvent } from '@skal/contracts/app/parseEvent';
import { toCopenhagenTime } from '../../testing/metrics/referenceMetrics.ts';
import type { SimulatedEvent } from './DayRecorder.ts';
import { type SimulatedDay, simulateDays } from './simulation.ts';

const timeZone = 'Europe/Copenhagen';
const days = (launch: string, until: string, seed = 7): SimulatedDay[] => [
  ...simulateDays({ seed, launch, timeZone }, until),
];

/** Across the end of summer time, and across its beginning. */
const autumn = days('2026-07-27', '2026-11-23');
const spring = days('2026-02-01', '2026-05-31');
const all = [...autumn, ...spring];

const eventsOf = (played: readonly SimulatedDay[]) => played.flatMap(({ events }) => events);
const count = (played: readonly SimulatedDay[], type: string) =>
  eventsOf(played).filter((event) => event.type === type).length;
const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

describe('simulateDays', () => {
  it('is reproducible for a seed and launch, and extends without changing earlier days', () => {
    expect(days('2026-07-27', '2026-09-01')).toEqual(autumn.slice(0, 37));
    const ids = eventsOf(autumn).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const other = new Set(eventsOf(days('2026-07-27', '2026-09-01', 8)).map(({ id }) => id));
    expect(ids.filter((id) => other.has(id))).toEqual([]);
  });

  it('passes validation, and covers every event type', () => {
    const refused = eventsOf(all).flatMap((event) => {
      const read = parseEvent(event);
      return read.ok ? [] : [[event, read.error]];
    });
    expect(refused).toEqual([]);
    expect([...new Set(eventsOf(autumn).map(({ type }) => type))].sort()).toEqual(Object.keys(eventTypes).sort());
  });

  it('uses days of Copenhagen and opening hours, across clock changes', () => {
    for (const { day, events } of all) {
      expect([...new Set(events.map(({ at }) => toCopenhagenTime(Date.parse(at)).day))]).toEqual([day]);
    }
    const placed = (played: readonly SimulatedDay[]) =>
      eventsOf(played)
        .filter(({ type }) => type === 'order.placed')
        .map(({ at }) => Number(toCopenhagenTime(Date.parse(at)).hour));
    const changes = (day: string) => days('2026-02-01', '2026-11-30').filter((one) => one.day === day);
    for (const played of [all, changes('2026-03-29'), changes('2026-10-25')]) {
      expect(placed(played).length).toBeGreaterThan(0);
      expect(placed(played).filter((hour) => hour >= 1 && hour < 13)).toEqual([]);
    }
  });

  it('has reservations within opening hours, with cancellations and no-shows', () => {
    const tables = eventsOf(all).filter(({ type }) => type.startsWith('table.'));
    for (const table of tables) {
      const { hour } = toCopenhagenTime(Date.parse(table.for ?? ''));
      expect([table, Number(hour) >= 13 && Number(hour) < 24]).toEqual([table, true]);
      if (table.type === 'table.missed') expect(Date.parse(table.at)).toBeGreaterThan(Date.parse(table.for ?? ''));
      else expect(Date.parse(table.at)).toBeLessThan(Date.parse(table.for ?? ''));
    }
    const reserved = tables.filter(({ type }) => type === 'table.reserved');
    const days = new Set(reserved.map((table) => toCopenhagenTime(Date.parse(table.for ?? '')).day));
    expect(autumn.slice(30).filter(({ day }) => !days.has(day))).toEqual([]);
    const bookedTimes = new Map(reserved.map((table) => [table.order, table.for]));
    const ended = tables.filter(({ type }) => type !== 'table.reserved');
    expect(new Set(ended.map(({ type }) => type)).size).toBe(2);
    for (const { order, for: when } of ended) expect(bookedTimes.get(order)).toBe(when);
  });

  it('has orders whose lines add up to the amount', () => {
    const orders = eventsOf(autumn).filter(({ type }) => type === 'order.completed');
    for (const { lines = [], amount } of orders) {
      expect(lines.reduce((sum, line) => sum + (line.amount ?? 0), 0)).toBe(amount);
    }
    expect(orders.filter(({ lines = [] }) => lines.length > 1).length).toBeGreaterThan(orders.length / 2);
    expect(orders.some(({ lines = [] }) => lines.some(({ quantity }) => quantity > 1))).toBe(true);
  });

  it('numbers orders in sequence, the same in all of their events', () => {
    const placed = eventsOf(autumn).filter(({ type }) => type === 'order.placed');
    expect(placed.map(({ order }) => order)).toEqual(placed.map((_, index) => `A-${index + 1}`));
    const paid = new Map(placed.map(({ order, amount }) => [order, amount]));
    const ended = eventsOf(autumn).filter(({ type }) => /^order\.(completed|cancelled|refunded)$/.test(type));
    expect(ended.filter(({ order, amount }) => paid.get(order) !== amount)).toEqual([]);
  });

  it('has active takeaway orders on every open afternoon and evening', () => {
    const known = autumn.slice(30);
    // Tickets are sold on most days.
    const ahead = known.filter(({ day, events }) =>
      events.some(({ type, for: when = '' }) => type === 'event.ticketSold' && when.slice(0, 10) > day),
    );
    expect(ahead.length).toBeGreaterThan(known.length / 2);
    for (const { day, events } of known) {
      const of = (type: string) => events.filter((one) => one.type === type && one.channel === 'takeaway');
      expect([day, of('order.placed').length > 4]).toEqual([day, true]);
      const ended = new Map(
        [...of('order.completed'), ...of('order.cancelled')].map(({ order, at }) => [order, Date.parse(at)]),
      );
      const evening = Date.parse(`${day}T17:30:00Z`);
      const half = Array.from({ length: 8 }, (_, index) => evening + (index - 4) * 1800_000);
      const waiting = (time: number) =>
        of('order.placed').some(({ order, at }) => Date.parse(at) <= time && (ended.get(order) ?? Infinity) > time);
      expect([day, half.some(waiting)]).toEqual([day, true]);
    }
  });

  it('has a launch peak, slow Tuesdays, a crashing version and its fix, and returning guests', () => {
    expect(count(autumn.slice(0, 7), 'app.installed')).toBeGreaterThan(3 * count(autumn.slice(-7), 'app.installed'));
    const orders = (weekdayNumber: number) =>
      count(
        autumn.filter(({ day }) => weekday(day) === weekdayNumber),
        'order.completed',
      );
    for (const other of [0, 1, 3, 4, 5, 6]) expect(orders(2)).toBeLessThan(orders(other));
    const share = (version: string) => {
      const own = eventsOf(autumn).filter((event: SimulatedEvent) => event.version === version);
      const of = (type: string) => own.filter((event) => event.type === type).length;
      return of('app.crashed') / of('app.opened');
    };
    expect(share('1.2.0')).toBeGreaterThan(0.03);
    for (const sound of ['1.0.0', '1.1.0', '1.2.1', '1.3.0']) expect(share(sound)).toBeLessThan(0.015);
    const ordered = new Map<string, number>();
    for (const { type, guest = '' } of eventsOf(autumn)) {
      if (type === 'order.completed') ordered.set(guest, (ordered.get(guest) ?? 0) + 1);
    }
    const often = [...ordered.values()];
    expect(often.filter((times) => times === 1).length).toBeGreaterThan(20);
    expect(often.filter((times) => times > 5).length).toBeGreaterThan(20);
  });
});
