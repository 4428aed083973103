import { rmSync } from 'node:fs';
import { openRumCounters, type RumCount } from '../rum/counters.ts';
import { openTestRegistry } from '../testing/registry.ts';
import { createPublishedDataDir, writeMarketingRelease } from '../testing/testWebServer.ts';
import { createReleaseAdmin } from './releaseAdmin.ts';

const NAME = 'mfe-marketing';
const context = (expects: string, note: string | null = null) => ({ by: 'Anna Skov', note, expects });

/** A site with a previous and a live version, and a third one as canary. */
async function openSite() {
  const dataDir = await createPublishedDataDir();
  const registry = openTestRegistry(dataDir);
  await registry.publish([writeMarketingRelease('2', 'second')], { by: 'sites', note: 'menu' });
  await registry.startCanary(writeMarketingRelease('3', 'third'), 5, { by: 'sites' });
  // Version 3 is the canary, and its pages are still being composed.
  const served = () => ({ revision: '', bundles: { [NAME]: { version: '2', canary: null } } });
  const admin = createReleaseAdmin({ config: { dataDir, shared: undefined }, releases: registry, registry: served });
  const bundle = async () => (await admin.status()).find((each) => each.bundle === NAME);
  return { dataDir, registry, admin, bundle };
}

function count(
  dataDir: string,
  ...counts: (Pick<RumCount, 'version' | 'what' | 'detail'> & { times: number })[]
): void {
  const counters = openRumCounters(dataDir, { log: console.error });
  for (const { times, ...each } of counts) {
    for (let time = 0; time < times; time++) counters.add({ bundle: NAME, trial: '', ...each });
  }
  counters.close();
}

describe('the release admin', () => {
  it('returns the live, canary and previous version of each bundle, with their RUM summaries', async () => {
    const { dataDir, bundle, registry } = await openSite();
    count(
      dataDir,
      { version: '2', what: 'mount', detail: 'ok', times: 3 },
      { version: '2', what: 'mount', detail: 'failed', times: 1 },
      { version: '2', what: 'error', detail: 'TypeError: x', times: 2 },
      { version: '3', what: 'vital', detail: 'LCP 41', times: 1 },
    );
    rmSync(registry.releaseDir(NAME, '1'), { recursive: true });
    const found = await bundle();
    expect(found?.live).toMatchObject({ version: '2', by: 'sites', commit: null, bytes: 0, served: true });
    expect(found?.live.rum).toMatchObject({ rendered: 3, failed: 1, errors: 2, loads: 0, fallbacks: 0 });
    expect(found?.live.rum.messages).toEqual([{ message: 'TypeError: x', count: 2 }]);
    expect(found?.canary).toMatchObject({ version: '3', percent: 5, by: 'sites', served: false, rum: { rendered: 0 } });
    const { LCP, ...others } = found?.canary?.rum.vitals ?? {};
    expect([LCP, ...Object.values(others)]).toEqual([expect.closeTo(1.2 ** 41), null, null]);
    // Its files are deleted; what is known is still returned.
    expect(found?.before).toMatchObject({ version: '1', bytes: null, commit: null, by: null });
    expect(found?.history.map(({ action, version, note }) => [action, version, note])).toEqual([
      ['canary', '3', '5%'],
      ['release', '2', 'menu'],
      ['release', '1', null],
    ]);
    expect(found?.live.since).toBe(found?.history[1]?.at);
  });

  it("makes a confirmed change in the operator's name, and rejects it on a conflict", async () => {
    const { admin, bundle, registry } = await openSite();
    const refused = await Promise.all([
      admin.change({ type: 'rollback', bundle: NAME, version: '1' }, context('1')),
      admin.change({ type: 'abort', bundle: NAME, canary: '4' }, context('2')),
    ]);
    expect(refused).toEqual([
      { error: 'Conflict: mfe-marketing is now at 2, expected 1. Reload and try again.', status: 409 },
      { error: 'Conflict: the canary is now 3, expected 4. Reload and try again.', status: 409 },
    ]);
    expect((await bundle())?.history).toHaveLength(3);

    expect(await admin.change({ type: 'promote', bundle: NAME, canary: '3' }, context('2', 'good'))).toEqual({
      version: '3',
    });
    expect(await bundle()).toMatchObject({ live: { version: '3', by: 'Anna Skov' }, canary: null });
    await registry.startCanary(writeMarketingRelease('4', 'fourth'), 5);
    expect(await admin.change({ type: 'abort', bundle: NAME, canary: '4' }, context('3'))).toEqual({ version: '4' });
    expect(await admin.change({ type: 'rollback', bundle: NAME, version: '2' }, context('3'))).toEqual({
      version: '2',
    });
    const { live, before, history } = (await bundle()) ?? {};
    expect([live?.version, before?.version]).toEqual(['2', '1']);
    expect(history?.[0]).toMatchObject({ action: 'rollback', version: '2', by: 'Anna Skov', note: null });
  });

  it.each(['mfe-nothing', 'constructor', '__proto__'])('returns nothing for bundle %s', async (name) => {
    const { admin } = await openSite();
    expect(await admin.change({ type: 'rollback', bundle: name, version: '1' }, context('1'))).toBeNull();
  });
});
