/**
 * The sequential test that compares a canary with its baseline.
 *
 * Of the failures of one hour, the canary's are binomial with the canary's share of the pages, whatever failure rate that
 * hour has: an hour that is bad for both versions is no evidence (J. Przyborowski and H. Wilenski, 1940, "Homogeneity of
 * Results in Testing Samples from Poisson Series", Biometrika 31). The test sums the log likelihood ratio of "fails
 * `RATE_RATIO` times as often" to "fails as often": a sequential probability ratio test (A. Wald, 1945, "Sequential Tests
 * of Statistical Hypotheses", Annals of Mathematical Statistics 16). The ratio ever reaches 1/α with probability α at most
 * (J. Ville, 1939, "Étude critique de la notion de collectif"), so frequent checks cause no more false positives.
 */

/** Pages of one version that mounted, and that failed. */
export interface PageCounts {
  rendered: number;
  failed: number;
}

/** The pages of both versions in one hour. */
export interface HourSample {
  canary: PageCounts;
  baseline: PageCounts;
}

/** The canary is not judged by fewer pages. */
const MIN_PAGES = 100;
/** The smallest difference of the failure rates that aborts a canary. */
const MIN_DIFFERENCE = 0.01;
/** The failure rate of the alternative hypothesis, in multiples of the baseline's. */
const RATE_RATIO = 2;
/** The probability of aborting a canary that is as good as its baseline, at most. */
export const FALSE_POSITIVE_RATE = 0.001;

const pagesOf = ({ rendered, failed }: PageCounts) => rendered + failed;
const rateOf = (counts: PageCounts) => (pagesOf(counts) > 0 ? counts.failed / pagesOf(counts) : 0);
const add = (a: PageCounts, b: PageCounts): PageCounts => ({
  rendered: a.rendered + b.rendered,
  failed: a.failed + b.failed,
});

function logLikelihoodRatio({ canary, baseline }: HourSample): number {
  const share = pagesOf(canary) / (pagesOf(canary) + pagesOf(baseline));
  // One version without pages: there is nothing to compare.
  if (!(share > 0 && share < 1)) return 0;
  const worseShare = (RATE_RATIO * share) / (RATE_RATIO * share + 1 - share);
  return canary.failed * Math.log(worseShare / share) + baseline.failed * Math.log((1 - worseShare) / (1 - share));
}

/** Adds up the samples of all hours. */
export const sumSamples = (samples: readonly HourSample[]): HourSample =>
  samples.reduce((sum, { canary, baseline }) => ({
    canary: add(sum.canary, canary),
    baseline: add(sum.baseline, baseline),
  }));

/** Whether the canary fails more often than its baseline. May be called after every page view. */
export function isCanaryWorse(samples: readonly HourSample[]): boolean {
  if (samples.length === 0) return false;
  const { canary, baseline } = sumSamples(samples);
  if (pagesOf(canary) < MIN_PAGES || rateOf(canary) - rateOf(baseline) < MIN_DIFFERENCE) return false;
  const evidence = samples.reduce((sum, sample) => sum + logLikelihoodRatio(sample), 0);
  return evidence >= Math.log(1 / FALSE_POSITIVE_RATE);
}
