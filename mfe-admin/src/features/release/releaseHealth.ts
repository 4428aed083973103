import type { ReleaseReply, RumSummaryReply, VersionReply } from '@skal/contracts/operations/release';

/** So many of the pages may fail, throw or miss a file before somebody should look: one in a hundred. */
const NOTABLE = 0.01;

/** What browsers tell that is more than what always happens to somebody. */
export type HealthIssue = 'failed' | 'errors' | 'loads';
const TROUBLES = ['failed', 'errors', 'loads'] as const satisfies HealthIssue[];

/** A file that was lost once, or one error, may be somebody's own: a page that failed is not. */
const LEAST: Readonly<Record<HealthIssue, number>> = { failed: 1, errors: 2, loads: 2 };

/** How a bundle stands. */
export type HealthStatus = 'trouble' | 'well' | 'quiet';

/** The pages that were asked of a version. */
export const pageViews = ({ rendered, failed }: Pick<RumSummaryReply, 'rendered' | 'failed'>): number =>
  rendered + failed;

/** Whether so much of something is notable, beside the pages of the same version. */
export const exceedsThreshold = (trouble: HealthIssue, told: RumSummaryReply): boolean =>
  told[trouble] >= Math.max(LEAST[trouble], NOTABLE * pageViews(told));

/** What is notable of a version. */
export const healthIssues = (told: RumSummaryReply): HealthIssue[] =>
  TROUBLES.filter((each) => exceedsThreshold(each, told));

/** The versions that visitors are to be given. */
export const targetVersions = ({ live, canary }: ReleaseReply): VersionReply[] => (canary ? [live, canary] : [live]);

/** The versions that visitors should be given, and are not yet. */
export const pendingVersions = (release: ReleaseReply): VersionReply[] =>
  targetVersions(release).filter(({ served }) => !served);

/** How a bundle stands by what browsers told of the versions that visitors are to be given. */
export function healthStatus(release: ReleaseReply): HealthStatus {
  const told = targetVersions(release).map((version) => version.rum);
  if (told.some((each) => healthIssues(each).length > 0)) return 'trouble';
  return told.some((each) => pageViews(each) > 0) ? 'well' : 'quiet';
}

const SHELL = 'shell';

/** The bundles to look at. A page that fails is its shell's as well: the shell is named where no remote has to be. */
export function unhealthyReleases(releases: readonly ReleaseReply[]): ReleaseReply[] {
  const found = releases.filter((release) => healthStatus(release) === 'trouble');
  const remotes = found.filter(({ bundle }) => bundle !== SHELL);
  return remotes.length > 0 ? remotes : found;
}

/** The pages of the whole site: those of its shell, which has a part in each. */
export function sitePageViews(releases: readonly ReleaseReply[]): Pick<RumSummaryReply, 'rendered' | 'failed'> {
  const told = releases.filter(({ bundle }) => bundle === SHELL).flatMap(targetVersions);
  return told.reduce(
    (sum, { rum: { rendered, failed } }) => ({ rendered: sum.rendered + rendered, failed: sum.failed + failed }),
    { rendered: 0, failed: 0 },
  );
}

/** The bundles to look at first, then what is tried, then all others by their names. */
export function sortByUrgency(releases: readonly ReleaseReply[]): ReleaseReply[] {
  const urgent = unhealthyReleases(releases);
  const rank = (release: ReleaseReply) => (urgent.includes(release) ? 0 : release.canary ? 1 : 2);
  return releases.toSorted((one, other) => rank(one) - rank(other));
}
