import { type BreakEvenReply, breakEven } from '@skal/contracts/analytics/breakEven';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** What an app has earned that has reported nothing, and for which nothing was paid. */
export const makeBreakEven = (change: Partial<BreakEvenReply> = {}): BreakEvenReply => ({
  ...{ positions: [], lastReportOn: null, source: null, readAt: null },
  ...change,
});

/** A wine bar that sells in kroner, and pays its plan in euro. */
export const busyBreakEven = makeBreakEven({
  positions: [
    { currency: 'DKK', earned: 61_240.5, paid: 35_000, position: 26_240.5 },
    { currency: 'EUR', earned: 0, paid: 447, position: -447 },
  ],
  ...{ lastReportOn: '2026-11-21', source: 'App', readAt: '2026-11-21T05:00:00.000Z' },
});

export const breakEvenIs = (reply: BreakEvenReply): RequestHandler => mockEndpoint(breakEven.read, () => reply);
