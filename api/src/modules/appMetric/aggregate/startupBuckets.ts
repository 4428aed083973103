import { STARTUP_MS_MAX, STARTUP_MS_OVERFLOW } from '@skal/contracts/analytics/performance';

/** The upper ends of how long starts took, in milliseconds: what people ask are the middle and the slowest twentieth. */
const START_MS = [
  ...[100, 200, 300, 400, 500, 600, 800, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000, 7500],
  STARTUP_MS_MAX,
];

/** The part of `startMs` that a start belongs to. */
export const startupBucket = (ms: number): string =>
  String(START_MS.find((end) => ms <= end) ?? 'more').padStart(5, '0');

/** Milliseconds that so large a share of starts took at most, by how many there are of each part; null without any. */
export function startupPercentile(share: number, parts: readonly { part: string; amount: number }[]): number | null {
  const ends = parts
    .map(({ part, amount }) => ({ end: part.endsWith('more') ? STARTUP_MS_OVERFLOW : Number(part), amount }))
    .sort((one, other) => one.end - other.end);
  const all = ends.reduce((sum, { amount }) => sum + amount, 0);
  let counted = 0;
  for (const { end, amount } of ends) {
    counted += amount;
    if (amount > 0 && counted >= all * share) return end;
  }
  return null;
}
