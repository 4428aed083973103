import { endpoint, reply } from '../http/endpoint.ts';
import { withPermission } from '../http/permission.ts';
import type { MetricReply } from './overview.ts';

/**
 * The loyalty card in a client's app. Guests are pseudonymous; a member is a guest with at least one stamp.
 * `before` is the value for the previous 30 days.
 */
export interface LoyaltyReply {
  /** The 30 days up to today and the previous 30, both ends inclusive. */
  days: { from: string; to: string; beforeFrom: string; beforeTo: string };
  lastReportOn: string | null;
  /** A running total; `before` is the total at the end of the previous period. */
  members: MetricReply;
  /** In these 30 days, like the rewards. */
  stamps: MetricReply;
  rewards: MetricReply;
  /** Rewards per hundred stamps, two decimals; null without stamps. */
  redemption: MetricReply;
  /** Per day: members at its end, and new members; null without reports. */
  memberDays: { at: string; members: number | null; joined: number | null }[];
  /** Items given for a full card in these days, most first, at most ten. */
  rewardItems: { item: string; rewards: number }[];
}

/** The loyalty card in a client's app. */
export const loyalty = withPermission(['Analytics'], {
  read: endpoint.get('/api/loyalty', 'client', reply<LoyaltyReply>()),
});
