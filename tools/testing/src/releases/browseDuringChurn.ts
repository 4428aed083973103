import { seeded } from '@skal/shell/server/testing/seeded.ts';
import type { Page } from '@playwright/test';
import { signIn } from '../accounts.ts';
import type { TestUser, TourStop } from '../tour.ts';
import { type LoadedReleases, releasesByDocument, trackReleases } from './documentReleases.ts';
import type { ReleaseChurn } from './releaseChurn.ts';

export interface BrowsingUser extends Pick<TestUser, 'who'> {
  page: Page;
  surfaces: readonly TourStop[];
}

/** Somebody opens the site in a page, and does this with an offer of a new version. */
export async function openSiteAs(
  page: Page,
  { who, account, tour }: TestUser,
  answer: 'Reload' | 'Later',
): Promise<BrowsingUser> {
  await trackReleases(page);
  const offer = page.getByRole('status').filter({ hasText: 'New version available' });
  await page.addLocatorHandler(offer, () => offer.getByRole('button', { name: answer }).click());
  if (account) await signIn(page, account);
  else await page.goto('/');
  return { who, page, surfaces: await tour(page) };
}

interface Ride {
  train: ReleaseChurn;
  releases: number;
  seed: number;
  /** Makes a change, and comes back when visitors are given what it leads to. */
  untilServed: (change: () => Promise<void>) => Promise<void>;
}

/** What each of them looks at while one thing changes: so many, and not as many as a quick machine has time for. */
const STEPS = 3;

/** Lets what is live change so often, while people look at one thing after the other and now and then reload. */
export async function browseDuringChurn(visits: readonly BrowsingUser[], { train, releases, seed, untilServed }: Ride): Promise<void> {
  let last = 'nothing yet';
  const walkers = visits.map((visit, index) => ({ ...visit, random: seeded(seed + index + 1) }));

  const walk = async ({ who, page, surfaces, random }: (typeof walkers)[number]) => {
    for (let step = 1; step <= STEPS; step++) {
      const surface = random() < 0.4 ? null : surfaces[Math.floor(random() * surfaces.length)];
      try {
        await (surface ? surface.open(page) : page.reload());
      } catch (cause) {
        throw new Error(`${who}, at ${surface?.name ?? 'a reload'} after ${last}`, { cause });
      }
    }
  };

  for (let count = 1; count <= releases; count++) {
    const change = untilServed(async () => {
      last = `${count}: ${await train.next()}`;
    });
    await Promise.all([change, ...walkers.map(walk)]);
    // Each of them is met by somebody.
    await visits[count % visits.length]?.page.reload();
  }
}

/** The documents of all of them that had files of releases which were never live together. */
export async function findMixedReleases(
  visits: readonly Pick<BrowsingUser, 'page'>[],
  { sets }: Pick<ReleaseChurn, 'sets'>,
): Promise<{ all: LoadedReleases[]; mixed: LoadedReleases[] }> {
  const all = (await Promise.all(visits.map(({ page }) => releasesByDocument(page)))).flat();
  const isOfOneSet = (asked: LoadedReleases) => sets.some((set) => asked.every((release) => set.has(release)));
  return { all, mixed: all.filter((asked) => !isOfOneSet(asked)) };
}
