import { type Counts, readCounts } from '../rum/counters.ts';

/** How often something was counted, in all hours together. */
type Sum = Omit<Counts, 'hour'>;

/**
 * What is written down in a data folder, in the order of releases, whichever hours it was counted in: a test may begin
 * before a full hour and end after it.
 */
export function countedIn(dataDir: string): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { hour: _, times, ...count } of readCounts(dataDir, '')) {
    const { bundle, version, trial, what, detail } = count;
    const key = [bundle, version, trial, what, detail].join('\n');
    sums.set(key, { ...count, times: times + (sums.get(key)?.times ?? 0) });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counted]) => counted);
}
