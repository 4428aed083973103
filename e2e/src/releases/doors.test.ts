import { openRegistry, withReleases } from '@skal/shell/server';
import { seeded } from '@skal/shell/server/testing/seeded.ts';
import { prepareDoors } from '../harness/doors.ts';
import { type Product, runCommand } from '../harness/product.ts';
import { arrive, mixedIn, ride } from '../harness/ride.ts';
import { openTrain } from '../harness/train.ts';
import { makeVersion } from '../harness/versions.ts';
import { people } from '../surfaces.ts';

const SEED = Number(process.env.RELEASES_SEED ?? 20_261_122);
const RELEASES = 3;
const BUNDLE = 'mfe-marketing';
const HEADLINE = 'We build apps for places people come back to';
const YEAR_MS = 365 * 24 * 3600_000;

/** What a command has in its environment on a machine whose clock is wrong by so much. */
const clockOff = (ms: number) => {
  const wrong = `const now = Date.now; Date.now = () => now() + ${ms};
    globalThis.Date = class extends Date { constructor(...given) { super(...(given.length ? given : [Date.now()])); } };`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(wrong)}` };
};

describe(`two front doors that share database and storage (RELEASES_SEED=${SEED})`, () => {
  const site = prepareDoors();
  const { journey, doors, storage } = site;
  const first = () => doors[0] as Product;

  const revisions = () =>
    Promise.all(doors.map(async ({ url }) => (await fetch(`${url}/registry.json`)).headers.get('etag')));
  /** Makes a change, and comes back when all of them serve what it leads to. */
  const untilServed = async (change: () => Promise<unknown>): Promise<void> => {
    const [before] = await revisions();
    await change();
    for (;;) {
      const [one, ...others] = await revisions();
      if (one !== before && others.every((other) => other === one)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const open = (who: keyof typeof people) =>
    journey
      .newPage({ reducedMotion: 'reduce', baseURL: site.url() })
      .then((page) => arrive(page, people[who], 'Reload'));

  it(
    'are one site to whoever clicks through it, whichever of them answers while releases come and go',
    () =>
      withReleases(site.placeOf(first()), async (releases) => {
        const train = await openTrain(releases, first().dataDir, seeded(SEED));
        const visits = await Promise.all((['visitor', 'client'] as const).map(open));
        await ride(visits, { train, releases: RELEASES, seed: SEED, untilServed });
        const { all, mixed } = await mixedIn(visits, train);
        expect(mixed).toEqual([]);
        expect(all.length).toBeGreaterThan(RELEASES);
      }),
    240_000,
  );

  it('stay up, and say why they refuse, while database or storage is away, one of them is gone and a clock has jumped', async () => {
    const registry = openRegistry(first().dataDir);
    const { page } = await open('visitor');
    const says = (text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor();
    const release = (door: Product, words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
      runCommand(['release.ts', ...words], { ...site.envOf(door), ...env });
    const refusal = (door: Product, words: readonly string[]) =>
      release(door, words).then(
        () => 'done',
        (error: { stderr: string }) => error.stderr.trim(),
      );
    for (const version of ['9.9.9-one', '9.9.9-two']) {
      const everywhere = (text: string) => text.replaceAll(HEADLINE, `We build ${version}`);
      makeVersion(registry, BUNDLE, version, { everywhere });
    }
    await untilServed(() => release(first(), [BUNDLE, '9.9.9-one']));
    await page.goto('/about');
    await says('We build 9.9.9-one');

    await site.way().cut();
    expect(await refusal(first(), ['rollback', BUNDLE])).toBe(
      'The database of releases cannot be reached at this moment',
    );
    await page.reload();
    await says('We build 9.9.9-one');
    await site.way().mend();

    storage.unmount();
    expect(await refusal(first(), [BUNDLE, '9.9.9-two'])).toBe(
      'The storage of releases cannot be reached at this moment',
    );
    await page.reload();
    await says('We build 9.9.9-one');
    storage.mount();

    // Between the upload and the flip: where it was sent to is gone, and another machine makes it live.
    await withReleases(site.placeOf(first()), (releases) => releases.stage([registry.releaseDir(BUNDLE, '9.9.9-two')]));
    await first().kill();
    doors.shift();
    const second = first();
    await page.reload();
    await says('We build 9.9.9-one');
    await untilServed(() => release(second, [BUNDLE, '9.9.9-two']));
    await page.reload();
    await says('We build 9.9.9-two');

    await untilServed(() => release(second, ['rollback', BUNDLE, '--note', 'by an old clock'], clockOff(-YEAR_MS)));
    await page.reload();
    await says('We build 9.9.9-one');
    await untilServed(() => release(second, ['rollback', BUNDLE, '--version', '9.9.9-two'], clockOff(YEAR_MS)));
    const third = await site.add();
    expect(await (await fetch(`${third.url}/about`)).text()).toContain('We build 9.9.9-two');
    expect(openRegistry(third.dataDir).bundles()[BUNDLE]?.history.slice(0, 2)).toMatchObject([
      { action: 'rollback', version: '9.9.9-two' },
      { action: 'rollback', version: '9.9.9-one', note: 'by an old clock' },
    ]);
  }, 240_000);
});
