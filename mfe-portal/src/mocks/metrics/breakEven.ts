import { type BreakEvenReply, breakEven } from '@skal/contracts/analytics/breakEven';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';

/** Makes a break-even without revenue and payments. */
export const makeBreakEven = (change: Partial<BreakEvenReply> = {}): BreakEvenReply => ({
  ...{ positions: [], lastReportOn: null, source: null, readAt: null },
  ...change,
});

/** Break-even of a wine bar with revenue in kroner and a plan in euro. */
export const sampleBreakEven = makeBreakEven({
  positions: [
    { currency: 'DKK', earned: 61_240.5, paid: 35_000, position: 26_240.5 },
    { currency: 'EUR', earned: 0, paid: 447, position: -447 },
  ],
  ...{ lastReportOn: '2026-11-21', source: 'App', readAt: '2026-11-21T05:00:00.000Z' },
});

export const breakEvenHandlers = (reply: BreakEvenReply): RequestHandler => mockEndpoint(breakEven.read, () => reply);
