import type { RumTotal } from './counters.ts';

/** The vitals that browsers measure. CLS has no unit; all others are milliseconds. */
const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** Each bucket is a fifth wider than the one before: a quantile read off them is that exact. */
const STEP = 1.2;
/** CLS is counted in thousandths, as the others in milliseconds. */
const scaleOf = (name: Vital) => (name === 'CLS' ? 1_000 : 1);
/** Ten minutes. */
const MAX = 600_000;

/** The bucket of a measured value, as it is counted: `LCP 41`; null for what no browser measures. */
export function vitalBucket(name: unknown, value: unknown): string | null {
  const vital = VITALS.find((each) => each === name);
  if (!vital || typeof value !== 'number' || !(value >= 0)) return null;
  const scaled = Math.min(value * scaleOf(vital), MAX);
  return `${vital} ${Math.ceil(Math.log(Math.max(scaled, 1)) / Math.log(STEP))}`;
}

/** The 75th percentile of each measured vital, by the upper ends of the buckets. */
export function p75(totals: readonly RumTotal[]): Partial<Record<Vital, number>> {
  const found: Partial<Record<Vital, number>> = {};
  for (const vital of VITALS) {
    const buckets = totals
      .filter(({ detail }) => detail.startsWith(`${vital} `))
      .map(({ detail, times }) => ({ bucket: Number(detail.slice(vital.length)), times }))
      .sort((a, b) => a.bucket - b.bucket);
    const quartile = buckets.reduce((sum, { times }) => sum + times, 0) * 0.75;
    let below = 0;
    const upper = buckets.find(({ times }) => {
      below += times;
      return below >= quartile;
    });
    if (upper) found[vital] = STEP ** upper.bucket / scaleOf(vital);
  }
  return found;
}
