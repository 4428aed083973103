import type { ReleaseReply } from '@skal/contracts/operations/release';
import { Banner, Heading, Text } from '@skal/shared-ui';
import { healthSummary as copy } from '../../content/operations/releases.ts';
import {
  healthIssues,
  pageViews,
  pendingVersions,
  sitePageViews,
  targetVersions,
  unhealthyReleases,
} from './releaseHealth.ts';

/** A line for each unhealthy version. */
function issueLines(releases: readonly ReleaseReply[]): string[] {
  return releases.flatMap((release) =>
    targetVersions(release).flatMap(({ version, rum: stats }) => {
      const issues = healthIssues(stats).map((issue) =>
        issue === 'failed' ? copy.failed(stats.failed, pageViews(stats)) : copy[issue](stats[issue]),
      );
      return issues.length > 0 ? copy.version(release.bundle, version, issues.join(', ')) : [];
    }),
  );
}

/** A line for each version that visitors do not get yet. */
const pendingLines = (releases: readonly ReleaseReply[]): string[] =>
  releases.flatMap((release) =>
    pendingVersions(release).map(({ version }) => copy.waitingText(release.bundle, version)),
  );

const namesOf = (releases: readonly ReleaseReply[]): string => releases.map(({ bundle }) => bundle).join(', ');

/** Tone and text of the summary. */
function summarize(releases: readonly ReleaseReply[]) {
  const wrong = unhealthyReleases(releases);
  const pending = releases.filter((release) => pendingVersions(release).length > 0);
  const waits = pendingLines(releases);
  if (wrong.length > 0) {
    return { tone: 'danger', title: copy.unhealthy(namesOf(wrong)), lines: [...issueLines(wrong), ...waits] } as const;
  }
  if (pending.length > 0) return { tone: 'attention', title: copy.waiting(namesOf(pending)), lines: waits } as const;
  const site = sitePageViews(releases);
  const pages = pageViews(site);
  if (pages === 0) return { tone: 'neutral', title: copy.noData, lines: [copy.noDataText(releases.length)] } as const;
  return {
    tone: 'success',
    title: copy.healthy,
    lines: [copy.healthyText(releases.length, site.failed, pages)],
  } as const;
}

/** Overall health, and where to look if it is not good. */
export function HealthSummary({ releases }: { releases: readonly ReleaseReply[] }) {
  const { tone, title, lines } = summarize(releases);
  const trials = releases.flatMap(({ bundle, canary }) =>
    canary?.served ? copy.trial(bundle, canary.version, canary.percent) : [],
  );
  return (
    <Banner tone={tone} role="status">
      <Heading level={2} size="h4">
        {title}
      </Heading>
      {[...lines, ...trials].map((line) => (
        <Text key={line} tone="muted">
          {line}
        </Text>
      ))}
    </Banner>
  );
}
