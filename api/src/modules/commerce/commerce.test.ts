import type { CommerceReply } from '@skal/contracts/commerce';
import { addDays, dayOf, weekdayOf } from '../../calendar.ts';
import { newId } from '../../db/id.ts';
import { eventOf, startBackend, type TestBackend } from '../../testing/apps.ts';
import { client, live } from '../../testing/bodies.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/index.ts';
import { periodDays } from './periodDays.ts';

const NOTHING = { value: null, before: null, source: null, readAt: null };

describe('GET /api/commerce', () => {
  let api: TestApi;
  let browser: TestClient;
  let backend: TestBackend;

  beforeEach(async () => {
    api = await startTestApi();
    browser = await api.signIn(live.email, live.password);
    backend = await startBackend(api, live);
  });
  afterEach(() => api.close());

  const read = async (period = 'daily', who = browser) =>
    (await who.get(`/api/commerce?period=${period}`)).body as unknown as CommerceReply;
  const today = () => dayOf(Date.now(), api.settings.timeZone);
  const order = (amount: number, fields: object = {}) =>
    eventOf('order.completed', { order: newId(), amount, currency: 'DKK', ...fields });
  const yesterday = () => ({ at: `${addDays(today(), -1)}T18:30:00+01:00` });

  it('what nobody has reported is null, in every period', async () => {
    for (const period of ['daily', 'weekly', 'monthly', 'yearly']) {
      expect(await read(period)).toMatchObject({
        ...{ period, currency: null, lastReportOn: null, revenue: NOTHING, orders: NOTHING, averageOrder: NOTHING },
        ...{ otherRevenue: [], bestSellers: [], busiest: [], weekHours: [], recent: [] },
      });
    }
    const { steps } = await read('daily');
    expect(steps).toHaveLength(24);
    expect(new Set(steps.map(({ orders }) => orders))).toEqual(new Set([null]));
  });

  it('the sales of today stand beside those of yesterday, less what was refunded; the average leaves that aside', async () => {
    await backend.report([
      ...[order(10_000, { item: 'Barolo' }), order(5050, { item: 'Barolo' }), order(1000, { item: 'barolo' })],
      ...[eventOf('order.refunded', { order: 'A-1', amount: 5050, currency: 'DKK' }), order(700, yesterday())],
    ]);
    const told = { source: 'App', readAt: expect.stringMatching(/Z$/) };
    const { steps, busiest, weekHours, ...sales } = await read();
    expect(sales).toMatchObject({
      ...{ currency: 'DKK', otherRevenue: [], lastReportOn: today() },
      revenue: { value: 110, before: 7, ...told },
      orders: { value: 3, before: 1, ...told },
      averageOrder: { value: 53.5, before: 7, ...told },
      bestSellers: [
        { item: 'Barolo', pieces: 2, share: 66.7, revenue: [] },
        { item: 'barolo', pieces: 1, share: 33.3, revenue: [] },
      ],
    });
    expect(steps.reduce((sum, { orders }) => sum + (orders ?? 0), 0)).toBe(3);
    expect(steps.reduce((sum, { ordersBefore }) => sum + (ordersBefore ?? 0), 0)).toBe(1);
    expect(busiest.reduce((sum, { orders }) => sum + orders, 0)).toBe(3);
    expect(weekHours.reduce((sum, { orders }) => sum + orders, 0)).toBe(3);
    expect(weekHours.map(({ before }) => before)).toEqual(weekHours.map(() => null));
    for (const { weekday } of busiest) expect(weekday).toBe(weekdayOf(today()));
  });

  it('a day with a report and without an order is a zero', async () => {
    await backend.report([eventOf('app.opened', { guest: 'a' })]);
    expect(await read()).toMatchObject({
      ...{ orders: { value: 0 }, revenue: { value: 0 }, averageOrder: NOTHING, currency: null },
    });
  });

  it('before the first order of a day the whole day before it stands beside the zero, in its currency', async () => {
    await backend.report([eventOf('app.opened', { guest: 'a' }), order(700, { ...yesterday(), currency: 'SEK' })]);
    expect(await read()).toMatchObject({
      ...{ currency: 'SEK', revenue: { value: 0, before: 7 }, orders: { value: 0, before: 1 } },
    });
  });

  it('currencies are never added up, and orders in several have no average', async () => {
    await backend.report([order(500, { currency: 'SEK' }), order(300), order(200, { currency: 'EUR' })]);
    expect(await read()).toMatchObject({
      ...{ currency: 'DKK', revenue: { value: 3 }, averageOrder: NOTHING },
      otherRevenue: [
        { currency: 'EUR', value: 2 },
        { currency: 'SEK', value: 5 },
      ],
    });
  });

  it('a month has a step for each of its days so far, and a year for each of its months', async () => {
    await backend.report([order(500)]);
    const day = Number(today().slice(8));
    const month = Number(today().slice(5, 7));
    const [monthly, yearly] = [await read('monthly'), await read('yearly')];
    expect([monthly.steps.length, yearly.steps.length]).toEqual([day, month]);
    const before = { ordersBefore: null, revenueBefore: null };
    expect(monthly.steps.at(-1)).toEqual({ at: today(), orders: 1, revenue: 5, ...before });
    expect(yearly.steps.at(-1)).toEqual({ at: today().slice(0, 7), orders: 1, revenue: 5, ...before });
  });

  it('the newest ten orders come first, each as it was reported', async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const orders = Array.from({ length: 12 }, (_, index) =>
      order(100 + index, { order: `A-${index}`, at: at(index + 1) }),
    );
    const lines = [{ item: 'Cheese box', quantity: 2 }];
    await backend.report([...orders, order(999, { order: 'A-now', channel: 'takeaway', lines })]);
    const { recent } = await read('weekly');
    expect(recent).toHaveLength(10);
    expect(recent[0]).toMatchObject({ order: 'A-now', amount: 9.99, currency: 'DKK', channel: 'takeaway', lines });
    expect(recent[1]?.lines).toEqual([]);
    expect(recent.map(({ at: time }) => time)).toEqual(
      recent
        .map(({ at: time }) => time)
        .toSorted()
        .toReversed(),
    );
  });

  it("8.2.2: they are the client's own; another period is refused with a sentence", async () => {
    await backend.report([order(100)]);
    expect(await read('daily', await api.signIn(client.email, client.password))).toMatchObject({ orders: NOTHING });
    const { status, body } = await browser.get('/api/commerce?period=hourly');
    expect([status, body.error]).toEqual([400, expect.stringContaining('daily, weekly, monthly or yearly')]);
  });

  it('a period is held against as much of the one before', () => {
    const of = (...[period, day]: Parameters<typeof periodDays>) => Object.values(periodDays(period, day)).join(' ');
    expect(of('daily', '2026-03-01')).toBe('2026-03-01 2026-03-01 2026-02-28 2026-02-28');
    expect(of('weekly', '2026-03-01')).toBe('2026-02-23 2026-03-01 2026-02-16 2026-02-22');
    expect(of('monthly', '2026-03-31')).toBe('2026-03-01 2026-03-31 2026-02-01 2026-02-28');
    expect(of('monthly', '2027-01-15')).toBe('2027-01-01 2027-01-15 2026-12-01 2026-12-15');
    expect(of('yearly', '2028-02-29')).toBe('2028-01-01 2028-02-29 2027-01-01 2027-02-28');
  });
});
