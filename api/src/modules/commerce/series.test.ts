import type { CommerceReply } from '@skal/contracts/analytics/commerce';
import type { SalesRow } from '../appMetric/query/sales.query.ts';
import { buildWeekHours } from './commerce.present.ts';
import { getPeriodDays } from './periodDays.ts';
import { SalesSummary } from './SalesSummary.ts';
import { buildSalesSeries } from './series.ts';

const row = (day: string, metric: SalesRow['metric'], amount: number): SalesRow => ({
  ...{ day, metric, amount, dimension: metric === 'revenue' ? 'DKK' : '', source: null, readAt: 0 },
});
const sold = (day: string, orders: number) => [row(day, 'orders', orders), row(day, 'revenue', orders * 10_000)];
const steps = (period: CommerceReply['period'], today: string, rows: SalesRow[]) =>
  buildSalesSeries(
    { period, days: getPeriodDays(period, today), sales: new SalesSummary(rows), hours: { now: [], before: [] } },
    'DKK',
  ).map(({ at, orders, ordersBefore, revenueBefore }) => [at, orders, ordersBefore, revenueBefore].join(' '));

describe('buildWeekHours', () => {
  const hours = {
    now: [{ weekday: 2, hour: 18, orders: 2 }],
    before: [
      { weekday: 2, hour: 20, orders: 1 },
      { weekday: 2, hour: 18, orders: 5 },
    ],
  };
  const of = (period: CommerceReply['period'], wasReported: boolean) =>
    buildWeekHours(
      { period, days: getPeriodDays(period, '2026-11-17'), sales: new SalesSummary([]), hours },
      wasReported,
    );

  it('compares with the previous period; a single day has another weekday, so nothing to compare', () => {
    expect(of('weekly', true)).toEqual([
      { weekday: 2, hour: 18, orders: 2, before: 5 },
      { weekday: 2, hour: 20, orders: 0, before: 1 },
    ]);
    const alone = [{ weekday: 2, hour: 18, orders: 2, before: null }];
    expect([of('weekly', false), of('daily', true)]).toEqual([alone, alone]);
  });
});

describe('buildSalesSeries', () => {
  it('returns hours for a day, compared with the previous day; null without a report', () => {
    const hours = {
      now: [{ weekday: 3, hour: 18, orders: 2 }],
      before: [
        { weekday: 2, hour: 18, orders: 5 },
        { weekday: 2, hour: 19, orders: 1 },
      ],
    };
    const of = (rows: SalesRow[]) =>
      buildSalesSeries(
        { period: 'daily', days: getPeriodDays('daily', '2026-11-18'), sales: new SalesSummary(rows), hours },
        'DKK',
      );
    const both = of([...sold('2026-11-18', 2), ...sold('2026-11-17', 6)]);
    expect(both.slice(17, 20).map(({ orders, ordersBefore }) => [orders, ordersBefore])).toEqual([
      [0, 0],
      [2, 5],
      [0, 1],
    ]);
    expect(of(sold('2026-11-18', 2))[18]).toEqual({
      ...{ at: '2026-11-18T18', orders: 2, revenue: null, ordersBefore: null, revenueBefore: null },
    });
  });

  it('returns days for a week, compared with the same weekday', () => {
    const days = [...sold('2026-11-17', 2), ...sold('2026-11-10', 3), ...sold('2026-11-13', 9)];
    expect(steps('weekly', '2026-11-18', days)).toEqual(['2026-11-16   ', '2026-11-17 2 3 300', '2026-11-18   ']);
  });

  it('returns days for a month, compared with the same day of the previous month, if it exists', () => {
    expect(steps('monthly', '2026-03-29', [...sold('2026-03-28', 1), ...sold('2026-02-28', 4)]).slice(-2)).toEqual([
      '2026-03-28 1 4 400',
      '2026-03-29   ',
    ]);
  });

  it('returns months for a year, compared with the previous year, the last one up to the same day', () => {
    const days = [
      ...sold('2026-02-10', 5),
      ...sold('2025-01-31', 6),
      ...sold('2025-02-12', 7),
      ...sold('2025-02-13', 8),
    ];
    expect(steps('yearly', '2026-02-12', days)).toEqual(['2026-01  6 600', '2026-02 5 7 700']);
  });
});
