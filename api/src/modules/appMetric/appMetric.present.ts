import type { MetricName, MetricPointReply } from '@skal/contracts/analytics/appMetric';
import type { EventType } from '@skal/contracts/app/appEvent';
import { toIsoTime } from '../../time/calendar.ts';
import type { Metric } from './aggregate/eventMetrics.ts';
import { calculateCrashFreeRate } from './period/crashFreeRate.ts';
import { formatSourceLabels } from './period/sourceLabels.ts';
import { type MetricData, REGISTERED } from './query/appMetric.query.ts';

/** Metrics that are plain counts of one event type. */
const COUNTED = new Map<MetricName, EventType>([
  ['downloads', 'app.installed'],
  ['orders', 'order.completed'],
  ['reservations', 'table.reserved'],
  ['noShows', 'table.missed'],
  ['rewards', 'loyalty.redeemed'],
  ['views', 'content.viewed'],
]);

/** Sums of one day. */
class Day {
  readonly sources = new Set<string>();
  readonly revenue = new Map<string, number>();
  readAt = 0;
  readonly #sums = new Map<string, number>();

  add({ metric, dimension, source, amount, readAt }: MetricData['rows'][number]): void {
    if (metric === 'revenue') this.revenue.set(dimension, (this.revenue.get(dimension) ?? 0) + amount);
    const key = `${metric} ${dimension}`;
    this.#sums.set(key, (this.#sums.get(key) ?? 0) + amount);
    // Active guests carry over to later days, which is no report about those days.
    if (metric === 'monthlyGuests') return;
    this.sources.add(source);
    this.readAt = Math.max(this.readAt, readAt);
  }

  sum(metric: Metric, dimension = ''): number {
    return this.#sums.get(`${metric} ${dimension}`) ?? 0;
  }

  /** Whether anything was reported. */
  get isReported(): boolean {
    return this.readAt > 0;
  }

  /** In per cent, with two decimals; null if the app was not opened. */
  get crashFree(): number | null {
    return calculateCrashFreeRate(this.sum('events', 'app.opened'), this.sum('crashedSessions'));
  }
}

/** Presents metrics by day and name, in the requested order. */
export function presentMetrics(
  { rows, before }: MetricData,
  days: readonly string[],
  names: readonly MetricName[],
): MetricPointReply[] {
  const byDay = new Map(days.map((day) => [day, new Day()]));
  for (const row of rows) byDay.get(row.day)?.add(row);
  const currencies = [
    ...new Set(rows.flatMap(({ metric, dimension }) => (metric === 'revenue' ? [dimension] : []))),
  ].sort();
  let { monthlyGuests, registered } = before;
  return days.flatMap((date) => {
    const day = byDay.get(date) ?? new Day();
    monthlyGuests += day.sum('monthlyGuests');
    registered += day.sum('events', REGISTERED);
    const origin = day.isReported
      ? { source: formatSourceLabels(day.sources), readAt: toIsoTime(day.readAt) }
      : { source: null, readAt: null };
    const metricValue = (name: MetricName): number | null => {
      if (name === 'dailyActiveUsers') return day.sum('activeGuests');
      if (name === 'monthlyActiveUsers') return monthlyGuests;
      if (name === 'registeredUsers') return registered;
      if (name === 'crashFreeSessions') return day.crashFree;
      if (name === 'stamps') return day.sum('stamps');
      const type = COUNTED.get(name);
      return type ? day.sum('events', type) : 0;
    };
    return names.flatMap((metric): MetricPointReply[] => {
      const row = (value: number | null, currency: string | null) => ({ date, metric, value, currency, ...origin });
      if (!day.isReported) return [row(null, null)];
      if (metric !== 'revenue' || currencies.length === 0) return [row(metricValue(metric), null)];
      return currencies.map((currency) => row(day.revenue.get(currency) ?? 0, currency));
    });
  });
}
