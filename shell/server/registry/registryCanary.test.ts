import { openTestRegistry, type TestRegistry } from '../testing/registry.ts';
import { makeRelease, makeTempDir, writeRelease } from '../testing/releases.ts';
import { openTestWebServer, writeMarketingRelease } from '../testing/testWebServer.ts';
import { RegistryError } from './registryError.ts';

const shell = (version: string, names: string[] = []) =>
  writeRelease(makeRelease({ name: 'shell', version, provides: { react: ['useId', ...names] } }));
const portal = (version: string, names: string[] = []) =>
  writeRelease(makeRelease({ name: 'mfe-portal', version, consumes: { react: names }, commit: `c${version}` }));

const events = writeRelease(makeRelease({ name: 'mfe-events', version: '1' }));

/** A site with portal 1 live and 2 as its canary. */
async function createSiteWithCanary() {
  const registry = openTestRegistry(makeTempDir());
  await registry.publish([shell('1'), portal('1')]);
  await registry.startCanary(portal('2'), 10, { by: 'portal' });
  const history = (name = 'mfe-portal') =>
    registry
      .bundles()
      [name]?.history.map(({ action, version, by, commit, note }) => [action, version, by, commit, note]);
  return { registry, history };
}

const started = ['canary', '2', 'portal', 'c2', '10%'];
const released = ['release', '1', null, 'c1', null];

