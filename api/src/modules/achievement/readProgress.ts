import { type AchievementId, achievementTargets } from '@skal/contracts/analytics/achievement';
import type { EventType } from '@skal/contracts/app/appEvent';
import type { Database } from '../../db/database.ts';
import type { Metric } from '../appMetric/aggregate/eventMetrics.ts';
import { BEGINNING } from '../appMetric/period/last30Days.ts';
import { readEventTotals, readTotals } from '../appMetric/query/totals.query.ts';
import { REVENUE_METRICS } from '../breakEven/positions.ts';
import { readPaidDays } from '../ledger/paidDays.query.ts';
import { earnedProgress, paidBackProgress } from './earnings.ts';
import { type Progress, progressOf } from './progress.ts';
import { type EarnedId, rules } from './rules.ts';

const isEarned = (id: AchievementId): id is EarnedId => !(id in rules);

/** Computes the progress of some achievements up to a day, reading only their metrics. */
export async function readProgress(
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
        ? events.filter(({ part }) => part === rule.type)
        : sums.filter(({ metric }) => metric === rule.metric);
    progress.set(id, progressOf(rows, rule.by, achievementTargets[id]));
  }
  if (ids.includes('revenue-100k')) {
    progress.set('revenue-100k', earnedProgress(earned, achievementTargets['revenue-100k']));
  }
  if (ids.includes('paid-back')) progress.set('paid-back', paidBackProgress(earned, paid));
  return progress;
}
