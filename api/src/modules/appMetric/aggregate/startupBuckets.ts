import { STARTUP_MS_MAX, STARTUP_MS_OVERFLOW } from '@skal/contracts/analytics/performance';

/** Upper bounds of startup times in milliseconds, for the median and the 95th percentile. */
const START_MS = [
  ...[100, 200, 300, 400, 500, 600, 800, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000, 7500],
  STARTUP_MS_MAX,
];

/** Returns the bucket, a dimension of `startMs`, for a startup time. */
export const getStartupBucket = (ms: number): string =>
  String(START_MS.find((end) => ms <= end) ?? 'more').padStart(5, '0');

/**
 * Estimates a percentile of startup times in milliseconds, from the count of each bucket; null without any.
 * @param share from 0 to 1
 */
export function calculateStartupPercentile(
  share: number,
  parts: readonly { dimension: string; amount: number }[],
): number | null {
  const ends = parts
    .map(({ dimension, amount }) => ({
      end: dimension.endsWith('more') ? STARTUP_MS_OVERFLOW : Number(dimension),
      amount,
    }))
    .sort((one, other) => one.end - other.end);
  const all = ends.reduce((sum, { amount }) => sum + amount, 0);
  let counted = 0;
  for (const { end, amount } of ends) {
    counted += amount;
    if (amount > 0 && counted >= all * share) return end;
  }
  return null;
}
