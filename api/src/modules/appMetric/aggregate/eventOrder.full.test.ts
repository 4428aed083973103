import fc from 'fast-check';
import { newId } from '../../../db/rows/id.ts';
import { startBackend, type TestBackend } from '../../../testing/fakes/apps.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { eventReports } from '../../../testing/metrics/eventArbitraries.ts';
import {
  computeReferenceMetrics,
  type ReferenceEvent,
  toCopenhagenTime,
} from '../../../testing/metrics/referenceMetrics.ts';
import { readStoredMetrics } from '../../../testing/metrics/storedMetrics.ts';
import { addDays, CachedWallClock } from '../../../time/calendar.ts';
import { rebuildMetrics } from '../../appEvent/rebuildMetrics.ts';
import { storeEvents } from '../../appEvent/storeEvents.ts';
import { getEarliestAcceptedDay, validateEvent } from '../../appEvent/validateEvent.ts';

const seed = Number(process.env.METRICS_SEED ?? 7);
const MINUTE_MS = 60_000;

describe('metrics are independent of the order of events', () => {
  let api: TestApi;
  let backend: TestBackend;
  let salt: string;
  const clock = new CachedWallClock('Europe/Copenhagen');

  beforeAll(async () => {
    api = await startTestApi();
    backend = await startBackend(api);
    const [row] = await api.rows<{ salt: string }>('SELECT salt FROM app_clients');
    salt = row?.salt ?? '';
  });
  afterAll(() => api.close());

  const clear = async () => {
    for (const table of ['app_events', 'app_guests', 'app_metric_days']) await api.execute(`DELETE FROM ${table}`);
  };

  it('equal the metrics of all events if these arrive late, twice or in any batches, and a rebuild finds no difference', async () => {
    const { businessId } = backend;
    const { db } = api.internals.dependencies;
    await fc.assert(
      fc.asyncProperty(eventReports, async ({ now, events, order, again, cuts, together }) => {
        await clear();
        const created = events.map(({ ago: minutes, ...fields }, index): ReferenceEvent => {
          const { ahead: later, ...rest } = { ahead: undefined, ...fields };
          const needsOrder = rest.type.startsWith('order.') ? { order: `A-${index}` } : {};
          const time = now - minutes * MINUTE_MS;
          const booked = later === undefined ? {} : { for: new Date(time + later * MINUTE_MS).toISOString() };
          return { id: newId(), time, ...rest, ...needsOrder, ...booked };
        });
        const known = again.map((index) => created[index % created.length] as ReferenceEvent);
        const sent = [...created, ...known]
          .map((one, index) => ({ one, place: order[index % order.length] ?? 0 }))
          .sort((one, other) => one.place - other.place)
          .map(({ one }) => one);
        const validated = sent.map(({ time, ...rest }) => {
          const read = validateEvent(
            { ...rest, at: new Date(time).toISOString() },
            { businessId, salt, source: 'app', now, since: getEarliestAcceptedDay(now, clock), clock },
          );
          if (!read.ok) throw new Error(`${read.reason}: ${read.error}`);
          return read;
        });
        const counting = { now, today: clock.at(now).day, keepDays: 90 };
        const outcomes: string[] = [];
        for (let from = 0, cut = 0; from < validated.length; ) {
          const batches = Array.from({ length: together }, () => {
            const size = cuts[cut % cuts.length] ?? 1;
            cut += 1;
            from += size;
            return { businessId, events: validated.slice(from - size, from) };
          });
          const stored = await db.tx((manager) => storeEvents(manager, batches, counting));
          outcomes.push(...stored.flatMap((one) => one ?? []));
        }
        expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(created.length);
        expect(outcomes.filter((outcome) => outcome === 'known')).toHaveLength(known.length);
        expect(await readStoredMetrics(api)).toEqual(computeReferenceMetrics(created));
        expect(await rebuildMetrics(db, api.settings, { businessId, dryRun: true, now })).toEqual([]);
      }),
      { seed, numRuns: 60 },
    );
  });

  it('corrects changed metrics and adds missing ones in a rebuild', async () => {
    await clear();
    const { businessId } = backend;
    const { db } = api.internals.dependencies;
    const opened = (who: string) => ({ id: newId(), type: 'app.opened', at: new Date().toISOString(), guest: who });
    await backend.report([opened('ada'), opened('bo'), opened('ada')]);
    const before = await readStoredMetrics(api);
    const now = Date.now();
    const rebuild = (dryRun: boolean) => rebuildMetrics(db, api.settings, { businessId, dryRun, now });
    for (const change of [
      "UPDATE app_metric_days SET amount = amount + 5 WHERE metric = 'activeGuests'",
      "DELETE FROM app_metric_days WHERE metric = 'monthlyGuests'",
      'DELETE FROM app_metric_days',
      'DELETE FROM app_guests',
    ]) {
      await api.execute(change);
      const differences = await rebuild(true);
      expect([change, differences.length > 0]).toEqual([change, true]);
      expect(await rebuild(false)).toEqual(differences);
      expect(await rebuild(true)).toEqual([]);
      expect(await readStoredMetrics(api)).toEqual(before);
    }
  });

  it('keeps metrics unchanged when old days of a guest are pruned, also in a rebuild', async () => {
    await clear();
    const { businessId } = backend;
    const { db } = api.internals.dependencies;
    const stored = async (now: number, ...types: string[]) => {
      const validated = types.map((type) => {
        const raw = { id: newId(), type, at: new Date(now).toISOString(), guest: 'ada' };
        const read = validateEvent(raw, {
          businessId,
          salt,
          source: 'app',
          now,
          since: getEarliestAcceptedDay(now, clock),
          clock,
        });
        if (!read.ok) throw new Error(read.error);
        return read;
      });
      const counting = { now, today: clock.at(now).day, keepDays: 90 };
      await db.tx((manager) => storeEvents(manager, [{ businessId, events: validated }], counting));
    };
    const first = Date.parse('2026-01-07T10:00:00Z');
    const DAY_MS = 24 * 60 * MINUTE_MS;
    for (let week = 0; week < 30; week += 1) {
      await stored(first + week * 7 * DAY_MS, 'app.opened', ...(week % 2 === 1 ? ['loyalty.stamped'] : []));
    }
    const now = first + 29 * 7 * DAY_MS;
    const metricsBefore = await readStoredMetrics(api);
    const of = (metric: string) => [...metricsBefore].filter(([key]) => key.includes(` ${metric} `));
    expect(of('members')).toEqual([['2026-01-14 members ', 1]]);
    expect(of('returnedGuests')).toEqual([['2026-01-14 returnedGuests ', 1]]);
    expect(of('weekGuests')).toHaveLength(30);
    expect(of('weekGuests').every(([key, count]) => key.endsWith(' 2026-01-05') && count === 1)).toBe(true);
    // The events of the first months are deleted.
    await api.execute('DELETE FROM app_events WHERE day < ?', [addDays(clock.at(now).day, -90)]);
    expect(await rebuildMetrics(db, api.settings, { businessId, dryRun: true, now })).toEqual([]);
    await api.execute("DELETE FROM app_metric_days WHERE metric = 'weekGuests' AND day > '2026-07-01'");
    await rebuildMetrics(db, api.settings, { businessId, dryRun: false, now });
    expect(await readStoredMetrics(api)).toEqual(metricsBefore);
  });

  it('caches local time per quarter of an hour, correctly for Copenhagen', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2030-01-01') }), (time) => {
        const { day, minutes } = clock.at(time);
        const by = toCopenhagenTime(time);
        expect([day, String(Math.floor(minutes / 60)).padStart(2, '0')]).toEqual([by.day, by.hour]);
        expect(minutes % 60).toBe(new Date(time).getUTCMinutes());
      }),
      { seed, numRuns: 2000 },
    );
  });
});
