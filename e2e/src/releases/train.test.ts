import { openRegistry } from '@skal/shell/server';
import { seeded } from '@skal/shell/server/testing/seeded.ts';
import type { Page } from 'playwright-core';
import { prepareJourney } from '../harness/journey.ts';
import { askedBy, watchReleases } from '../harness/pinned.ts';
import { openTrain } from '../harness/train.ts';
import { untilServed } from '../harness/versions.ts';
import { signIn } from '../people.ts';
import { type Person, people, type Surface } from '../surfaces.ts';

/** The long form is `npm run test:releases`. */
const LONG = process.env.E2E_RELEASES === 'long';
const [RELEASES, BROWSERS, MINUTES] = LONG ? [100, 8, 18] : [12, 3, 4];
const SEED = Number(process.env.RELEASES_SEED ?? 20_261_122);

interface Visit extends Pick<Person, 'who'> {
  page: Page;
  surfaces: readonly Surface[];
}

describe(`${RELEASES} releases and ways back, and ${BROWSERS} people at the site (RELEASES_SEED=${SEED})`, () => {
  const journey = prepareJourney({ env: { SKAL_LIMIT_LOGIN_IP: '1000/60' } });

  /** Somebody opens the site, and does this with an offer of a new version. */
  const arrive = async ({ who, account, surfaces }: Person, answer: 'Reload' | 'Later'): Promise<Visit> => {
    const page = await journey.newPage({ reducedMotion: 'reduce' });
    await watchReleases(page);
    const offer = page.getByRole('status').filter({ hasText: 'New version available' });
    await page.addLocatorHandler(offer, () => offer.getByRole('button', { name: answer }).click());
    if (account) await signIn(page, account);
    else await page.goto('/');
    return { who, page, surfaces: await surfaces(page) };
  };

  it(
    'fail no page and mix no versions in any tab, one that sleeps meanwhile included',
    async () => {
      const train = openTrain(openRegistry(journey.product.dataDir), seeded(SEED));
      const sleeper = await arrive(people.client, 'Later');
      const kinds = Object.values(people);
      const visits = await Promise.all(
        Array.from({ length: BROWSERS }, (_, index) => arrive(kinds[index % kinds.length] ?? people.visitor, 'Reload')),
      );
      let running = true;
      let last = 'nothing yet';

      const drive = async () => {
        for (let count = 1; running && count <= RELEASES; count++) {
          await untilServed(journey.product.url, () => {
            last = `${count}: ${train.next()}`;
          });
          // Each of them is met by somebody.
          await Promise.race(visits.map(({ page }) => page.waitForEvent('load')));
        }
      };

      /** Looks at one thing after the other, and now and then has the page anew. */
      const walk = async ({ who, page, surfaces }: Visit, index: number) => {
        const random = seeded(SEED + index + 1);
        while (running) {
          const surface = random() < 0.4 ? null : surfaces[Math.floor(random() * surfaces.length)];
          try {
            await (surface ? surface.open(page) : page.reload());
          } catch (cause) {
            throw new Error(`${who}, at ${surface?.name ?? 'a reload'} after ${last}`, { cause });
          }
        }
      };

      const untilOneEnds = async (work: Promise<void>) => work.finally(() => (running = false));
      await Promise.all([drive(), ...visits.map(walk)].map(untilOneEnds));
      for (const { open } of sleeper.surfaces.filter(({ isPart }) => isPart)) await open(sleeper.page);

      const documents = (await Promise.all([sleeper, ...visits].map(({ page }) => askedBy(page)))).flat();
      const isOfOneSet = (asked: readonly string[]) =>
        train.sets.some((set) => asked.every((release) => set.has(release)));
      expect(documents.filter((asked) => !isOfOneSet(asked))).toEqual([]);
      expect(documents.length).toBeGreaterThan(RELEASES);
      expect(new Set(documents.flat()).size).toBeGreaterThan(Object.keys(people).length + 1);
      expect(await askedBy(sleeper.page)).toHaveLength(1);
    },
    MINUTES * 60_000,
  );
});
