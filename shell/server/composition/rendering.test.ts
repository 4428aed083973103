import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDiskCache } from '../fs/diskCache.ts';
import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, makeTempDir, writeRelease } from '../testing/releases.ts';
import { testRenderSettings } from '../testing/renderSettings.ts';
import { createPublishedDataDir, SHELL_CODE, writeMarketingRelease } from '../testing/testWebServer.ts';
import { compose } from './compose.ts';

const makeWineRemote = (version: string) => writeRelease(makeRelease({ name: 'mfe-wine', version }));
const makeShell = (version: string) => writeRelease(makeRelease({ name: 'shell', version }), {}, SHELL_CODE);

/** A data folder with one page, which reports whether it was rendered since the last check. */
async function prepare() {
  const registry = openTestRegistry(await createPublishedDataDir());
  const [dir, heldBy] = [makeTempDir(), join(makeTempDir(), 'go-on')];
  writeFileSync(heldBy, '');
  await registry.publish([writeMarketingRelease('2', 'second', { heldBy })]);
  const isRendered = async (): Promise<boolean> => {
    rmSync(`${heldBy}.begun`, { force: true });
    const settings = testRenderSettings({ rendered: openDiskCache(dir, 10) });
    const { pages } = await compose(registry.liveSet(), registry.releaseDir, settings);
    expect(String(pages.get('/')?.body.plain)).toContain('second');
    return existsSync(`${heldBy}.begun`);
  };
  return { registry, dir, isRendered };
}

describe('cached pages', () => {
  it.each([
    ['not rendered again with another version of another remote', false, [makeWineRemote('2')]],
    ['rendered again with another shell', true, [makeShell('2')]],
    [
      'rendered again with another remote, because it changes the navigation',
      true,
      [writeRelease(makeRelease({ name: 'mfe-tea', version: '1' }))],
    ],
  ])('are %s', async (_, expected, releases) => {
    const { registry, isRendered } = await prepare();
    await registry.publish([makeWineRemote('1')]);
    expect([await isRendered(), await isRendered()]).toEqual([true, false]);
    await registry.publish(releases);
    expect(await isRendered()).toBe(expected);
  });

  it('are rendered again when their file on the disk is corrupt', async () => {
    const { dir, isRendered } = await prepare();
    await isRendered();
    for (const name of readdirSync(dir)) {
      const file = join(dir, name);
      writeFileSync(file, readFileSync(file, 'latin1').replaceAll('second', 'wrong!'), 'latin1');
    }
    expect([await isRendered(), await isRendered()]).toEqual([true, false]);
  });

  it('evict the least recently used', () => {
    const dir = makeTempDir();
    const files = openDiskCache(dir, 2);
    files.write('a', 1);
    files.write('b', 2);
    const past = new Date(0);
    utimesSync(join(dir, 'a'), past, past);
    utimesSync(join(dir, 'b'), past, past);
    expect(files.read('a')).toBe(1);
    files.write('c', 3);
    expect([files.read('a'), files.read('b'), files.read('c')]).toEqual([1, null, 3]);
  });
});
