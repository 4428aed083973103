import { type LoyaltyReply, loyalty } from '@skal/contracts/loyalty';
import { Besides, between, until } from '../figure/besides.ts';
import { readReports } from '../figure/reports.query.ts';
import { shareOf } from '../figure/shareOf.ts';
import { readEventSums, readSums, type SumRow } from '../figure/sums.query.ts';
import { BEGINNING, daysBetween, thirtyDays } from '../figure/thirtyDays.ts';
import type { ApiModule } from '../module.ts';
import { sectionReport } from '../section/sectionReport.ts';

const ITEMS = 10;

function itemsOf(rows: readonly SumRow[]): LoyaltyReply['rewardItems'] {
  const items = new Map<string, number>();
  for (const { part, amount } of rows) items.set(part, (items.get(part) ?? 0) + amount);
  return [...items]
    .map(([item, rewards]) => ({ item, rewards }))
    .sort((one, other) => other.rewards - one.rewards || (one.item < other.item ? -1 : 1))
    .slice(0, ITEMS);
}

/** The loyalty card in a client's app, beside the 30 days before. */
export default {
  routes: sectionReport(loyalty.read, {
    days: ({ today }) => ({ days: thirtyDays(today) }),
    rows: (run, { days: { from, to, beforeFrom } }) => ({
      members: run(readSums, { metrics: ['members'], from: BEGINNING, to }),
      stamps: run(readSums, { metrics: ['stamps'], from: beforeFrom, to }),
      rewards: run(readEventSums, { types: ['loyalty.redeemed'], from: beforeFrom, to }),
      items: run(readSums, { metrics: ['rewardItems'], from, to }),
      reports: run(readReports, { from: beforeFrom, to }),
    }),
    present({ days, members, stamps, rewards, items, reports, lastReportOn }) {
      const besides = new Besides(days, reports);
      return {
        ...{ days, lastReportOn },
        members: besides.counted(({ to }) => until(members, to)),
        stamps: besides.counted((period) => between(stamps, period)),
        rewards: besides.counted((period) => between(rewards, period)),
        redemption: besides.counted((period) => shareOf(between(rewards, period), between(stamps, period))),
        memberDays: daysBetween(days).map((at) => {
          const day = { from: at, to: at };
          if (!besides.isReported(day)) return { at, members: null, joined: null };
          return { at, members: until(members, at), joined: between(members, day) };
        }),
        rewardItems: itemsOf(items),
      };
    },
  }),
} satisfies ApiModule;
