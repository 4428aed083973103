import type { LoyaltyReply } from '@skal/contracts/loyalty';
import { Besides, between, until } from '../figure/besides.ts';
import type { Reports } from '../figure/reports.query.ts';
import type { SumRow } from '../figure/sums.query.ts';
import { daysBetween } from '../figure/thirtyDays.ts';

const ITEMS = 10;

export interface ReadLoyalty {
  readonly days: LoyaltyReply['days'];
  /** Since the beginning. */
  readonly members: readonly SumRow[];
  readonly stamps: readonly SumRow[];
  readonly rewards: readonly SumRow[];
  readonly items: readonly SumRow[];
  readonly reports: Reports;
  readonly lastReportOn: string | null;
}

function itemsOf(rows: readonly SumRow[]): LoyaltyReply['rewardItems'] {
  const items = new Map<string, number>();
  for (const { part, amount } of rows) items.set(part, (items.get(part) ?? 0) + amount);
  return [...items]
    .map(([item, rewards]) => ({ item, rewards }))
    .sort((one, other) => other.rewards - one.rewards || (one.item < other.item ? -1 : 1))
    .slice(0, ITEMS);
}

/** The loyalty card, beside the 30 days before; what nobody reported is null. */
export function presentLoyalty(read: ReadLoyalty): LoyaltyReply {
  const { days, members, stamps, rewards, reports, lastReportOn } = read;
  const besides = new Besides(days, reports);
  return {
    ...{ days, lastReportOn },
    members: besides.counted(({ to }) => until(members, to)),
    stamps: besides.counted((period) => between(stamps, period)),
    rewards: besides.counted((period) => between(rewards, period)),
    redemption: besides.counted((period) => {
      const given = between(stamps, period);
      return given === 0 ? null : Math.round((between(rewards, period) / given) * 10_000) / 100;
    }),
    memberDays: daysBetween(days).map((at) => {
      const day = { from: at, to: at };
      if (!besides.isReported(day)) return { at, members: null, joined: null };
      return { at, members: until(members, at), joined: between(members, day) };
    }),
    rewardItems: itemsOf(read.items),
  };
}
