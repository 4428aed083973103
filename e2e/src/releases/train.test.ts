import { withReleases } from '@skal/shell/server';
import { seeded } from '@skal/shell/server/testing/seeded.ts';
import { prepareJourney } from '../harness/journey.ts';
import { askedBy } from '../harness/pinned.ts';
import { arrive, mixedIn, ride } from '../harness/ride.ts';
import { openTrain } from '../harness/train.ts';
import { untilServed } from '../harness/versions.ts';
import { people } from '../surfaces.ts';

/** The long form is `npm run test:releases`. */
const LONG = process.env.E2E_RELEASES === 'long';
const [RELEASES, BROWSERS, MINUTES] = LONG ? [100, 8, 18] : [12, 3, 4];
const SEED = Number(process.env.RELEASES_SEED ?? 20_261_122);

describe(`${RELEASES} releases and ways back, and ${BROWSERS} people at the site (RELEASES_SEED=${SEED})`, () => {
  const journey = prepareJourney({ env: { SKAL_LIMIT_LOGIN_IP: '1000/60' } });
  const open = () => journey.newPage({ reducedMotion: 'reduce' });

  it(
    'fail no page and mix no versions in any tab, one that sleeps meanwhile included',
    () =>
      withReleases({ dataDir: journey.product.dataDir }, async (releases) => {
        const train = await openTrain(releases, journey.product.dataDir, seeded(SEED));
        const sleeper = await arrive(await open(), people.client, 'Later');
        const kinds = Object.values(people);
        const visits = await Promise.all(
          Array.from({ length: BROWSERS }, async (_, index) =>
            arrive(await open(), kinds[index % kinds.length] ?? people.visitor, 'Reload'),
          ),
        );
        await ride(visits, {
          train,
          releases: RELEASES,
          seed: SEED,
          untilServed: (change) => untilServed(journey.product.url, change),
        });
        for (const surface of sleeper.surfaces.filter(({ isPart }) => isPart)) await surface.open(sleeper.page);

        const { all, mixed } = await mixedIn([sleeper, ...visits], train);
        expect(mixed).toEqual([]);
        expect(all.length).toBeGreaterThan(RELEASES);
        expect(new Set(all.flat()).size).toBeGreaterThan(kinds.length + 1);
        expect(await askedBy(sleeper.page)).toHaveLength(1);
      }),
    MINUTES * 60_000,
  );
});
