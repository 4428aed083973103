import { type LoyaltyReply, loyalty } from '@skal/contracts/analytics/loyalty';
import { mockEndpoint } from '@skal/shell-kit/mocks/mockEndpoint.ts';
import type { RequestHandler } from 'msw';
import { makeMetric, missingMetric } from '../figures.ts';
import { forEachDay, thirtyDays } from './adoption.ts';

/** Makes the loyalty metrics of an app without reports. */
export const makeLoyalty = (change: Partial<LoyaltyReply> = {}): LoyaltyReply => ({
  ...{ days: thirtyDays, lastReportOn: null, members: missingMetric, stamps: missingMetric, rewards: missingMetric },
  ...{ redemption: missingMetric, rewardItems: [] },
  memberDays: forEachDay.map((at) => ({ at, members: null, joined: null })),
  ...change,
});

/** Loyalty metrics of a wine bar. */
export const sampleLoyalty = makeLoyalty({
  ...{ lastReportOn: '2026-11-21', members: makeMetric(112, 68), stamps: makeMetric(405, 371) },
  ...{ rewards: makeMetric(38, 31), redemption: makeMetric(9.38, 8.36) },
  memberDays: forEachDay.map((at, index) =>
    index === 1 ? { at, members: null, joined: null } : { at, members: 68 + Math.ceil(index * 1.5), joined: index % 3 },
  ),
  rewardItems: [
    { item: 'A glass on the house', rewards: 27 },
    { item: 'Cheese plate', rewards: 11 },
  ],
});

export const loyaltyHandlers = (reply: LoyaltyReply): RequestHandler => mockEndpoint(loyalty.read, () => reply);
