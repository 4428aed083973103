import { type CommerceQuery, type CommerceReply, commerce } from '@skal/contracts/analytics/commerce';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';
import { makeMetric, missingMetric } from '../figures.ts';

type Period = CommerceReply['period'];

const two = (number: number) => String(number).padStart(2, '0');

/** Buckets of each period up to now. */
const stepsAt: Readonly<Record<Period, readonly string[]>> = {
  daily: Array.from({ length: 24 }, (_, hour) => `2026-11-21T${two(hour)}`),
  weekly: [16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`),
  monthly: Array.from({ length: 21 }, (_, day) => `2026-11-${two(day + 1)}`),
  yearly: Array.from({ length: 11 }, (_, month) => `2026-${two(month + 1)}`),
};

const days = { from: '2026-11-21', to: '2026-11-21', beforeFrom: '2026-11-20', beforeTo: '2026-11-20' };

/** Makes the sales of an app without reports. */
export const makeCommerce = (period: Period, change: Partial<CommerceReply> = {}): CommerceReply => ({
  ...{ period, days, currency: null, lastReportOn: null },
  ...{ revenue: missingMetric, orders: missingMetric, averageOrder: missingMetric, otherRevenue: [] },
  series: stepsAt[period].map((at) => ({ at, orders: null, revenue: null, ordersBefore: null, revenueBefore: null })),
  ...{ bestSellers: [], busiest: [], weekHours: [], recent: [] },
  ...change,
});

const weekHours = [
  { weekday: 4, hour: 17, orders: 9, before: 7 },
  { weekday: 5, hour: 18, orders: 14, before: 11 },
  { weekday: 5, hour: 19, orders: 0, before: 2 },
  { weekday: 6, hour: 19, orders: 11, before: 12 },
];

/** Sales of a wine bar that sells in its app. */
export const sampleCommerce = (period: Period): CommerceReply =>
  makeCommerce(period, {
    ...{ currency: 'DKK', lastReportOn: '2026-11-21', otherRevenue: [{ currency: 'SEK', value: 240 }] },
    ...{ revenue: makeMetric(8450.5, 7920), orders: makeMetric(31, 28) },
    series: stepsAt[period].map((at, index) => {
      const before = (index * 7 + 2) % 8;
      const money = (orders: number) => (period === 'daily' ? null : orders * 270.5);
      const past = { ordersBefore: before, revenueBefore: money(before) };
      if (index === 1) return { at, orders: null, revenue: null, ...past };
      const orders = (index * 5) % 9;
      return { at, orders, revenue: money(orders), ...past };
    }),
    bestSellers: [
      {
        ...{ item: 'Barolo 2019', quantity: 12, orders: 12, share: 57.1 },
        revenue: [
          { currency: 'DKK', value: 1500 },
          { currency: 'SEK', value: 240 },
        ],
      },
      { item: 'Cheese plate', quantity: 9, orders: 9, share: 42.9, revenue: [] },
    ],
    busiest: weekHours
      .filter(({ orders }) => orders > 0)
      .sort((a, b) => b.orders - a.orders)
      .map(({ weekday, hour, orders }) => ({ weekday, hour, orders })),
    weekHours: period === 'daily' ? weekHours.map((hour) => ({ ...hour, before: null })) : weekHours,
    recent: [
      {
        ...{ id: '0198c0de-0000-7000-8005-000000000001', order: 'A-1042', at: '2026-11-21T05:00:00.000Z' },
        ...{ amount: 349, currency: 'DKK', channel: 'takeaway' },
        lines: [
          { item: 'Barolo 2019', quantity: 2 },
          { item: 'Cheese plate', quantity: 1 },
        ],
      },
      {
        ...{ id: '0198c0de-0000-7000-8005-000000000002', order: 'A-1041', at: '2026-11-20T19:42:00.000Z' },
        ...{ amount: 89.5, currency: 'DKK', channel: null, lines: [] },
      },
    ],
  });

export const commerceHandlers = (reply: (period: Period) => CommerceReply): RequestHandler =>
  mockEndpoint(commerce.read, ({ body }: { body: CommerceQuery }) => reply(body.period));
