import { seeded } from '../testing/seeded.ts';
import { isWorse, type Stretch, totalOf } from './judge.ts';

interface Site {
  /** The part of the pages that are the canary's. */
  share: number;
  /** How often a page fails: on the canary, and beside it. */
  canary: number;
  beside: number;
}

const PAGES = 4_000;
const PAGES_OF_AN_HOUR = 1_000;
/** How often it is asked: far more often than figures are written down on a busy site. */
const ASKED_EACH = 20;

/** Lets visitors open pages until the canary is judged; answers with the pages of it by then, or null. */
function pagesUntilJudged(seed: number, site: Site): number | null {
  const random = seeded(seed);
  const hours: Stretch[] = [];
  for (let page = 0; page < PAGES; page++) {
    if (page % PAGES_OF_AN_HOUR === 0) {
      hours.push({ canary: { drawn: 0, failed: 0 }, beside: { drawn: 0, failed: 0 } });
    }
    const side = random() < site.share ? 'canary' : 'beside';
    const counted = hours.at(-1)?.[side];
    if (counted) counted[random() < site[side] ? 'failed' : 'drawn'] += 1;
    if (page % ASKED_EACH === 0 && isWorse(hours)) {
      const { canary } = totalOf(hours);
      return canary.drawn + canary.failed;
    }
  }
  return null;
}

const runs = (site: Site) => Array.from({ length: 200 }, (_, seed) => pagesUntilJudged(seed + 1, site));

describe('a canary in 200 runs', () => {
  it.each([
    { share: 0.05, canary: 0.2, beside: 0 },
    { share: 0.05, canary: 0.2, beside: 0.02 },
    { share: 0.5, canary: 0.2, beside: 0.01 },
    { share: 0.9, canary: 0.2, beside: 0.01 },
  ])('that throws on a fifth of its pages is always found out, after 100 of them: %j', (site) => {
    const judged = runs(site).map((pages) => pages ?? 0);
    expect(Math.min(...judged)).toBeGreaterThanOrEqual(100);
  });

  it.each([
    { share: 0.05, canary: 0, beside: 0 },
    { share: 0.05, canary: 0.01, beside: 0.01 },
    { share: 0.5, canary: 0.02, beside: 0.02 },
    { share: 0.5, canary: 0.2, beside: 0.2 },
    { share: 0.9, canary: 0.05, beside: 0.05 },
  ])('that is as good as what is beside it is never taken for worse: %j', (site) => {
    expect(runs(site).filter((pages) => pages !== null)).toEqual([]);
  });
});

describe('what is no reason', () => {
  const hour = (canary: [number, number], beside: [number, number]): Stretch => ({
    canary: { drawn: canary[0], failed: canary[1] },
    beside: { drawn: beside[0], failed: beside[1] },
  });

  it.each([
    ['fewer pages than a hundred', [hour([0, 99], [10_000, 0])], false],
    ['a hundred that fail', [hour([0, 100], [10_000, 0])], true],
    ['less than one page in a hundred more', [hour([99_100, 900], [99_990, 10])], false],
    ['nobody who has the other version', [hour([0, 500], [0, 0])], false],
    // As many as on all of the site together, in the one hour in which nothing worked.
    ['an hour that was bad for all', [hour([1_000, 0], [1_000, 0]), hour([500, 500], [500, 500])], false],
  ])('%s', (_, stretches, worse) => {
    expect(isWorse(stretches)).toBe(worse);
  });
});
