import { type AchievementId, type AchievementReply, achievementTargets } from '@skal/contracts/analytics/achievement';
import type { EventType } from '@skal/contracts/app/appEvent';
import type { Database } from '../../db/database.ts';
import type { Metric } from '../appMetric/aggregate/eventMetrics.ts';
import { BEGINNING } from '../appMetric/period/last30Days.ts';
import { getMinorUnitsPerWhole, toWholeUnits } from '../appMetric/period/minorUnits.ts';
import { readEventTotals, readTotals, type TotalRow } from '../appMetric/query/totals.query.ts';
import { REVENUE_METRICS } from '../breakEven/positions.ts';
import { type PaidDay, readPaidDays } from '../ledger/paidDays.query.ts';
import { AchievementEntity } from './Achievement.entity.ts';
import { computeProgress, type Progress } from './progress.ts';
import { type MoneyAchievementId, rules } from './rules.ts';

const MAIN_CURRENCY = 'DKK';

/** Revenue in the main currency, in whole units; other currencies are not added. */
function earnedProgress(earned: readonly TotalRow[], target: number): Progress {
  const rows = earned.filter(({ dimension }) => dimension === MAIN_CURRENCY);
  const { value, reachedOn } = computeProgress(rows, 'sum', target * getMinorUnitsPerWhole(MAIN_CURRENCY));
  return { value: Math.floor(toWholeUnits(value, MAIN_CURRENCY)), reachedOn };
}

/**
 * Finds the day on which the app had earned everything paid for it so far, in every currency. The value is the share of
 * the currency that is furthest behind, in per cent with two decimals. Without payments there is nothing to pay back.
 */
function paidBackProgress(earned: readonly TotalRow[], paid: readonly PaidDay[]): Progress {
  const currencies = new Map(paid.map(({ currency }) => [currency, { earned: 0, paid: 0 }]));
  const moved = [
    ...earned.map(({ day, dimension, amount }) => ({ day, currency: dimension, earned: amount, paid: 0 })),
    ...paid.map(({ day, currency, amount }) => ({ day, currency, earned: 0, paid: amount })),
  ].sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
  let share = 0;
  for (const [index, { day, ...amounts }] of moved.entries()) {
    const sum = currencies.get(amounts.currency);
    if (sum) {
      sum.earned += amounts.earned;
      sum.paid += amounts.paid;
    }
    // All rows of a day are evaluated together.
    if (moved[index + 1]?.day === day) continue;
    const paidCurrencies = [...currencies.values()].filter((one) => one.paid > 0);
    if (paidCurrencies.length === 0) continue;
    share = Math.min(...paidCurrencies.map((one) => one.earned / one.paid));
    if (share >= 1) return { value: 1, reachedOn: day };
  }
  return { value: Math.max(0, Math.floor(share * 100) / 100), reachedOn: null };
}

const isEarned = (id: AchievementId): id is MoneyAchievementId => !(id in rules);

/** Computes the progress of some achievements up to a day, reading only their metrics. */
async function readProgress(
  db: Database,
  businessId: string,
  { ids, to }: { ids: readonly AchievementId[]; to: string },
): Promise<Map<AchievementId, Progress>> {
  const counted = ids.flatMap((id) => (isEarned(id) ? [] : [{ id, rule: rules[id] }]));
  const types = new Set<EventType>(counted.flatMap(({ rule }) => ('type' in rule ? [rule.type] : [])));
  const metrics = new Set<Metric>(counted.flatMap(({ rule }) => ('metric' in rule ? [rule.metric] : [])));
  const needsMoney = ids.some(isEarned);
  const days = { from: BEGINNING, to };
  const [events, sums, earned, paid] = await Promise.all([
    types.size > 0 ? readEventTotals(db, businessId, { ...days, types: [...types] }) : [],
    metrics.size > 0 ? readTotals(db, businessId, { ...days, metrics: [...metrics] }) : [],
    needsMoney ? readTotals(db, businessId, { ...days, metrics: REVENUE_METRICS }) : [],
    needsMoney ? readPaidDays(db, businessId) : [],
  ]);
  const progress = new Map<AchievementId, Progress>();
  for (const { id, rule } of counted) {
    const rows =
      'type' in rule
        ? events.filter(({ dimension }) => dimension === rule.type)
        : sums.filter(({ metric }) => metric === rule.metric);
    progress.set(id, computeProgress(rows, rule.by, achievementTargets[id]));
  }
  if (ids.includes('revenue-100k')) {
    progress.set('revenue-100k', earnedProgress(earned, achievementTargets['revenue-100k']));
  }
  if (ids.includes('paid-back')) progress.set('paid-back', paidBackProgress(earned, paid));
  return progress;
}

/** Reads all achievements of a client's app up to a day. Announced ones keep their day and are not computed again. */
export async function readAchievements(db: Database, businessId: string, to: string): Promise<AchievementReply[]> {
  const stored = await db.read((manager) => manager.findBy(AchievementEntity, { businessId }));
  const reachedOn = new Map(stored.map(({ achievement, reachedOn: day }) => [achievement, day]));
  const all = Object.entries(achievementTargets) as [AchievementId, number][];
  const ids = all.map(([id]) => id).filter((id) => !reachedOn.has(id));
  const progress = await readProgress(db, businessId, { ids, to });
  return all.map(([id, target]) => {
    const known = reachedOn.get(id);
    if (known !== undefined) return { id, progress: target, completedDate: known };
    const { value = 0, reachedOn: day = null } = progress.get(id) ?? {};
    return { id, progress: value, completedDate: day };
  });
}
