import type { ReleaseReply } from '@skal/contracts/release';
import { Banner, Heading, Text } from '@skal/shared-ui';
import { verdict as words } from '../../content/releases.ts';
import { pagesOf, pagesOfSite, servedOf, toLookAt, troublesOf } from './standing.ts';

/** What is wrong, a line for each version that is. */
function troubleLines(releases: readonly ReleaseReply[]): string[] {
  return releases.flatMap((release) =>
    servedOf(release).flatMap(({ version, told }) => {
      const said = troublesOf(told).map((trouble) =>
        trouble === 'failed' ? words.failed(told.failed, pagesOf(told)) : words[trouble](told[trouble]),
      );
      return said.length > 0 ? words.version(release.bundle, version, said.join(', ')) : [];
    }),
  );
}

/** Says at once whether all is well, and if not, where to look. */
export function Verdict({ releases }: { releases: readonly ReleaseReply[] }) {
  const wrong = toLookAt(releases);
  const site = pagesOfSite(releases);
  const pages = pagesOf(site);
  const trials = releases.flatMap(({ bundle, canary }) =>
    canary ? words.trial(bundle, canary.version, canary.percent) : [],
  );
  const [tone, title, lines] =
    wrong.length > 0
      ? (['tegl', words.trouble(wrong.map(({ bundle }) => bundle).join(', ')), troubleLines(wrong)] as const)
      : pages > 0
        ? (['mos', words.well, [words.wellText(releases.length, site.failed, pages)]] as const)
        : (['neutral', words.quiet, [words.quietText(releases.length)]] as const);
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
