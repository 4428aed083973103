import { expect, test } from '@skal/testing/fixtures.ts';
import { withReleases } from '@skal/shell/server';
import { seeded } from '@skal/shell/server/testing/seeded.ts';
import { releasesByDocument } from '@skal/testing/releases/documentReleases.ts';
import { openSiteAs, findMixedReleases, browseDuringChurn } from '@skal/testing/releases/browseDuringChurn.ts';
import { createReleaseChurn } from '@skal/testing/releases/releaseChurn.ts';
import { changeAndWait } from '@skal/testing/releases/versions.ts';
import { testUsers } from '@skal/testing/tour.ts';

/** The long form is `npm run test:releases`. */
const LONG = process.env.E2E_RELEASES === 'long';
const [RELEASES, BROWSERS, MINUTES] = LONG ? [100, 8, 18] : [12, 3, 4];
const SEED = Number(process.env.RELEASES_SEED ?? 20_261_122);

test.describe(`${RELEASES} releases and ways back, and ${BROWSERS} people at the site (RELEASES_SEED=${SEED})`, () => {
  test.use({ productOptions: { env: { SKAL_LIMIT_LOGIN_IP: '1000/60' } } });
  const open = () => journey.newPage({ reducedMotion: 'reduce' });

  test(
    'fail no page and mix no versions in any tab, one that sleeps meanwhile included',
    ({ product }) =>
      withReleases({ dataDir: product.dataDir }, async (releases) => {
        const train = await createReleaseChurn(releases, product.dataDir, seeded(SEED));
        const sleeper = await openSiteAs(await open(), testUsers.client, 'Later');
        const kinds = Object.values(testUsers);
        const visits = await Promise.all(
          Array.from({ length: BROWSERS }, async (_, index) =>
            openSiteAs(await open(), kinds[index % kinds.length] ?? testUsers.visitor, 'Reload'),
          ),
        );
        await browseDuringChurn(visits, {
          train,
          releases: RELEASES,
          seed: SEED,
          untilServed: (change) => changeAndWait(product.url, change),
        });
        for (const surface of sleeper.surfaces.filter(({ isPartial }) => isPartial)) await surface.open(sleeper.page);

        const { all, mixed } = await findMixedReleases([sleeper, ...visits], train);
        expect(mixed).toEqual([]);
        expect(all.length).toBeGreaterThan(RELEASES);
        expect(new Set(all.flat()).size).toBeGreaterThan(kinds.length + 1);
        expect(await releasesByDocument(sleeper.page)).toHaveLength(1);
      }),
  );
});
