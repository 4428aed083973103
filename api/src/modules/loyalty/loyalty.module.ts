import { type LoyaltyReply, loyalty } from '@skal/contracts/analytics/loyalty';
import { calculatePercent } from '../appMetric/period/calculatePercent.ts';
import { BEGINNING, getLast30Days, listDays } from '../appMetric/period/last30Days.ts';
import { PeriodComparison, sumBetween, sumUntil } from '../appMetric/period/PeriodComparison.ts';
import { readReportedDays } from '../appMetric/query/reportedDays.query.ts';
import { readEventTotals, readTotals, type TotalRow } from '../appMetric/query/totals.query.ts';
import type { ApiModule } from '../module.ts';
import { createSectionRoute } from '../section/sectionRoute.ts';

const ITEMS = 10;

function countItems(rows: readonly TotalRow[]): LoyaltyReply['rewardItems'] {
  const items = new Map<string, number>();
  for (const { dimension, amount } of rows) items.set(dimension, (items.get(dimension) ?? 0) + amount);
  return [...items]
    .map(([item, rewards]) => ({ item, rewards }))
    .sort((one, other) => other.rewards - one.rewards || (one.item < other.item ? -1 : 1))
    .slice(0, ITEMS);
}

/** Loyalty card of a client's app, compared with the 30 days before. */
export default {
  routes: createSectionRoute(loyalty.read, {
    days: ({ today }) => ({ days: getLast30Days(today) }),
    rows: (run, { days: { from, to, beforeFrom } }) => ({
      members: run(readTotals, { metrics: ['members'], from: BEGINNING, to }),
      stamps: run(readTotals, { metrics: ['stamps'], from: beforeFrom, to }),
      rewards: run(readEventTotals, { types: ['loyalty.redeemed'], from: beforeFrom, to }),
      items: run(readTotals, { metrics: ['rewardItems'], from, to }),
      reports: run(readReportedDays, { from: beforeFrom, to }),
    }),
    present({ days, members, stamps, rewards, items, reports, lastReportOn }) {
      const comparison = new PeriodComparison(days, reports);
      return {
        ...{ days, lastReportOn },
        members: comparison.compare(({ to }) => sumUntil(members, to)),
        stamps: comparison.compare((period) => sumBetween(stamps, period)),
        rewards: comparison.compare((period) => sumBetween(rewards, period)),
        redemption: comparison.compare((period) =>
          calculatePercent(sumBetween(rewards, period), sumBetween(stamps, period)),
        ),
        memberDays: listDays(days).map((at) => {
          const day = { from: at, to: at };
          if (!comparison.isReported(day)) return { at, members: null, joined: null };
          return { at, members: sumUntil(members, at), joined: sumBetween(members, day) };
        }),
        rewardItems: countItems(items),
      };
    },
  }),
} satisfies ApiModule;
