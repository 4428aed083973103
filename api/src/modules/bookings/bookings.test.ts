import type { BookingsReply } from '@skal/contracts/analytics/bookings';
import { buildEvent } from '../../testing/fakes/apps.ts';
import { NOTHING, testSection } from '../../testing/section.hooks.ts';
import { addDays, getWeekday } from '../../time/calendar.ts';
import { rebuildMetrics } from '../appEvent/rebuildMetrics.ts';

describe('GET /api/bookings', () => {
  const { ago, dayAgo, hourOn, now, read, report, today } = testSection<BookingsReply>('/api/bookings');
  const table = (what: string, later: number, hour: number, fields: object = {}) =>
    buildEvent(`table.${what}`, { order: 'T-1', places: 2, for: hourOn(later, hour), ...fields });

  it('counts a table on the reserved day, whenever it was booked', async () => {
    await report([
      ...[table('reserved', 0, 18, { places: 4 }), table('reserved', 0, 18, ago(20)), table('reserved', 0, 20, ago(1))],
      ...[table('reserved', 1, 18, { places: 6 }), table('reserved', 3, 19), table('reserved', 3, 21)],
    ]);
    const reply = await read();
    expect(reply).toMatchObject({
      ...{ lastReportOn: today(), tables: { value: 3, before: null, source: 'App' }, guests: { value: 8 } },
      noShows: { value: 0 },
      upcoming: [
        { date: addDays(today(), 1), tables: 1, guests: 6 },
        { date: addDays(today(), 3), tables: 2, guests: 4 },
      ],
    });
    expect(reply.today).toEqual([
      { hour: 18, tables: 2, guests: 6, missed: 0 },
      { hour: 20, tables: 1, guests: 2, missed: 0 },
    ]);
    expect(reply.busiest[0]).toEqual({ weekday: getWeekday(today()), hour: 18, tables: 2 });
  });

  it('subtracts cancellations and no-shows from the reserved day, in any order of reports', async () => {
    await report([table('cancelled', 2, 19), table('missed', 0, 18, { places: 4 })]);
    await report([
      ...[table('reserved', 2, 19, ago(3)), table('reserved', 2, 20), table('reserved', 0, 18, { places: 4 })],
      table('reserved', 0, 18, ago(2)),
    ]);
    expect(await read()).toMatchObject({
      ...{ tables: { value: 1 }, guests: { value: 2 }, noShows: { value: 1 } },
      today: [{ hour: 18, tables: 1, guests: 2, missed: 1 }],
      upcoming: [{ date: addDays(today(), 2), tables: 1, guests: 2 }],
    });
  });

  it('compares today with the same weekday a week ago; counts a table without a day on the day of the event', async () => {
    const weekAgo = ago(7);
    await report([
      ...[table('reserved', -7, 19, weekAgo), table('reserved', -7, 20, weekAgo)],
      buildEvent('table.reserved'),
    ]);
    expect(await read()).toMatchObject({
      ...{ tables: { value: 1, before: 2 }, guests: { value: null, before: 4 } },
      today: [{ tables: 1, guests: null, missed: 0 }],
    });
  });

  it('shows earlier reservations for an unreported day, otherwise null instead of zero', async () => {
    await report([buildEvent('app.opened', { guest: 'a', ...ago(2) })]);
    expect(await read()).toMatchObject({ lastReportOn: dayAgo(2), tables: NOTHING, guests: NOTHING });
    await report([table('reserved', 0, 18, ago(2))]);
    expect(await read()).toMatchObject({ tables: { value: 1, source: 'App' }, guests: { value: 2 } });
  });

  it('finds no difference in a rebuild, and restores missing rows', async () => {
    await report([table('reserved', 40, 18, ago(20)), table('reserved', 5, 18), table('cancelled', 5, 18)]);
    const { api, backend } = now();
    const { businessId } = backend;
    const rebuild = (dryRun: boolean) =>
      rebuildMetrics(api.internals.dependencies.db, api.settings, { businessId, dryRun, now: Date.now() });
    expect(await rebuild(true)).toEqual([]);
    const before = await read();
    await api.execute("DELETE FROM app_metric_days WHERE metric LIKE 'booked%'");
    expect(await rebuild(false)).not.toEqual([]);
    expect((await read()).upcoming).toEqual(before.upcoming);
    expect(before.upcoming).toEqual([{ date: addDays(today(), 40), tables: 1, guests: 2 }]);
  });
});
