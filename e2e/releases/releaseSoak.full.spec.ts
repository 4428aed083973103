import { withReleaseService } from '@skal/shell/server';
import { seededRandom } from '@skal/shell/server/testing/seededRandom.ts';
import { expect, test } from '@skal/testing/fixtures.ts';
import { browseDuringChurn, findMixedReleases, openSiteAs } from '@skal/testing/releases/browseDuringChurn.ts';
import { releasesByDocument } from '@skal/testing/releases/documentReleases.ts';
import { createReleaseChurn } from '@skal/testing/releases/releaseChurn.ts';
import { changeAndWait } from '@skal/testing/releases/versions.ts';
import { testUsers } from '@skal/testing/tour.ts';

/** `E2E_RELEASES=long` runs the long form. */
const LONG = process.env.E2E_RELEASES === 'long';
const {
  releases: RELEASES,
  browsers: BROWSERS,
  minutes: MINUTES,
} = LONG ? { releases: 100, browsers: 8, minutes: 18 } : { releases: 12, browsers: 3, minutes: 4 };
const SEED = Number(process.env.RELEASES_SEED ?? 20_261_122);

test.describe(`${RELEASES} releases and rollbacks while ${BROWSERS} users browse (RELEASES_SEED=${SEED})`, () => {
  test.use({ productOptions: { env: { SKAL_LIMIT_LOGIN_IP: '1000/60' } } });

  test('break no page and mix no versions in any tab, nor in one that is idle meanwhile', ({ product, newPage }) => {
    test.setTimeout(MINUTES * 60_000);
    const openPage = () => newPage({ reducedMotion: 'reduce' });
    return withReleaseService({ dataDir: product.dataDir }, async (releases) => {
      const churn = await createReleaseChurn(releases, product.dataDir, seededRandom(SEED));
      const idleTab = await openSiteAs(await openPage(), testUsers.client, 'Later');
      const kinds = Object.values(testUsers);
      const visits = await Promise.all(
        Array.from({ length: BROWSERS }, async (_, index) =>
          openSiteAs(await openPage(), kinds[index % kinds.length] ?? testUsers.visitor, 'Reload'),
        ),
      );
      await browseDuringChurn(visits, {
        churn,
        releases: RELEASES,
        seed: SEED,
        waitUntilServed: (change) => changeAndWait(product.url, change),
      });
      for (const stop of idleTab.stops.filter(({ isPartial }) => isPartial)) await stop.open(idleTab.page);

      const { all, mixed } = await findMixedReleases([idleTab, ...visits], churn);
      expect(mixed).toEqual([]);
      expect(all.length).toBeGreaterThan(RELEASES);
      expect(new Set(all.flat()).size).toBeGreaterThan(kinds.length + 1);
      expect(await releasesByDocument(idleTab.page)).toHaveLength(1);
    });
  });
});
