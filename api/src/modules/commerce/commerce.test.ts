import type { CommerceReply } from '@skal/contracts/analytics/commerce';
import { newId } from '../../db/rows/id.ts';
import { buildEvent } from '../../testing/fakes/apps.ts';
import { NOTHING, REPORTED, testSection } from '../../testing/section.hooks.ts';
import { getWeekday } from '../../time/calendar.ts';
import { getPeriodDays } from './periodDays.ts';

describe('GET /api/commerce', () => {
  const { ago, read, report, today } = testSection<CommerceReply>('/api/commerce');
  const order = (amount: number, fields: object = {}) =>
    buildEvent('order.completed', { order: newId(), amount, currency: 'DKK', ...fields });

  it("compares today's sales with yesterday's, net of refunds; computes the average without refunds", async () => {
    await report([
      ...[order(10_000, { item: 'Barolo' }), order(5050, { item: 'Barolo' }), order(1000, { item: 'barolo' })],
      ...[buildEvent('order.refunded', { order: 'A-1', amount: 5050, currency: 'DKK' }), order(700, ago(1))],
    ]);
    const { series, busiest, weekHours, ...sales } = await read();
    expect(sales).toMatchObject({
      ...{ currency: 'DKK', otherRevenue: [], lastReportOn: today() },
      revenue: { value: 110, before: 7, ...REPORTED },
      orders: { value: 3, before: 1, ...REPORTED },
      averageOrder: { value: 53.5, before: 7, ...REPORTED },
      bestSellers: [
        { item: 'Barolo', quantity: 2, share: 66.7, revenue: [] },
        { item: 'barolo', quantity: 1, share: 33.3, revenue: [] },
      ],
    });
    expect(series.reduce((sum, { orders }) => sum + (orders ?? 0), 0)).toBe(3);
    expect(series.reduce((sum, { ordersBefore }) => sum + (ordersBefore ?? 0), 0)).toBe(1);
    expect(busiest.reduce((sum, { orders }) => sum + orders, 0)).toBe(3);
    expect(weekHours.reduce((sum, { orders }) => sum + orders, 0)).toBe(3);
    expect(weekHours.map(({ before }) => before)).toEqual(weekHours.map(() => null));
    for (const { weekday } of busiest) expect(weekday).toBe(getWeekday(today()));
  });

  it('returns zero for a reported day without orders', async () => {
    await report([buildEvent('app.opened', { guest: 'a' })]);
    expect(await read()).toMatchObject({
      ...{ orders: { value: 0 }, revenue: { value: 0 }, averageOrder: NOTHING, currency: null },
    });
  });

  it('compares zero with the whole previous day before the first order, in its currency', async () => {
    await report([buildEvent('app.opened', { guest: 'a' }), order(700, { ...ago(1), currency: 'SEK' })]);
    expect(await read()).toMatchObject({
      ...{ currency: 'SEK', revenue: { value: 0, before: 7 }, orders: { value: 0, before: 1 } },
    });
  });

  it('never sums currencies, and returns no average for several', async () => {
    await report([order(500, { currency: 'SEK' }), order(300), order(200, { currency: 'EUR' })]);
    expect(await read()).toMatchObject({
      ...{ currency: 'DKK', revenue: { value: 3 }, averageOrder: NOTHING },
      otherRevenue: [
        { currency: 'EUR', value: 2 },
        { currency: 'SEK', value: 5 },
      ],
    });
  });

  it('returns a point per day of a month so far, and per month of a year', async () => {
    await report([order(500)]);
    const day = Number(today().slice(8));
    const month = Number(today().slice(5, 7));
    const [monthly, yearly] = [await read('?period=monthly'), await read('?period=yearly')];
    expect([monthly.series.length, yearly.series.length]).toEqual([day, month]);
    const before = { ordersBefore: null, revenueBefore: null };
    expect(monthly.series.at(-1)).toEqual({ at: today(), orders: 1, revenue: 5, ...before });
    expect(yearly.series.at(-1)).toEqual({ at: today().slice(0, 7), orders: 1, revenue: 5, ...before });
  });

  it('lists the latest ten orders as reported', async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const orders = Array.from({ length: 12 }, (_, index) =>
      order(100 + index, { order: `A-${index}`, at: at(index + 1) }),
    );
    const lines = [{ item: 'Cheese box', quantity: 2 }];
    await report([...orders, order(999, { order: 'A-now', channel: 'takeaway', lines })]);
    const { recent } = await read('?period=weekly');
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

  it('compares a period with the same length of the previous one', () => {
    const of = (...[period, day]: Parameters<typeof getPeriodDays>) =>
      Object.values(getPeriodDays(period, day)).join(' ');
    expect(of('daily', '2026-03-01')).toBe('2026-03-01 2026-03-01 2026-02-28 2026-02-28');
    expect(of('weekly', '2026-03-01')).toBe('2026-02-23 2026-03-01 2026-02-16 2026-02-22');
    expect(of('monthly', '2026-03-31')).toBe('2026-03-01 2026-03-31 2026-02-01 2026-02-28');
    expect(of('monthly', '2027-01-15')).toBe('2027-01-01 2027-01-15 2026-12-01 2026-12-15');
    expect(of('yearly', '2028-02-29')).toBe('2028-01-01 2028-02-29 2027-01-01 2027-02-28');
  });
});
