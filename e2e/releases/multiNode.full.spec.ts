import { withReleaseService } from '@skal/shell/server';
import { openTestRegistry } from '@skal/shell/server/testing/registry.ts';
import { seededRandom } from '@skal/shell/server/testing/seededRandom.ts';
import { expect, type NewPage } from '@skal/testing/fixtures.ts';
import { browseDuringChurn, findMixedReleases, openSiteAs } from '@skal/testing/releases/browseDuringChurn.ts';
import { createReleaseChurn } from '@skal/testing/releases/releaseChurn.ts';
import { createVersion } from '@skal/testing/releases/versions.ts';
import { type MultiNodeSite, test } from '@skal/testing/site/multiNode.ts';
import { type Product, runCommand } from '@skal/testing/site/productProcess.ts';
import { testUsers } from '@skal/testing/tour.ts';

const SEED = Number(process.env.RELEASES_SEED ?? 20_261_122);
const RELEASES = 3;
const BUNDLE = 'mfe-marketing';
const HEADLINE = 'We build apps for places people come back to';
const YEAR_MS = 365 * 24 * 3600_000;

/** The environment of a command on a machine whose clock is off by this much. */
const clockOff = (ms: number) => {
  const wrong = `const now = Date.now; Date.now = () => now() + ${ms};
    globalThis.Date = class extends Date { constructor(...given) { super(...(given.length ? given : [Date.now()])); } };`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(wrong)}` };
};

test.describe(`two web servers with a shared database and storage (RELEASES_SEED=${SEED})`, () => {
  const revisions = (nodes: readonly Product[]) =>
    Promise.all(nodes.map(async ({ url }) => (await fetch(`${url}/registry.json`)).headers.get('etag')));
  /** Makes a change, and returns once every web server serves its result. */
  const changeAndWait = async (nodes: readonly Product[], change: () => Promise<unknown>): Promise<void> => {
    const [before] = await revisions(nodes);
    await change();
    for (;;) {
      const [one, ...others] = await revisions(nodes);
      if (one !== before && others.every((other) => other === one)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const nodeOf = ({ nodes: [first] }: MultiNodeSite): Product => {
    if (!first) throw new Error('No web server is running');
    return first;
  };
  const open = (newPage: NewPage, who: keyof typeof testUsers) =>
    newPage({ reducedMotion: 'reduce' }).then((page) => openSiteAs(page, testUsers[who], 'Reload'));

  test('serve one consistent site while releases come and go', async ({ site, newPage }) => {
    const first = nodeOf(site);
    await withReleaseService(site.releasesConfigOf(first), async (releases) => {
      const churn = await createReleaseChurn(releases, first.dataDir, seededRandom(SEED));
      const visits = await Promise.all((['visitor', 'client'] as const).map((who) => open(newPage, who)));
      const waitUntilServed = (change: () => Promise<unknown>) => changeAndWait(site.nodes, change);
      await browseDuringChurn(visits, { churn, releases: RELEASES, seed: SEED, waitUntilServed });
      const { all, mixed } = await findMixedReleases(visits, churn);
      expect(mixed).toEqual([]);
      expect(all.length).toBeGreaterThan(RELEASES);
    });
  });

  test('stay up and explain rejected releases without database or storage, after a crash and with a wrong clock', async ({
    site,
    newPage,
  }) => {
    test.setTimeout(240_000);
    const { nodes, storage } = site;
    const first = () => nodeOf(site);
    const waitUntilServed = (change: () => Promise<unknown>) => changeAndWait(nodes, change);
    const registry = openTestRegistry(first().dataDir);
    const { page } = await open(newPage, 'visitor');
    const waitForHeadline = (text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor();
    const release = (node: Product, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
      runCommand(['release', ...args], { ...site.envOf(node), ...env });
    const rejection = (node: Product, args: readonly string[]) =>
      release(node, args).then(
        () => 'done',
        (error: { stderr: string }) => error.stderr.trim(),
      );
    for (const version of ['9.9.9-one', '9.9.9-two']) {
      const replaceHeadline = (text: string) => text.replaceAll(HEADLINE, `We build ${version}`);
      createVersion(registry, BUNDLE, version, { editEveryFile: replaceHeadline });
    }
    await waitUntilServed(() => release(first(), [BUNDLE, '9.9.9-one']));
    await page.goto('/about');
    await waitForHeadline('We build 9.9.9-one');

    await site.databaseProxy.cut();
    expect(await rejection(first(), ['rollback', BUNDLE])).toBe(
      'The database of releases cannot be reached at this moment',
    );
    await page.reload();
    await waitForHeadline('We build 9.9.9-one');
    await site.databaseProxy.restore();

    storage.unmount();
    expect(await rejection(first(), [BUNDLE, '9.9.9-two'])).toBe(
      'The storage of releases cannot be reached at this moment',
    );
    await page.reload();
    await waitForHeadline('We build 9.9.9-one');
    storage.mount();

    // A crash between upload and activation: another node activates the release.
    await withReleaseService(site.releasesConfigOf(first()), (releases) =>
      releases.stage([registry.releaseDir(BUNDLE, '9.9.9-two')]),
    );
    await first().kill();
    nodes.shift();
    const second = first();
    await page.reload();
    await waitForHeadline('We build 9.9.9-one');
    await waitUntilServed(() => release(second, [BUNDLE, '9.9.9-two']));
    await page.reload();
    await waitForHeadline('We build 9.9.9-two');

    await waitUntilServed(() => release(second, ['rollback', BUNDLE, '--note', 'by an old clock'], clockOff(-YEAR_MS)));
    await page.reload();
    await waitForHeadline('We build 9.9.9-one');
    await waitUntilServed(() => release(second, ['rollback', BUNDLE, '--version', '9.9.9-two'], clockOff(YEAR_MS)));
    const third = await site.add();
    expect(await (await fetch(`${third.url}/about`)).text()).toContain('We build 9.9.9-two');
    expect(openTestRegistry(third.dataDir).bundles()[BUNDLE]?.history.slice(0, 2)).toMatchObject([
      { action: 'rollback', version: '9.9.9-two' },
      { action: 'rollback', version: '9.9.9-one', note: 'by an old clock' },
    ]);
  });
});
