/** The vitals that browsers measure. A shift of the layout has no unit; all others are milliseconds. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** Each bucket is a fifth wider than the one before: a quantile read off them is that exact. */
const STEP = 1.2;
/** Shifts are counted in thousandths, where the others are counted in milliseconds. */
const SCALE: Readonly<Record<Vital, number>> = { LCP: 1, INP: 1, CLS: 1_000, FCP: 1, TTFB: 1 };
/** Nobody waits for longer than ten minutes. */
const MOST = 600_000;

const isVital = (name: unknown): name is Vital => VITALS.some((each) => each === name);

/** The bucket of a measured value, as it is counted: `LCP 41`; null for what no browser measures. */
export function vitalBucket(name: unknown, value: unknown): string | null {
  if (!isVital(name) || typeof value !== 'number' || !(value >= 0)) return null;
  const scaled = Math.min(value * SCALE[name], MOST);
  return `${name} ${Math.ceil(Math.log(Math.max(scaled, 1)) / Math.log(STEP))}`;
}

/** What three quarters of the visitors were below, by the upper ends of the buckets; null where nobody measured. */
export function upperQuartile(name: Vital, counted: ReadonlyMap<string, number>): number | null {
  const buckets = [...counted]
    .map(([detail, times]) => ({ name: detail.split(' ')[0], bucket: Number(detail.split(' ')[1]), times }))
    .filter((each) => each.name === name)
    .sort((one, other) => one.bucket - other.bucket);
  const total = buckets.reduce((sum, { times }) => sum + times, 0);
  let below = 0;
  const found = buckets.find(({ times }) => {
    below += times;
    return below >= total * 0.75;
  });
  return found ? STEP ** found.bucket / SCALE[name] : null;
}
