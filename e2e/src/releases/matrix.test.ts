import { RUM_PATH, type RumReport } from '@skal/contracts/rum';
import { openRegistry } from '@skal/shell/server';
import { makeCombinations } from '../harness/combinations.ts';
import { prepareJourney } from '../harness/journey.ts';
import { untilServed } from '../harness/versions.ts';
import { signIn } from '../people.ts';
import { people } from '../surfaces.ts';

type Mount = Extract<RumReport, { kind: 'mount' }>;

/** Every journey in each of these combinations is a part of `npm run test:releases`. */
describe('a shell and remotes of different releases', () => {
  const journey = prepareJourney({ env: { SKAL_LIMIT_LOGIN_IP: '1000/60' } });

  it('draw all that the site has, whichever of them is the version before', async () => {
    const registry = openRegistry(journey.product.dataDir);
    const combinations = Object.values(makeCombinations(registry));
    const mounts: Mount[] = [];
    const visits = await Promise.all(
      Object.values(people).map(async ({ account, surfaces }) => {
        const page = await journey.newPage({ reducedMotion: 'reduce' });
        page.on('request', (request) => {
          if (new URL(request.url()).pathname !== RUM_PATH) return;
          const report = request.postDataJSON() as RumReport;
          if (report.kind === 'mount') mounts.push(report);
        });
        if (account) await signIn(page, account);
        else await page.goto('/');
        return { page, surfaces: await surfaces(page) };
      }),
    );

    for (const versions of combinations) {
      await untilServed(journey.product.url, () => registry.point(versions));
      await Promise.all(visits.map(({ page }) => page.reload()));
      mounts.splice(0);
      await Promise.all(
        visits.map(async ({ page, surfaces }) => {
          await page.reload();
          for (const { open } of surfaces) await open(page);
        }),
      );
      const { shell, ...remotes } = versions;
      const drawn = mounts.map(({ remote, version, shell: host, ok }) => ({ remote, version, shell: host, ok }));
      const expected = Object.entries(remotes).map(([remote, version]) => ({ remote, version, shell, ok: true }));
      expect(new Set(drawn.map((each) => JSON.stringify(each)))).toEqual(
        new Set(expected.map((each) => JSON.stringify(each))),
      );
    }
  }, 240_000);
});
