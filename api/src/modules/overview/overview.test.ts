import { addDays, dayOf } from '../../calendar.ts';
import { newId } from '../../db/id.ts';
import { eventOf, startBackend, type TestBackend } from '../../testing/apps.ts';
import { client, live } from '../../testing/bodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const NOTHING = { value: null, source: null, readAt: null, before: null };
const ALERT_AT = Date.parse('2026-03-02T10:00:00Z');

describe('GET /api/overview', () => {
  let api: TestApi;
  let browser: TestClient;
  let backend: TestBackend;

  beforeEach(async () => {
    api = await startTestApi();
    browser = await api.signIn(live.email, live.password);
    backend = await startBackend(api, live);
  });
  afterEach(() => api.close());

  const read = async (who = browser) => (await who.get('/api/overview')).body;
  const today = () => dayOf(Date.now(), api.settings.timeZone);
  /** Noon in Copenhagen, or an hour later, of a day that is over; of today it is now. */
  const on = (ago: number) => (ago === 0 ? {} : { at: `${addDays(today(), -ago)}T12:00:00+01:00` });
  const order = (amount: number, currency = 'DKK', ago = 0) =>
    eventOf('order.completed', { order: newId(), amount, currency, ...on(ago) });
  const opened = (guest: string, ago = 0) => eventOf('app.opened', { guest, ...on(ago) });

  it('K1-K3: what nobody has reported is null, over the last seven days of Copenhagen', async () => {
    expect(await read()).toEqual({
      dailyActiveUsers: NOTHING,
      ...{ currency: 'DKK', revenueToday: NOTHING },
      otherRevenueToday: [],
      ordersToday: NOTHING,
      appPerformance: NOTHING,
      yesterday: {
        date: addDays(today(), -1),
        ...{ dailyActiveUsers: NOTHING, revenue: NOTHING, otherRevenue: [], orders: NOTHING },
      },
      lastReportOn: null,
      revenueTrend: [-6, -5, -4, -3, -2, -1, 0].map((ago) => ({ date: addDays(today(), ago), value: null })),
      alerts: [],
    });
  });

  it('K1-K3: the figures of today stand beside those of the same weekday, and zero is a figure', async () => {
    await backend.report([
      ...[opened('a'), opened('a'), opened('b'), opened('c', 7)],
      ...[order(1050), order(99, 'DKK', 7), order(2000, 'DKK', 6), opened('a', 2)],
    ]);
    await backend.report([eventOf('app.crashed', { guest: 'b' })]);
    const told = { source: 'App', readAt: expect.stringMatching(/Z$/) };
    const overview = await read();
    expect(overview).toMatchObject({
      dailyActiveUsers: { value: 2, before: 1, ...told },
      revenueToday: { value: 10.5, before: 0.99, ...told },
      ordersToday: { value: 1, before: 1, ...told },
      appPerformance: { value: 66.67, before: 100, ...told },
      lastReportOn: today(),
    });
    const trend = overview.revenueTrend as { value: number | null }[];
    expect(trend.map(({ value }) => value)).toEqual([20, null, null, null, 0, null, 10.5]);
  });

  it('yesterday stands beside the same weekday a week before it, its currencies apart', async () => {
    await backend.report([
      ...[order(1050, 'DKK', 1), order(300, 'SEK', 1), order(200, 'DKK', 8), opened('a', 1), opened('b', 8)],
      ...[order(99), order(77, 'DKK', 7)],
    ]);
    const { yesterday } = await read();
    expect(yesterday).toMatchObject({
      date: addDays(today(), -1),
      dailyActiveUsers: { value: 1, before: 1, source: 'App' },
      revenue: { value: 10.5, before: 2 },
      otherRevenue: [{ currency: 'SEK', value: 3 }],
      orders: { value: 2, before: 1 },
    });
  });

  it('K1: currencies are told apart, and kroner come first where there are any', async () => {
    await backend.report([order(500, 'EUR'), order(100, 'DKK', 3)]);
    expect(await read()).toMatchObject({
      ...{ currency: 'DKK', revenueToday: { value: 0 } },
      otherRevenueToday: [{ currency: 'EUR', value: 5 }],
      ordersToday: { value: 1 },
    });
  });

  it('K1: what guests pay with alone is what revenue is told in', async () => {
    await backend.report([order(500, 'EUR'), order(200, 'EUR', 1), order(400, 'EUR', 7)]);
    expect(await read()).toMatchObject({
      ...{ currency: 'EUR', revenueToday: { value: 5, before: 4 }, otherRevenueToday: [] },
      yesterday: { revenue: { value: 2 }, otherRevenue: [] },
    });
  });

  it('K1: after a day without a report it says since when, and nothing is a zero', async () => {
    await backend.report([order(100, 'DKK', 3)]);
    expect(await read()).toMatchObject({
      ordersToday: NOTHING,
      revenueToday: NOTHING,
      lastReportOn: addDays(today(), -3),
    });
  });

  it('K2: alerts come newest first', async () => {
    for (const [title, at] of [
      ['Older', ALERT_AT],
      ['Newer', ALERT_AT + 1000],
    ]) {
      await api.execute('INSERT INTO alerts (id, business_id, title, created_at) VALUES (?, ?, ?, ?)', [
        newId(),
        backend.businessId,
        title,
        at,
      ]);
    }
    const noted = { id: expect.any(String), source: null, section: null };
    expect((await read()).alerts).toEqual([
      { ...noted, title: 'Newer', at: '2026-03-02T10:00:01.000Z' },
      { ...noted, title: 'Older', at: '2026-03-02T10:00:00.000Z' },
    ]);
  });

  it('8.2.2: another client sees nothing of it', async () => {
    await backend.report([order(100)]);
    expect(await read(await api.signIn(client.email, client.password))).toMatchObject({
      ...{ revenueToday: NOTHING, lastReportOn: null, alerts: [] },
    });
  });
});
