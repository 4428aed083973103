/** A remote and the shell of different releases, visited by a user whose pages belong to the remote. */
import { RUM_PATH, type RumReport } from '@skal/contracts/operations/rum';
import { openRegistry, withReleaseService } from '@skal/shell/server';
import { openAccount } from '../accounts.ts';
import type { Fixtures } from '../fixtures.ts';
import type { TestUser } from '../tour.ts';
import { waitForHydration } from '../wait/hydration.ts';
import { findMixedReleases } from './browseDuringChurn.ts';
import { trackReleases } from './documentReleases.ts';
import { createVersionCombinations } from './versionCombinations.ts';
import { changeAndWait } from './versions.ts';

type Mount = Extract<RumReport, { kind: 'mount' }>;

/** The remotes that a combination of versions rendered. */
interface RenderReport {
  /** A line for each mount that browsers reported: the remote's version, the shell's, and whether it rendered. */
  readonly reported: readonly string[];
  /** The line that each remote must have. */
  readonly expected: readonly string[];
}

const lineOf = ({ remote, version, shell, ok }: Pick<Mount, 'remote' | 'version' | 'shell' | 'ok'>): string =>
  `${remote} ${version} in ${shell}: ${ok ? 'rendered' : 'failed'}`;

/**
 * Visits every stop of a user's tour in each combination of the previous and the live versions, in one tab.
 * @returns what each combination rendered, and the documents that loaded files of releases which were never live together
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
  const stops = await tour(page);

  const reports: RenderReport[] = [];
  for (const versions of combinations) {
    await changeAndWait(product.url, () =>
      withReleaseService({ dataDir: product.dataDir }, (releases) => releases.activate(versions)),
    );
    // A page that is left still reports the versions that it loaded.
    await page.reload();
    mounts.splice(0);
    await page.reload();
    for (const { open } of stops) await open(page);
    const { shell = '', ...remotes } = versions;
    const expected = Object.entries(remotes).map(([remote, version]) => lineOf({ remote, version, shell, ok: true }));
    reports.push({ reported: [...new Set(mounts.map(lineOf))].sort(), expected: expected.sort() });
  }
  const sets = [live, ...combinations].map(
    (versions) => new Set(Object.entries(versions).map(([name, version]) => `${name} ${version}`)),
  );
  return { reports, ...(await findMixedReleases([{ page }], { sets })) };
}