describe('a canary', () => {
  it('is live for some visitors only', async () => {
    const { registry, history } = await createSiteWithCanary();
    const { set, ...canary } = registry.canarySet() ?? {};
    expect(canary).toEqual({ bundle: 'mfe-portal', version: '2', percent: 10 });
    expect(set?.remotes.map(({ version }) => version)).toEqual(['2']);
    expect(registry.live('mfe-portal')).toBe('1');
    expect(history()).toEqual([started, released]);

    await registry.startCanary(portal('2'), 50);
    await registry.startCanary(portal('2'), 50);
    expect(registry.canarySet()).toMatchObject({ version: '2', percent: 50 });
    expect(history()).toHaveLength(3);
  });

  it('activates exactly what its visitors had when it is promoted', async () => {
    const { registry, history } = await createSiteWithCanary();
    const revision = registry.canarySet()?.set.revision;
    expect(await registry.promote('mfe-portal', { by: 'portal', note: 'calm night' })).toBe('2');
    expect(registry.liveSet().revision).toBe(revision);
    expect(registry.canarySet()).toBeNull();
    expect(history()).toEqual([['promote', '2', 'portal', 'c2', 'calm night'], started, released]);
  });

  it('leaves the live set unchanged when it is aborted, and offers no rollback to it', async () => {
    const { registry, history } = await createSiteWithCanary();
    const before = registry.liveSet();
    expect(await registry.abort('mfe-portal', { by: 'canary', note: '20 of 100 failed' })).toBe('2');
    expect(registry.liveSet()).toEqual(before);
    expect(history()).toEqual([['abort', '2', 'canary', 'c2', '20 of 100 failed'], started, released]);
    await expect(registry.rollback('mfe-portal', null)).rejects.toThrow(
      'no version of mfe-portal before 1 to roll back to',
    );
    await expect(registry.abort('mfe-portal')).rejects.toThrow(new RegistryError('mfe-portal has no canary'));
    await expect(registry.startCanary(portal('1'), 5)).rejects.toThrow('mfe-portal 1 is live already');
  });

  it('ends when its bundle is released otherwise, and is promoted when it is released itself', async () => {
    const other = await createSiteWithCanary();
    await other.registry.publish([portal('3')]);
    expect(other.registry.canarySet()).toBeNull();
    expect(other.history()?.slice(0, 2)).toEqual([
      ['release', '3', null, 'c3', null],
      ['abort', '2', null, 'c2', '3 was released'],
    ]);
    const same = await createSiteWithCanary();
    await same.registry.publish([portal('2')]);
    expect(same.history()?.[0]).toEqual(['promote', '2', null, 'c2', null]);
  });

  it.each<[string, (registry: TestRegistry) => Promise<unknown>, string]>([
    [
      'a second canary',
      (registry) => registry.startCanary(shell('2'), 5),
      'mfe-portal 2 is the canary: promote or abort',
    ],
    [
      'another version of its bundle',
      (registry) => registry.startCanary(portal('3'), 5),
      'mfe-portal 2 is the canary: promote',
    ],
    [
      'a bundle without a live version',
      (registry) => registry.startCanary(events, 5),
      'mfe-events has not been released',
    ],
    ['0 percent', (registry) => registry.startCanary(portal('2'), 0), 'from 0.01 to 100 percent'],
    ['101 percent', (registry) => registry.startCanary(portal('2'), 101), 'from 0.01 to 100 percent'],
  ])('is rejected with a reason: %s', async (_, start, sentence) => {
    const { registry, history } = await createSiteWithCanary();
    await expect(start(registry)).rejects.toThrow(sentence);
    expect(history()).toEqual([started, released]);
  });

  it('must fit the live set as long as it exists', async () => {
    const registry = openTestRegistry(makeTempDir());
    await registry.publish([shell('1'), portal('1')]);
    await expect(registry.startCanary(portal('2', ['useMemo']), 5)).rejects.toThrow(
      /'useMemo' of react, .* mfe-portal 2 is the/,
    );
    await registry.startCanary(portal('3', ['useId']), 5);
    const shellWithoutExports = writeRelease(makeRelease({ name: 'shell', version: '2', provides: {} }));
    await expect(registry.publish([shellWithoutExports])).rejects.toThrow(
      /shell@2 does not export; mfe-portal 3 is the canary/,
    );
    expect(registry.live('shell')).toBe('1');
  });

  it('does not block a rollback: an incompatible canary ends', async () => {
    const registry = openTestRegistry(makeTempDir());
    await registry.publish([writeRelease(makeRelease({ name: 'shell', version: '0', provides: {} })), portal('1')]);
    await registry.publish([shell('1')]);
    await registry.publish([shell('2')]);
    await registry.startCanary(portal('2', ['useId']), 5);
    expect(await registry.rollback('shell', null)).toBe('1');
    expect(registry.canarySet()).not.toBeNull();
    expect(await registry.rollback('shell', '0')).toBe('0');
    expect(registry.canarySet()).toBeNull();
    expect(registry.bundles()['mfe-portal']?.history[0]).toMatchObject({
      action: 'abort',
      version: '2',
      note: expect.stringContaining("uses 'useId' of react, which shell@0 does not export"),
    });
  });

  it('is in the public registry, and changes no live page', async () => {
    const webServer = await openTestWebServer();
    const read = async () => (await fetch(`${webServer.url}/registry.json`)).json() as Promise<Public>;
    type Public = {
      revision: string;
      bundles: Record<string, { version: string; canary: object | null; inputs?: string }>;
    };
    const before = await read();
    // For visitors outside the canary: without a cookie, each visit draws a new bucket.
    const pageTag = async () =>
      (await fetch(webServer.url, { headers: { Cookie: 'skal_canary=9999' } })).headers.get('etag');
    const page = await pageTag();
    await openTestRegistry(webServer.dataDir).startCanary(writeMarketingRelease('2', 'second'), 2.5);
    let now = before;
    while (!now.bundles['mfe-marketing']?.canary) now = await read();
    expect(now).toEqual({
      revision: before.revision,
      bundles: {
        shell: { ...before.bundles.shell, canary: null },
        'mfe-marketing': { ...before.bundles['mfe-marketing'], version: '1', canary: { version: '2', percent: 2.5 } },
      },
    });
    expect(now.bundles.shell).not.toHaveProperty('inputs');
    expect(await pageTag()).toBe(page);
    await webServer.close();
  });
});
