import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '../composition/compose.ts';
import { RELEASE_FILE, type Release, type ReleaseRoute } from '../releases/release.ts';
import { openTestRegistry, type TestRegistry } from '../testing/registry.ts';
import { makeRelease, makeTempDir, writeRelease } from '../testing/releases.ts';
import { testRenderSettings } from '../testing/renderSettings.ts';
import { SHELL_CODE } from '../testing/testWebServer.ts';

const route: ReleaseRoute = {
  path: '/dashboard',
  page: 'P',
  title: 'Dashboard',
  description: '',
  access: 'client',
  layout: 'app',
  preload: [],
};

const shell = (version: string, about: Partial<Release> = {}) =>
  writeRelease(
    makeRelease({ name: 'shell', version, integrity: { 'main.js': `sha256-${version}` }, ...about }),
    {},
    SHELL_CODE,
  );

const portal = (version: string, about: Partial<Release> = {}) =>
  writeRelease(
    makeRelease({
      name: 'mfe-portal',
      version,
      routes: [route],
      integrity: { 'remoteEntry.js': `sha256-entry${version}`, 'P.js': `sha256-page${version}` },
      ...about,
    }),
  );

async function openPublished(...sources: string[]): Promise<TestRegistry> {
  const registry = openTestRegistry(makeTempDir());
  await registry.publish([shell('1')]);
  for (const source of sources) await registry.publish([source]);
  return registry;
}

/** The previous version of the portal in the live set. */
const previousIn = (registry: TestRegistry) => registry.liveSet().previous['mfe-portal']?.version;

describe('the version that a tab falls back to', () => {
  it('is the one that was live before, if there was one', async () => {
    const registry = await openPublished(portal('1'));
    expect(previousIn(registry)).toBeUndefined();
    await registry.publish([portal('2')]);
    expect(previousIn(registry)).toBe('1');
  });

  it('is never the one that was rolled back', async () => {
    const registry = await openPublished(portal('1'), portal('2'), portal('3'));
    await registry.rollback('mfe-portal', null);
    expect(previousIn(registry)).toBe('1');
  });

  it('is the live one for visitors of a canary', async () => {
    const registry = await openPublished(portal('1'), portal('2'));
    await registry.startCanary(portal('3'), 10);
    expect(registry.canarySet()?.set.previous['mfe-portal']?.version).toBe('2');
    expect(previousIn(registry)).toBe('1');
  });

  it.each<[string, (registry: TestRegistry) => Promise<unknown>]>([
    [
      'is incompatible with the live shell',
      (registry) => registry.publish([shell('2', { hostApi: '2.0.0' }), portal('2', { hostApi: '^2.0.0' })]),
    ],
    [
      'is missing',
      async (registry) => {
        await registry.publish([portal('2')]);
        rmSync(registry.releaseDir('mfe-portal', '1'), { recursive: true });
      },
    ],
    [
      'cannot be read',
      async (registry) => {
        await registry.publish([portal('2')]);
        writeFileSync(join(registry.releaseDir('mfe-portal', '1'), RELEASE_FILE), '{');
      },
    ],
  ])('is omitted if it %s, and the live one stays', async (_, change) => {
    const registry = await openPublished(portal('1'));
    await change(registry);
    expect(registry.live('mfe-portal')).toBe('2');
    expect(previousIn(registry)).toBeUndefined();
  });

  it('is in every page, with the integrity of all scripts of both versions', async () => {
    const registry = await openPublished(portal('1'), portal('2'));
    const { pages } = await compose(registry.liveSet(), registry.releaseDir, testRenderSettings());
    const html = String(pages.get('/dashboard')?.body.plain);
    const [, snapshot = ''] = /id="snapshot">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(snapshot).remotes).toMatchObject([
      { version: '2', before: { version: '1', base: '/r/mfe-portal/1/', entry: 'remoteEntry.js' } },
    ]);
    const [, map = ''] = /type="importmap">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(map).integrity).toEqual({
      '/r/shell/1/main.js': 'sha256-1',
      '/r/mfe-portal/2/remoteEntry.js': 'sha256-entry2',
      '/r/mfe-portal/2/P.js': 'sha256-page2',
      '/r/mfe-portal/1/remoteEntry.js': 'sha256-entry1',
      '/r/mfe-portal/1/P.js': 'sha256-page1',
    });
  });
});
