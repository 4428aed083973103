/** Pages that were drawn and that were not. */
export interface Side {
  drawn: number;
  failed: number;
}

/** What was counted on both sides of a canary within one hour. */
export interface Stretch {
  canary: Side;
  beside: Side;
}

/** Nobody is judged by fewer pages. */
const LEAST_PAGES = 100;
/** So much more often than the pages beside it may those of a canary fail: one page in a hundred. */
const BUDGET = 0.01;
/** A canary that is as good as what is beside it is taken for worse at most so often. */
export const MISTAKEN = 0.001;
/** What is looked for: that its pages fail at least so many times as often. */
const TIMES = 2;

const pagesOf = ({ drawn, failed }: Side) => drawn + failed;
const rateOf = (side: Side) => (pagesOf(side) > 0 ? side.failed / pagesOf(side) : 0);
const add = (one: Side, other: Side): Side => ({
  drawn: one.drawn + other.drawn,
  failed: one.failed + other.failed,
});

/**
 * How much likelier a stretch is where the canary's pages fail twice as often than where they fail as often, as a
 * logarithm. Of all failures in it, those on the canary are then as many as its share of the pages, whatever the rate is
 * that both have: a bad hour for all says nothing.
 */
function evidenceOf({ canary, beside }: Stretch): number {
  const share = pagesOf(canary) / (pagesOf(canary) + pagesOf(beside));
  // Without a page on either side there is nothing to compare.
  if (!(share > 0 && share < 1)) return 0;
  const shareIfWorse = (TIMES * share) / (TIMES * share + 1 - share);
  return canary.failed * Math.log(shareIfWorse / share) + beside.failed * Math.log((1 - shareIfWorse) / (1 - share));
}

/** Both sides of all stretches together. */
export const totalOf = (stretches: readonly Stretch[]): Stretch =>
  stretches.reduce(
    (total, { canary, beside }) => ({ canary: add(total.canary, canary), beside: add(total.beside, beside) }),
    { canary: { drawn: 0, failed: 0 }, beside: { drawn: 0, failed: 0 } },
  );

/**
 * Whether a canary is worse than what is beside it: a sequential probability ratio test, which may be asked after every
 * page without being mistaken more often for that.
 */
export function isWorse(stretches: readonly Stretch[]): boolean {
  const { canary, beside } = totalOf(stretches);
  if (pagesOf(canary) < LEAST_PAGES || rateOf(canary) - rateOf(beside) < BUDGET) return false;
  const evidence = stretches.reduce((sum, stretch) => sum + evidenceOf(stretch), 0);
  return evidence >= Math.log(1 / MISTAKEN);
}
