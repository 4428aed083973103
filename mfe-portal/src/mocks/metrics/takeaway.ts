import { type TakeawayReply, takeaway } from '@skal/contracts/analytics/takeaway';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';
import { makeMetric, missingMetric } from '../figures.ts';
import { makeAction } from './actions.ts';

/** Makes the takeaway metrics of an app without reports. */
export const makeTakeaway = (change: Partial<TakeawayReply> = {}): TakeawayReply => ({
  ...{ lastReportOn: null, date: '2026-11-21', active: [], activeCount: 0, currency: null, otherRevenue: [] },
  ...{ revenue: missingMetric, completed: missingMetric, preparation: missingMetric },
  ...change,
});

const MINUTE_MS = 60_000;
/** Half a minute of offset, so that whole minutes do not change while a test runs. */
const HALF_MINUTE_MS = MINUTE_MS / 2;

/** Makes an order placed `minutes` ago. */
export const makeActiveOrder = (
  order: string,
  minutes: number,
  change: Partial<TakeawayReply['active'][number]> = {},
): TakeawayReply['active'][number] => ({
  ...{ id: `0198c0de-0000-7000-8006-${order.replace(/\D/g, '').padStart(12, '0')}`, order },
  ...{
    at: new Date(Date.now() - minutes * MINUTE_MS - HALF_MINUTE_MS).toISOString(),
    lines: [],
    item: null,
    amount: null,
    currency: null,
    action: makeAction(),
  },
  ...change,
});

/** Takeaway orders of a wine bar on a busy evening. */
export const sampleTakeaway = (): TakeawayReply =>
  makeTakeaway({
    ...{ lastReportOn: '2026-11-21', currency: 'DKK', otherRevenue: [{ currency: 'SEK', value: 240 }] },
    ...{ revenue: makeMetric(3120.5, 2890), completed: makeMetric(14, 12), preparation: makeMetric(17.5, 19) },
    active: [
      makeActiveOrder('A-1042', 75, {
        lines: [{ item: 'Tapas box for two', quantity: 2 }],
        ...{ amount: 498, currency: 'DKK' },
        action: makeAction({
          ...{ step: 'accepted', version: 1, at: '2026-11-21T08:05:00.000Z', by: 'Karen Holm', progress: 'delivered' },
        }),
      }),
      makeActiveOrder('A-1043', 12, {
        lines: [
          { item: 'Cheese box', quantity: 1 },
          { item: 'Bottle of the week', quantity: 2 },
        ],
      }),
      makeActiveOrder('A-1044', 0),
    ],
    activeCount: 3,
  });

export const takeawayHandlers = (reply: () => TakeawayReply): RequestHandler =>
  mockEndpoint(takeaway.read, () => reply());
