/** A remote and the shell of different releases, gone through by somebody whose pages are the remote's. */
import { RUM_PATH, type RumReport } from '@skal/contracts/rum';
import { openRegistry } from '@skal/shell/server';
import { openAccount } from '../accounts.ts';
import type { TestUser } from '../tour.ts';
import { waitForHydration } from '../wait/hydration.ts';
import { createVersionCombinations } from './versionCombinations.ts';
import type { Fixtures } from '../fixtures.ts';
import { trackReleases } from './documentReleases.ts';
import { findMixedReleases } from './browseDuringChurn.ts';
import { changeAndWait } from './versions.ts';

type Mount = Extract<RumReport, { kind: 'mount' }>;

/** What of a site is drawn in a combination of versions. */
interface Drawn {
  /** The remote with its version, the shell's, and whether it was drawn: one line for each that was told. */
  readonly told: readonly string[];
  /** The one line that is to be told of each remote. */
  readonly expected: readonly string[];
}

const lineOf = ({ remote, version, shell, ok }: Pick<Mount, 'remote' | 'version' | 'shell' | 'ok'>): string =>
  `${remote} ${version} in ${shell}: ${ok ? 'drawn' : 'not drawn'}`;

/**
 * Has somebody look at all that they can in each combination of versions before and live, in one tab.
 * @returns what was drawn in each, and the documents of the tab that had files of releases which were never live together
 */
export async function visitCombinations(
  { product, newPage }: Pick<Fixtures, 'product' | 'newPage'>,
  { account, tour }: TestUser,
) {
  const registry = openRegistry(product.dataDir);
  const live = Object.fromEntries(Object.keys(registry.bundles()).map((name) => [name, registry.live(name) ?? '']));
  const combinations = Object.values(createVersionCombinations(registry));
  const mounts: Mount[] = [];
  const page = await newPage({ reducedMotion: 'reduce' });
  await trackReleases(page);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== RUM_PATH) return;
    const report = request.postDataJSON() as RumReport;
    if (report.kind === 'mount') mounts.push(report);
  });
  if (account) await openAccount(page, account);
  else {
    await page.goto('/');
    await waitForHydration(page, 'page');
  }
  const all = await tour(page);

  const found: Drawn[] = [];
  for (const versions of combinations) {
    await changeAndWait(product.url, () => registry.point(versions));
    // What a page tells as it is left is still of the versions that it had.
    await page.reload();
    mounts.splice(0);
    await page.reload();
    for (const { open } of all) await open(page);
    const { shell = '', ...remotes } = versions;
    const expected = Object.entries(remotes).map(([remote, version]) => lineOf({ remote, version, shell, ok: true }));
    found.push({ told: [...new Set(mounts.map(lineOf))].sort(), expected: expected.sort() });
  }
  const sets = [live, ...combinations].map(
    (versions) => new Set(Object.entries(versions).map(([name, version]) => `${name} ${version}`)),
  );
  return { found, ...(await findMixedReleases([{ page }], { sets })) };
}
