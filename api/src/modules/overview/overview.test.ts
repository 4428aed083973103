import { addDays, dayOf } from '../../calendar.ts';
import { newId } from '../../db/id.ts';
import { client, live } from '../../testing/bodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';

const NOTHING = { value: null, source: null, readAt: null };
const READ_AT = Date.parse('2026-03-02T10:00:00Z');

describe('GET /api/overview', () => {
  let api: TestApi;
  let browser: TestClient;
  let businessId: unknown;

  beforeAll(async () => {
    api = await startTestApi();
    browser = await api.signIn(live.email, live.password);
    const [row] = await api.rows('SELECT business_id FROM accounts WHERE email = ?', [live.email]);
    businessId = row?.business_id;
  });
  afterAll(() => api.close());

  const read = async (who = browser) => (await who.get('/api/overview')).body;
  const today = () => dayOf(Date.now(), api.settings.timeZone);
  const report = (metric: string, day: string, hundredths: number) =>
    api.execute(
      'INSERT INTO daily_metrics (id, business_id, day, metric, hundredths, source, read_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      [newId(), businessId, day, metric, hundredths, 'Shopify', READ_AT],
    );

  it('K1-K3: what nobody has reported is null, over the last seven days of Copenhagen', async () => {
    const day = today();
    expect(await read()).toEqual({
      dailyActiveUsers: NOTHING,
      revenueToday: NOTHING,
      ordersToday: NOTHING,
      appPerformance: NOTHING,
      revenueTrend: [-6, -5, -4, -3, -2, -1, 0].map((ago) => ({ date: addDays(day, ago), value: null })),
      alerts: [],
    });
  });

  it('K1-K3: a report is read to the hundredth, and zero is a figure', async () => {
    const day = today();
    await report('dailyActiveUsers', day, 4200);
    await report('revenue', day, 1_234_567_890_12);
    await report('orders', day, 0);
    await report('appPerformance', addDays(day, -1), 9987);
    await report('revenue', addDays(day, -6), 0);
    await report('revenue', addDays(day, -7), 100);
    const readAt = '2026-03-02T10:00:00.000Z';
    const overview = await read();
    expect(overview).toMatchObject({
      dailyActiveUsers: { value: 42, source: 'Shopify', readAt },
      revenueToday: { value: 1_234_567_890.12, source: 'Shopify', readAt },
      ordersToday: { value: 0, source: 'Shopify', readAt },
      appPerformance: NOTHING,
    });
    const trend = overview.revenueTrend as { value: number | null }[];
    expect(trend.map(({ value }) => value)).toEqual([0, null, null, null, null, null, 1_234_567_890.12]);
  });

  it('K2: alerts come newest first', async () => {
    for (const [title, at] of [
      ['Older', READ_AT],
      ['Newer', READ_AT + 1000],
    ]) {
      await api.execute('INSERT INTO alerts (id, business_id, title, created_at) VALUES (?, ?, ?, ?)', [
        newId(),
        businessId,
        title,
        at,
      ]);
    }
    expect((await read()).alerts).toEqual([
      { id: expect.any(String), title: 'Newer', at: '2026-03-02T10:00:01.000Z' },
      { id: expect.any(String), title: 'Older', at: '2026-03-02T10:00:00.000Z' },
    ]);
  });

  it('8.2.2: another client sees nothing of it', async () => {
    expect(await read(await api.signIn(client.email, client.password))).toMatchObject({
      revenueToday: NOTHING,
      alerts: [],
    });
  });
});
