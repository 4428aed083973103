import type { Page } from '@playwright/test';
import { seededRandom } from '@skal/shell/server/testing/seededRandom.ts';
import { signIn } from '../accounts.ts';
import type { TestUser, TourStop } from '../tour.ts';
import { type LoadedReleases, releasesByDocument, trackReleases } from './documentReleases.ts';
import type { ReleaseChurn } from './releaseChurn.ts';

export interface BrowsingUser extends Pick<TestUser, 'who'> {
  page: Page;
  stops: readonly TourStop[];
}

/** Opens the site in a page as this user, and handles each update prompt in the given way. */
export async function openSiteAs(
  page: Page,
  { who, account, tour }: TestUser,
  choice: 'Reload' | 'Later',
): Promise<BrowsingUser> {
  await trackReleases(page);
  const offer = page.getByRole('status').filter({ hasText: 'New version available' });
  await page.addLocatorHandler(offer, () => offer.getByRole('button', { name: choice }).click());
  if (account) await signIn(page, account);
  else await page.goto('/');
  return { who, page, stops: await tour(page) };
}

interface BrowseOptions {
  churn: ReleaseChurn;
  releases: number;
  seed: number;
  /** Makes a change, and waits until the site serves its result. */
  waitUntilServed: (change: () => Promise<void>) => Promise<void>;
}

/** Stops of each user per change: a fixed number, so that a fast machine does the same as a slow one. */
const STEPS = 3;

/** Makes a number of releases, while users visit random stops of their tours or reload. */
export async function browseDuringChurn(
  visits: readonly BrowsingUser[],
  { churn, releases, seed, waitUntilServed }: BrowseOptions,
): Promise<void> {
  let last = 'nothing yet';
  const users = visits.map((visit, index) => ({ ...visit, random: seededRandom(seed + index + 1) }));

  const browse = async ({ who, page, stops, random }: (typeof users)[number]) => {
    for (let step = 1; step <= STEPS; step++) {
      const stop = random() < 0.4 ? null : stops[Math.floor(random() * stops.length)];
      try {
        await (stop ? stop.open(page) : page.reload());
      } catch (cause) {
        throw new Error(`${who}, at ${stop?.name ?? 'a reload'} after ${last}`, { cause });
      }
    }
  };

  for (let count = 1; count <= releases; count++) {
    const change = waitUntilServed(async () => {
      last = `${count}: ${await churn.next()}`;
    });
    await Promise.all([change, ...users.map(browse)]);
    // At least one user loads the result of each change.
    await visits[count % visits.length]?.page.reload();
  }
}

/** Finds the documents that loaded files of releases which were never live together. */
export async function findMixedReleases(
  visits: readonly Pick<BrowsingUser, 'page'>[],
  { sets }: Pick<ReleaseChurn, 'sets'>,
): Promise<{ all: LoadedReleases[]; mixed: LoadedReleases[] }> {
  const all = (await Promise.all(visits.map(({ page }) => releasesByDocument(page)))).flat();
  const isOfOneSet = (loaded: LoadedReleases) => sets.some((set) => loaded.every((release) => set.has(release)));
  return { all, mixed: all.filter((loaded) => !isOfOneSet(loaded)) };
}
