import type { MetricPointReply } from '@skal/contracts/analytics/appMetric';
import { newId } from '../../db/rows/id.ts';
import { testSection } from '../../testing/section.hooks.ts';
import { addDays } from '../../time/calendar.ts';

describe('GET /api/figures', () => {
  const { dayAgo, now, on, read: readQuery, report, today } = testSection<MetricPointReply[]>('/api/figures');
  const read = (query: string) => readQuery(`?${query}`);
  const values = (rows: readonly MetricPointReply[]) =>
    rows.map(({ date, value, currency }) => [date, value, currency]);

  it('returns null for a day without reports, and zero as a value', async () => {
    await report([on(1, 'app.opened', { guest: 'a' })]);
    const days = [2, 1, 0].map((ago) => dayAgo(ago));
    const rows = await read(`metrics=orders,revenue&from=${days[0]}&to=${days[2]}`);
    const none = { value: null, currency: null, source: null, readAt: null };
    const zero = { value: 0, currency: null, source: 'App', readAt: expect.any(String) };
    expect(rows).toEqual([
      { date: days[0], metric: 'orders', ...none },
      { date: days[0], metric: 'revenue', ...none },
      { date: days[1], metric: 'orders', ...zero },
      { date: days[1], metric: 'revenue', ...zero },
      { date: days[2], metric: 'orders', ...none },
      { date: days[2], metric: 'revenue', ...none },
    ]);
  });

  it('computes each metric', async () => {
    const order = { order: newId(), amount: 12_550, currency: 'DKK' };
    await report([
      ...[on(0, 'app.installed'), on(0, 'app.installed'), on(0, 'guest.registered', { guest: 'a' })],
      ...[
        on(0, 'app.opened', { guest: 'a' }),
        on(0, 'app.opened', { guest: 'a' }),
        on(0, 'app.opened', { guest: 'b' }),
      ],
      ...[on(0, 'app.crashed', { guest: 'b' }), on(0, 'order.placed', { order: 'x' }), on(0, 'order.completed', order)],
      ...[on(0, 'order.refunded', { ...order, amount: 50 }), on(0, 'table.reserved'), on(0, 'table.missed')],
      ...[on(0, 'loyalty.stamped'), on(0, 'loyalty.redeemed'), on(0, 'content.viewed'), on(0, 'content.viewed')],
    ]);
    const rows = await read(`from=${today()}&to=${today()}`);
    expect(Object.fromEntries(rows.map(({ metric, value }) => [metric, value]))).toEqual({
      ...{ dailyActiveUsers: 2, monthlyActiveUsers: 2, registeredUsers: 1, downloads: 2, orders: 1, revenue: 12_500 },
      ...{ crashFreeSessions: 66.67, reservations: 1, noShows: 1, stamps: 1, rewards: 1, views: 2 },
    });
    expect(rows.filter(({ currency }) => currency !== null).map(({ metric }) => metric)).toEqual(['revenue']);
  });

  it('returns money per currency, never summed', async () => {
    const paid = (ago: number, amount: number, currency: string) =>
      on(ago, 'order.completed', { order: newId(), amount, currency });
    await report([paid(1, 100, 'DKK'), paid(1, 7, 'EUR'), paid(2, 30, 'DKK')]);
    const [before, yesterday] = [dayAgo(2), dayAgo(1)];
    expect(values(await read(`metrics=revenue&from=${before}&to=${yesterday}`))).toEqual([
      [before, 30, 'DKK'],
      [before, 0, 'EUR'],
      [yesterday, 100, 'DKK'],
      [yesterday, 7, 'EUR'],
    ]);
  });

  it('continues running totals from before the first day, and counts guests for 30 days', async () => {
    const late = [on(29, 'app.opened', { guest: 'a' }), on(29, 'guest.registered', { guest: 'a' })];
    await report([...late, on(0, 'app.opened', { guest: 'b' }), on(1, 'content.viewed')]);
    const yesterday = dayAgo(1);
    const ask = (metric: string) => read(`metrics=${metric}&from=${yesterday}&to=${today()}`);
    expect((await ask('monthlyActiveUsers')).map(({ value }) => value)).toEqual([1, 2]);
    expect((await ask('registeredUsers')).map(({ value }) => value)).toEqual([1, 1]);
    // Two days later the first guest no longer counts; nothing has been reported for that day yet.
    expect(
      (await read(`metrics=monthlyActiveUsers&from=${addDays(today(), 1)}&to=${addDays(today(), 1)}`))[0]?.value,
    ).toBeNull();
  });

  it('defaults to seven days and all metrics, and rejects invalid requests', async () => {
    expect(new Set((await read('')).map(({ date }) => date)).size).toBe(7);
    const rejected = async (query: string) => (await now().browser.get(`/api/figures?${query}`)).status;
    for (const query of [
      ...['metrics=visits', 'metrics=orders,,views', 'from=2026-02-30', 'from=2026-03-02&to=2026-03-01'],
      ...['from=2020-01-01&to=2026-01-01', 'metrics=constructor'],
    ]) {
      expect([query, await rejected(query)]).toEqual([query, 400]);
    }
  });
});
