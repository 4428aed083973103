import { endpoint, reply } from '../http/endpoint.ts';
import type { MetricReply } from './overview.ts';

/**
 * The loyalty card in a client's app. Guests are known by pseudonyms, so nobody is named: a member is a guest with a stamp.
 * `before` of a figure is the same of the 30 days before, which end where these begin.
 */
export interface LoyaltyReply {
  /** The 30 days up to today, and those they are held against, both ends included. */
  days: { from: string; to: string; beforeFrom: string; beforeTo: string };
  lastReportOn: string | null;
  /** A running total; `before` is that of the end of the days before. */
  members: MetricReply;
  /** In these days, as are the rewards. */
  stamps: MetricReply;
  rewards: MetricReply;
  /** Rewards for each hundred stamps, to the hundredth; null without a stamp. */
  redemption: MetricReply;
  /** Day by day: how many members there were at its end, and who became one; null where nothing was reported. */
  memberDays: { at: string; members: number | null; joined: number | null }[];
  /** What was given for a full card in these days, most first, at most ten. */
  rewardItems: { item: string; rewards: number }[];
}

/** The loyalty card in a client's app. */
export const loyalty = {
  read: endpoint.get('/api/loyalty', 'client', reply<LoyaltyReply>()),
};
