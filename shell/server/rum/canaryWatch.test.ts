import { alone } from '../registryLock.ts';
import { openReleaseService } from '../releases/releaseService.ts';
import { openTeams } from '../teams.ts';
import { marketing, openTestDoor, publishedFolder } from '../testing/door.ts';
import { openTestRegistry } from '../testing/registry.ts';
import { makeFolder } from '../testing/releases.ts';
import { type RolledBack, watchCanary } from './canaryWatch.ts';
import { openCounters, type Trial, trialName } from './counters.ts';

const trial: Trial = { bundle: 'mfe-marketing', version: '2', beside: '1' };

/** A site whose page is tried in another version by half of the visitors. */
async function siteWithCanary() {
  const dataDir = await publishedFolder();
  const registry = openTestRegistry(dataDir);
  await registry.startCanary(marketing('2', 'second'), 50);
  const entry = () => registry.bundles()['mfe-marketing']?.history[0];
  return { dataDir, registry, entry };
}

/** What is counted: pages that were drawn and that failed, of either version. */
const figures = (...[drawn, failed, drawnBeside, failedBeside]: [number, number, number, number]) => {
  const counters = openCounters(makeFolder(), { log: console.error });
  const add = (version: string, detail: string, times: number) => {
    for (let time = 0; time < times; time++) {
      counters.add({ bundle: 'mfe-marketing', version, trial: trialName(trial), what: 'mount', detail });
    }
  };
  add('2', 'ok', drawn);
  add('2', 'failed', failed);
  add('1', 'ok', drawnBeside);
  add('1', 'failed', failedBeside);
  counters.flush();
  return counters;
};

describe('a canary that is tried', () => {
  const told: RolledBack[] = [];
  const logged: string[] = [];
  beforeEach(() => {
    told.length = 0;
    logged.length = 0;
  });
  const watching = (counters: ReturnType<typeof figures>, dataDir: string) =>
    watchCanary({
      counters,
      releases: openReleaseService({ dataDir }),
      canary: () => trial,
      log: (message) => void logged.push(message),
      onRolledBack: (canary) => void told.push(canary),
    });

  const WHY = '40 of 200 pages failed, and of 1 beside it 1 of 200 pages failed: 99.9 % sure';

  it('ends by itself where its pages fail more often, with the figures in the history, and that is told once', async () => {
    const { dataDir, registry, entry } = await siteWithCanary();
    const counters = figures(160, 40, 199, 1);
    const watch = watching(counters, dataDir);
    await watch.check();
    await watch.check();
    expect(registry.canarySet()).toBeNull();
    expect(registry.live('mfe-marketing')).toBe('1');
    expect(entry()).toMatchObject({ action: 'abort', version: '2', by: 'the canary itself', note: WHY });
    expect(told).toEqual([{ ...trial, why: WHY }]);
    expect(logged).toEqual([`The canary mfe-marketing@2 is ended: ${WHY}`]);
    counters.close();
  });

  it('goes on where its pages fail as often', async () => {
    const { dataDir, registry } = await siteWithCanary();
    const counters = figures(160, 40, 160, 40);
    await watching(counters, dataDir).check();
    expect(registry.canarySet()).toMatchObject({ version: '2' });
    expect(told).toEqual([]);
    counters.close();
  });

  it.each([
    ['another canary', { bundle: 'mfe-marketing', version: '3' }],
    ['none', null],
  ])('is left alone where somebody was faster and there is %s', async (_, next) => {
    const { dataDir, registry, entry } = await siteWithCanary();
    await registry.abort('mfe-marketing');
    if (next) await registry.startCanary(marketing(next.version, 'third'), 50);
    const before = entry();
    const counters = figures(160, 40, 199, 1);
    await watching(counters, dataDir).check();
    expect(entry()).toEqual(before);
    expect([told, logged]).toEqual([[], []]);
    counters.close();
  });

  it('is judged again later while somebody is releasing, and nobody waits for that', async () => {
    const { dataDir, registry } = await siteWithCanary();
    const counters = figures(160, 40, 199, 1);
    const watch = watching(counters, dataDir);
    await alone(dataDir, () => watch.check());
    expect(registry.canarySet()).toMatchObject({ version: '2' });
    await watch.check();
    expect(registry.canarySet()).toBeNull();
    counters.close();
  });

  it('is judged by what browsers tell the front door', async () => {
    const { dataDir, registry } = await siteWithCanary();
    const teams = openTeams({ dataDir });
    await teams.add('blue', trial.bundle, 'team@blue.example');
    await teams.add('red', trial.bundle);
    await teams.add('green', 'mfe-portal', 'team@green.example');
    const toldTo: string[] = [];
    const onCanaryEnded = (canary: RolledBack, mails: readonly string[]) => {
      told.push(canary);
      toldTo.push(...mails);
    };
    const door = await openTestDoor({ dataDir, onCanaryEnded });
    const about = { kind: 'mount', remote: 'mfe-marketing', route: '/', shell: '1' };
    const tell = (version: string, ok: boolean) =>
      fetch(`${door.url}/rum`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...about, version, ok }),
      });
    for (let page = 0; page < 100; page++) await Promise.all([tell('1', true), tell('2', page % 5 > 1)]);
    // Whatever is not written down yet is now.
    await door.close();
    expect(registry.canarySet()).toBeNull();
    expect(told).toEqual([expect.objectContaining(trial)]);
    expect(toldTo).toEqual(['team@blue.example']);
  });
});
