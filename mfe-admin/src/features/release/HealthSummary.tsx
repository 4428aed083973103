import type { ReleaseReply } from '@skal/contracts/operations/release';
import { Banner, Heading, Text } from '@skal/shared-ui';
import { healthSummary as words } from '../../content/operations/releases.ts';
import {
  healthIssues,
  pageViews,
  pendingVersions,
  sitePageViews,
  targetVersions,
  unhealthyReleases,
} from './releaseHealth.ts';

/** A line for each unhealthy version. */
function troubleLines(releases: readonly ReleaseReply[]): string[] {
  return releases.flatMap((release) =>
    targetVersions(release).flatMap(({ version, told }) => {
      const said = healthIssues(told).map((trouble) =>
        trouble === 'failed' ? words.failed(told.failed, pageViews(told)) : words[trouble](told[trouble]),
      );
      return said.length > 0 ? words.version(release.bundle, version, said.join(', ')) : [];
    }),
  );
}

/** A line for each version that visitors do not get yet. */
const awaitedLines = (releases: readonly ReleaseReply[]): string[] =>
  releases.flatMap((release) =>
    pendingVersions(release).map(({ version }) => words.waitingText(release.bundle, version)),
  );

const namesOf = (releases: readonly ReleaseReply[]): string => releases.map(({ bundle }) => bundle).join(', ');

/** Tone and text of the summary. */
function judge(releases: readonly ReleaseReply[]) {
  const wrong = unhealthyReleases(releases);
  const awaited = releases.filter((release) => pendingVersions(release).length > 0);
  const waits = awaitedLines(releases);
  if (wrong.length > 0) {
    return { tone: 'tegl', title: words.trouble(namesOf(wrong)), lines: [...troubleLines(wrong), ...waits] } as const;
  }
  if (awaited.length > 0) return { tone: 'havtorn', title: words.waiting(namesOf(awaited)), lines: waits } as const;
  const site = sitePageViews(releases);
  const pages = pageViews(site);
  if (pages === 0) return { tone: 'neutral', title: words.quiet, lines: [words.quietText(releases.length)] } as const;
  return { tone: 'mos', title: words.well, lines: [words.wellText(releases.length, site.failed, pages)] } as const;
}

/** Overall health, and where to look if it is not good. */
export function HealthSummary({ releases }: { releases: readonly ReleaseReply[] }) {
  const { tone, title, lines } = judge(releases);
  const trials = releases.flatMap(({ bundle, canary }) =>
    canary?.served ? words.trial(bundle, canary.version, canary.percent) : [],
  );
  return (
    <Banner tone={tone} role="status">
      <Heading level={2} size="h4">
        {title}
      </Heading>
      {[...lines, ...trials].map((line) => (
        <Text key={line} tone="ink-2">
          {line}
        </Text>
      ))}
    </Banner>
  );
}
