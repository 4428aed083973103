import { seeded } from '@skal/shell/server/testing/seeded.ts';
import type { Page } from 'playwright-core';
import { signIn } from '../people.ts';
import type { Person, Surface } from '../surfaces.ts';
import { type Asked, askedBy, watchReleases } from './pinned.ts';
import type { Train } from './train.ts';

export interface Visit extends Pick<Person, 'who'> {
  page: Page;
  surfaces: readonly Surface[];
}

/** Somebody opens the site in a page, and does this with an offer of a new version. */
export async function arrive(
  page: Page,
  { who, account, surfaces }: Person,
  answer: 'Reload' | 'Later',
): Promise<Visit> {
  await watchReleases(page);
  const offer = page.getByRole('status').filter({ hasText: 'New version available' });
  await page.addLocatorHandler(offer, () => offer.getByRole('button', { name: answer }).click());
  if (account) await signIn(page, account);
  else await page.goto('/');
  return { who, page, surfaces: await surfaces(page) };
}

interface Ride {
  train: Train;
  releases: number;
  seed: number;
  /** Makes a change, and comes back when visitors are given what it leads to. */
  untilServed: (change: () => Promise<void>) => Promise<void>;
}

/** Lets what is live change so often, while people look at one thing after the other and now and then reload. */
export async function ride(visits: readonly Visit[], { train, releases, seed, untilServed }: Ride): Promise<void> {
  let running = true;
  let last = 'nothing yet';

  const drive = async () => {
    for (let count = 1; running && count <= releases; count++) {
      await untilServed(async () => {
        last = `${count}: ${await train.next()}`;
      });
      // Each of them is met by somebody.
      await Promise.race(visits.map(({ page }) => page.waitForEvent('load')));
    }
  };

  const walk = async ({ who, page, surfaces }: Visit, index: number) => {
    const random = seeded(seed + index + 1);
    while (running) {
      const surface = random() < 0.4 ? null : surfaces[Math.floor(random() * surfaces.length)];
      try {
        await (surface ? surface.open(page) : page.reload());
      } catch (cause) {
        throw new Error(`${who}, at ${surface?.name ?? 'a reload'} after ${last}`, { cause });
      }
    }
  };

  const untilOneEnds = async (work: Promise<void>) =>
    work.finally(() => {
      running = false;
    });
  await Promise.all([drive(), ...visits.map(walk)].map(untilOneEnds));
}

/** The documents of all of them that had files of releases which were never live together. */
export async function mixedIn(visits: readonly Visit[], { sets }: Train): Promise<{ all: Asked[]; mixed: Asked[] }> {
  const all = (await Promise.all(visits.map(({ page }) => askedBy(page)))).flat();
  const isOfOneSet = (asked: Asked) => sets.some((set) => asked.every((release) => set.has(release)));
  return { all, mixed: all.filter((asked) => !isOfOneSet(asked)) };
}
