import { newId } from '../../../db/rows/id.ts';
import { startBackend, type TestBackend } from '../../../testing/fakes/apps.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { CachedWallClock } from '../../../time/calendar.ts';
import { rebuildMetrics } from '../../appEvent/rebuildMetrics.ts';
import { storeEvents } from '../../appEvent/storeEvents.ts';
import { getEarliestAcceptedDay, validateEvent } from '../../appEvent/validateEvent.ts';
import { readBreakdown, readItemBreakdown } from '../query/totals.query.ts';

const DAY_MS = 24 * 3600_000;
const NOW = Date.parse('2026-03-15T12:00:00Z');
const LONG = 'Château '.repeat(12).trim();

describe('monthly item metrics', () => {
  let api: TestApi;
  let backend: TestBackend;
  const clock = new CachedWallClock('Europe/Copenhagen');

  beforeEach(async () => {
    api = await startTestApi();
    backend = await startBackend(api);
    // A hundred days of orders, one of them reported some days late; one item of the first day is fully refunded.
    for (let ago = 100; ago >= 0; ago -= 1) {
      const at = new Date(NOW - ago * DAY_MS).toISOString();
      const item = (name: string, quantity: number) => ({ item: name, quantity, amount: 50 * quantity });
      const order = { order: `A-${ago}`, currency: 'DKK', amount: 100 };
      await ingest(NOW - (ago - (ago % 7)) * DAY_MS, [
        { ...order, type: 'order.completed', at, lines: [item('Barolo', 1 + (ago % 3)), item(LONG, 2)] },
        ...(ago === 100 ? [{ ...order, type: 'order.completed', at, lines: [item('Porto', 1)] }] : []),
        ...(ago === 100 ? [{ ...order, type: 'order.refunded', at, lines: [item('Porto', 1)] }] : []),
      ]);
    }
  });
  afterEach(() => api.close());

  async function ingest(now: number, raw: readonly object[]): Promise<void> {
    const { businessId } = backend;
    const context = { businessId, salt: 'salt', source: 'app', now, since: getEarliestAcceptedDay(now, clock), clock };
    const events = raw.map((one) => {
      const event = validateEvent({ id: newId(), ...one }, context);
      if (!event.ok) throw new Error(event.error);
      return event;
    });
    const counting = { now, today: clock.at(now).day, keepDays: 90 };
    await api.internals.dependencies.db.tx((manager) => storeEvents(manager, [{ businessId, events }], counting));
  }

  const months = () =>
    api.rows(
      "SELECT id, day, metric, dimension, amount FROM app_metric_days WHERE metric LIKE 'month%Item%' ORDER BY id",
    );

  it('equal the sums of their days, for any range', async () => {
    expect((await months()).length).toBeGreaterThan(4 * 3);
    const { db } = api.internals.dependencies;
    const { businessId } = backend;
    for (const metric of ['orderItems', 'itemRevenue'] as const) {
      for (const days of [
        ...[
          { from: '2026-01-01', to: '2026-03-15' },
          { from: '2025-12-01', to: '2026-02-28' },
        ],
        ...[
          { from: '2026-03-01', to: '2026-03-15' },
          { from: '2025-12-10', to: '2026-03-14' },
        ],
      ]) {
        const read = await readItemBreakdown(db, businessId, metric, days);
        const sold = (parts: typeof read) => parts.filter(({ amount }) => amount !== 0);
        expect(sold(read)).toEqual(sold(await readBreakdown(db, businessId, metric, days)));
        expect(read).not.toEqual([]);
      }
    }
  });

  it('are corrected by a rebuild, including a month whose first events were deleted', async () => {
    const before = await months();
    const { businessId } = backend;
    const { db, settings } = api.internals.dependencies;
    // As after housekeeping: events of 2025-12 exist only from the 15th.
    await api.execute("DELETE FROM app_events WHERE day < '2025-12-15'");
    const rebuild = (dryRun: boolean) => rebuildMetrics(db, settings, { businessId, dryRun, now: NOW });
    expect(await rebuild(true)).toEqual([]);
    for (const change of [
      "UPDATE app_metric_days SET amount = amount + 5 WHERE metric = 'monthItems'",
      "DELETE FROM app_metric_days WHERE metric IN ('monthItems', 'monthItemRevenue')",
      "DELETE FROM app_metric_days WHERE metric = 'orderItems' AND day >= '2025-12-15'",
    ]) {
      await api.execute(change);
      const found = await rebuild(false);
      expect([change, found.length > 0]).toEqual([change, true]);
      expect(await rebuild(true)).toEqual([]);
      expect(await months()).toEqual(before);
    }
  });
});
