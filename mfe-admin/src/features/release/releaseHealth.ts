import type { ReleaseReply, RumSummaryReply, VersionReply } from '@skal/contracts/operations/release';

/** Share of page views with failures, errors or failed file loads above which a version is unhealthy: one percent. */
const MAX_SHARE = 0.01;

/** RUM signals that exceed the normal error rate: failed pages, script errors, failed file loads. */
export type HealthIssue = 'failed' | 'errors' | 'loads';
const HEALTH_ISSUES = ['failed', 'errors', 'loads'] as const satisfies HealthIssue[];

/** Minimum count of each signal. A single failed file or script error can be caused by one visitor's environment; a failed page cannot. */
const MIN_COUNT: Readonly<Record<HealthIssue, number>> = { failed: 1, errors: 2, loads: 2 };

/** Health of a bundle. */
export type HealthStatus = 'unhealthy' | 'healthy' | 'noData';

/** Number of page views of a version. */
export const pageViews = ({ rendered, failed }: Pick<RumSummaryReply, 'rendered' | 'failed'>): number =>
  rendered + failed;

/** Returns whether a signal is above its threshold, relative to the page views of the version. */
export const exceedsThreshold = (issue: HealthIssue, stats: RumSummaryReply): boolean =>
  stats[issue] >= Math.max(MIN_COUNT[issue], MAX_SHARE * pageViews(stats));

/** Returns the health issues of a version. */
export const healthIssues = (stats: RumSummaryReply): HealthIssue[] =>
  HEALTH_ISSUES.filter((each) => exceedsThreshold(each, stats));

/** Versions that visitors should get: live and canary. */
export const targetVersions = ({ live, canary }: ReleaseReply): VersionReply[] => (canary ? [live, canary] : [live]);

/** Versions that visitors should get, but do not get yet. */
export const pendingVersions = (release: ReleaseReply): VersionReply[] =>
  targetVersions(release).filter(({ served }) => !served);

/** Health of a bundle, from the RUM signals of its live and canary versions. */
export function healthStatus(release: ReleaseReply): HealthStatus {
  const stats = targetVersions(release).map((version) => version.rum);
  if (stats.some((each) => healthIssues(each).length > 0)) return 'unhealthy';
  return stats.some((each) => pageViews(each) > 0) ? 'healthy' : 'noData';
}

const SHELL = 'shell';

/** Returns the unhealthy bundles. A failed page also counts for its shell: the shell is listed only if no remote is unhealthy. */
export function unhealthyReleases(releases: readonly ReleaseReply[]): ReleaseReply[] {
  const unhealthy = releases.filter((release) => healthStatus(release) === 'unhealthy');
  const remotes = unhealthy.filter(({ bundle }) => bundle !== SHELL);
  return remotes.length > 0 ? remotes : unhealthy;
}

/** Page views of the whole site: those of the shell, which is part of every page. */
export function sitePageViews(releases: readonly ReleaseReply[]): Pick<RumSummaryReply, 'rendered' | 'failed'> {
  const stats = releases.filter(({ bundle }) => bundle === SHELL).flatMap(targetVersions);
  return stats.reduce(
    (sum, { rum: { rendered, failed } }) => ({ rendered: sum.rendered + rendered, failed: sum.failed + failed }),
    { rendered: 0, failed: 0 },
  );
}

/** Sorts unhealthy bundles first, then those with a canary, then by name. */
export function sortByUrgency(releases: readonly ReleaseReply[]): ReleaseReply[] {
  const urgent = unhealthyReleases(releases);
  const rank = (release: ReleaseReply) => (urgent.includes(release) ? 0 : release.canary ? 1 : 2);
  return releases.toSorted((a, b) => rank(a) - rank(b));
}
