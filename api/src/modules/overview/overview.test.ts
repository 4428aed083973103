import type { OverviewReply } from '@skal/contracts/analytics/overview';
import { newId } from '../../db/rows/id.ts';
import { buildEvent } from '../../testing/fakes/apps.ts';
import { NOTHING, REPORTED, testSection } from '../../testing/section.hooks.ts';

const ALERT_AT = Date.parse('2026-03-02T10:00:00Z');

describe('GET /api/overview', () => {
  const { dayAgo, now, on, read, report, today } = testSection<OverviewReply>('/api/overview');
  const order = (amount: number, currency = 'DKK', days = 0) =>
    on(days, 'order.completed', { order: newId(), amount, currency });
  const opened = (guest: string, days = 0) => on(days, 'app.opened', { guest });

  it('K1-K3: compares today with the same weekday, and returns zero as a value', async () => {
    await report([
      ...[opened('a'), opened('a'), opened('b'), opened('c', 7)],
      ...[order(1050), order(99, 'DKK', 7), order(2000, 'DKK', 6), opened('a', 2)],
    ]);
    await report([buildEvent('app.crashed', { guest: 'b' })]);
    const overview = await read();
    expect(overview).toMatchObject({
      dailyActiveUsers: { value: 2, before: 1, ...REPORTED },
      revenueToday: { value: 10.5, before: 0.99, ...REPORTED },
      ordersToday: { value: 1, before: 1, ...REPORTED },
      appPerformance: { value: 66.67, before: 100, ...REPORTED },
      lastReportOn: today(),
    });
    expect(overview.revenueTrend.map(({ value }) => value)).toEqual([20, null, null, null, 0, null, 10.5]);
  });

  it('compares yesterday with the same weekday, per currency', async () => {
    await report([
      ...[order(1050, 'DKK', 1), order(300, 'SEK', 1), order(200, 'DKK', 8), opened('a', 1), opened('b', 8)],
      ...[order(99), order(77, 'DKK', 7)],
    ]);
    const { yesterday } = await read();
    expect(yesterday).toMatchObject({
      date: dayAgo(1),
      dailyActiveUsers: { value: 1, before: 1, source: 'App' },
      revenue: { value: 10.5, before: 2 },
      otherRevenue: [{ currency: 'SEK', value: 3 }],
      orders: { value: 2, before: 1 },
    });
  });

  it('K1: separates currencies, kroner first', async () => {
    await report([order(500, 'EUR'), order(100, 'DKK', 3)]);
    expect(await read()).toMatchObject({
      ...{ currency: 'DKK', revenueToday: { value: 0 } },
      otherRevenueToday: [{ currency: 'EUR', value: 5 }],
      ordersToday: { value: 1 },
    });
  });

  it('K1: uses the only currency of the revenue', async () => {
    await report([order(500, 'EUR'), order(200, 'EUR', 1), order(400, 'EUR', 7)]);
    expect(await read()).toMatchObject({
      ...{ currency: 'EUR', revenueToday: { value: 5, before: 4 }, otherRevenueToday: [] },
      yesterday: { revenue: { value: 2 }, otherRevenue: [] },
    });
  });

  it('K1: shows the last report after a day without one, and null instead of zero', async () => {
    await report([order(100, 'DKK', 3)]);
    expect(await read()).toMatchObject({
      ordersToday: NOTHING,
      revenueToday: NOTHING,
      lastReportOn: dayAgo(3),
    });
  });

  it('K2: lists alerts newest first', async () => {
    for (const [title, at] of [
      ['Older', ALERT_AT],
      ['Newer', ALERT_AT + 1000],
    ]) {
      await now().api.execute('INSERT INTO alerts (id, business_id, title, created_at) VALUES (?, ?, ?, ?)', [
        newId(),
        now().backend.businessId,
        title,
        at,
      ]);
    }
    const entered = { id: expect.any(String), source: null, section: null };
    expect((await read()).alerts).toEqual([
      { ...entered, title: 'Newer', at: '2026-03-02T10:00:01.000Z' },
      { ...entered, title: 'Older', at: '2026-03-02T10:00:00.000Z' },
    ]);
  });
});
