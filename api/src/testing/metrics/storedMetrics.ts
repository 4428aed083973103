import { addDays } from '../../time/calendar.ts';
import type { TestApi } from '../index.ts';

/** Returns the stored metrics of all clients in the format of `computeReferenceMetrics`, with 30-day guests aggregated. */
export async function readStoredMetrics(api: Pick<TestApi, 'rows'>): Promise<Map<string, number>> {
  const rows = await api.rows<{ day: string; metric: string; dimension: string; amount: number | string }>(
    'SELECT day, metric, dimension, amount FROM app_metric_days ORDER BY day',
  );
  const metrics = new Map<string, number>();
  const changes = new Map<string, number>();
  for (const { day, metric, dimension, amount } of rows) {
    if (metric === 'monthlyGuests') changes.set(day, Number(amount));
    else if (Number(amount) !== 0) metrics.set(`${day} ${metric} ${dimension}`, Number(amount));
  }
  const days = [...changes.keys()].sort();
  const last = days.at(-1) ?? '';
  let guests = 0;
  for (let day = days[0] ?? ''; day <= last && day !== ''; day = addDays(day, 1)) {
    guests += changes.get(day) ?? 0;
    if (guests !== 0) metrics.set(`${day} guestsOf30Days `, guests);
  }
  return metrics;
}
