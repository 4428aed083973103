import { withRegistryLock } from '../registry/registryLock.ts';
import { openTeamStore } from '../registry/teams.ts';
import { openReleaseService } from '../releases/releaseService.ts';
import { openTestRegistry } from '../testing/registry.ts';
import { createPublishedDataDir, openTestWebServer, writeMarketingRelease } from '../testing/testWebServer.ts';
import { type AutoAbortedCanary, createCanaryMonitor } from './canaryMonitor.ts';
import type { CanaryComparison } from './counters.ts';

const canary: CanaryComparison = { bundle: 'mfe-marketing', version: '2', baseline: '1' };
const FAILING = { canary: { rendered: 160, failed: 40 }, baseline: { rendered: 199, failed: 1 } };
const WHY = '40 of 200 pages failed, and of the baseline 1 1 of 200 pages failed; false-positive rate at most 0.1%';

/** A site that gives another version of its page to half of the visitors. */
async function createSiteWithCanary(samples = FAILING) {
  const dataDir = await createPublishedDataDir();
  const registry = openTestRegistry(dataDir);
  await registry.startCanary(writeMarketingRelease('2', 'second'), 50);
  const aborted: AutoAbortedCanary[] = [];
  const logged: string[] = [];
  const check = createCanaryMonitor({
    counters: { samples: () => [samples] },
    releases: openReleaseService({ dataDir }),
    canary: () => canary,
    log: (message) => void logged.push(message),
    onAborted: (each) => void aborted.push(each),
  });
  const entry = () => registry.bundles()['mfe-marketing']?.history[0];
  return { dataDir, registry, entry, check, aborted, logged };
}

describe('the canary monitor', () => {
  it('aborts a canary whose pages fail more often, once, with the figures in the history', async () => {
    const { registry, entry, check, aborted, logged } = await createSiteWithCanary();
    await check();
    await check();
    expect(registry.canarySet()).toBeNull();
    expect(registry.live('mfe-marketing')).toBe('1');
    expect(entry()).toMatchObject({ action: 'abort', version: '2', by: 'canary monitor', note: WHY });
    expect(aborted).toEqual([{ ...canary, counts: FAILING, errorPercent: 0.1 }]);
    expect(logged).toEqual([`The canary mfe-marketing@2 is aborted: ${WHY}`]);
  });

  it('leaves a canary whose pages fail as often', async () => {
    const { registry, check, aborted } = await createSiteWithCanary({ ...FAILING, baseline: FAILING.canary });
    await check();
    expect(registry.canarySet()).toMatchObject({ version: '2' });
    expect(aborted).toEqual([]);
  });

  it.each([
    ['another canary', '3'],
    ['none', null],
  ])('changes nothing when there is %s by now', async (_, next) => {
    const { registry, entry, check, aborted, logged } = await createSiteWithCanary();
    await registry.abort('mfe-marketing');
    if (next) await registry.startCanary(writeMarketingRelease(next, 'third'), 50);
    const before = entry();
    await check();
    expect(entry()).toEqual(before);
    expect([aborted, logged]).toEqual([[], []]);
  });

  it('does not wait for another change of the registry, and aborts at the next check', async () => {
    const { dataDir, registry, check } = await createSiteWithCanary();
    await withRegistryLock(dataDir, check);
    expect(registry.canarySet()).toMatchObject({ version: '2' });
    await check();
    expect(registry.canarySet()).toBeNull();
  });

  it('judges by the reports of browsers, hour by hour, and names the teams of the bundle', async () => {
    const { dataDir, registry } = await createSiteWithCanary();
    const teams = openTeamStore({ dataDir });
    await teams.add('blue', canary.bundle, 'team@blue.example');
    await teams.add('red', canary.bundle);
    await teams.add('green', 'mfe-portal', 'team@green.example');
    const aborted: unknown[] = [];
    const webServer = await openTestWebServer({ dataDir, onCanaryAborted: (...call) => void aborted.push(call) });
    const send = (version: string, ok: boolean) =>
      fetch(`${webServer.url}/rum`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ kind: 'mount', remote: 'mfe-marketing', route: '/', shell: '1', version, ok }),
      });
    for (let page = 0; page < 100; page++) await Promise.all([send('1', true), send('2', page % 5 > 1)]);
    await webServer.close();
    expect(registry.canarySet()).toBeNull();
    expect(aborted).toEqual([[expect.objectContaining(canary), ['team@blue.example']]]);
  });
});
