import { seededRandom } from '../testing/seededRandom.ts';
import { type HourSample, isCanaryWorse, sumSamples } from './canaryAnalysis.ts';

interface Site {
  /** The canary's share of the pages. */
  share: number;
  /** The failure rates. */
  canary: number;
  baseline: number;
}

const PAGES = 4_000;
const PAGES_PER_HOUR = 1_000;
/** More often than a busy site checks. */
const PAGES_PER_CHECK = 20;

const sample = (canary: [number, number], baseline: [number, number]): HourSample => ({
  canary: { rendered: canary[0], failed: canary[1] },
  baseline: { rendered: baseline[0], failed: baseline[1] },
});

/** Simulates visits until the canary is aborted. Returns the pages of the canary by then, or null. */
function pagesUntilAbort(seed: number, site: Site): number | null {
  const random = seededRandom(seed);
  const hours: HourSample[] = [];
  for (let page = 0; page < PAGES; page++) {
    if (page % PAGES_PER_HOUR === 0) hours.push(sample([0, 0], [0, 0]));
    const version = random() < site.share ? 'canary' : 'baseline';
    const counts = hours.at(-1)?.[version];
    if (counts) counts[random() < site[version] ? 'failed' : 'rendered'] += 1;
    if (page % PAGES_PER_CHECK === 0 && isCanaryWorse(hours)) {
      const { canary } = sumSamples(hours);
      return canary.rendered + canary.failed;
    }
  }
  return null;
}

const simulate = (site: Site) => Array.from({ length: 200 }, (_, seed) => pagesUntilAbort(seed + 1, site));

describe('the sequential test in 200 simulations', () => {
  it.each([
    { share: 0.05, canary: 0.2, baseline: 0 },
    { share: 0.05, canary: 0.2, baseline: 0.02 },
    { share: 0.5, canary: 0.2, baseline: 0.01 },
    { share: 0.9, canary: 0.2, baseline: 0.01 },
  ])('always aborts a canary that throws on a fifth of its pages, after 100 of them: %j', (site) => {
    const pages = simulate(site).map((each) => each ?? 0);
    expect(Math.min(...pages)).toBeGreaterThanOrEqual(100);
  });

  it.each([
    { share: 0.05, canary: 0, baseline: 0 },
    { share: 0.05, canary: 0.01, baseline: 0.01 },
    { share: 0.5, canary: 0.02, baseline: 0.02 },
    { share: 0.5, canary: 0.2, baseline: 0.2 },
    { share: 0.9, canary: 0.05, baseline: 0.05 },
  ])('never aborts a canary that is as good as its baseline: %j', (site) => {
    expect(simulate(site).filter((pages) => pages !== null)).toEqual([]);
  });

  it.each([
    ['passes nothing', [], false],
    ['passes fewer than 100 pages', [sample([0, 99], [10_000, 0])], false],
    ['aborts after 100 failures', [sample([0, 100], [10_000, 0])], true],
    ['passes a difference below one page in a hundred', [sample([99_100, 900], [99_990, 10])], false],
    ['passes a canary without a baseline', [sample([0, 500], [0, 0])], false],
    // The total rates differ, but only because of the one hour in which nothing worked.
    ['passes an hour that is bad for both', [sample([1_000, 0], [1_000, 0]), sample([500, 500], [500, 500])], false],
  ])('%s', (_, samples, isWorse) => {
    expect(isCanaryWorse(samples)).toBe(isWorse);
  });
});
