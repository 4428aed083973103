import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLIC_DIR, readRelease } from '@skal/shell/server';
import { publishedFolder } from '@skal/shell/server/testing/door.ts';
import { openTestRegistry } from '@skal/shell/server/testing/registry.ts';
import { makeFolder, makeRelease, writeRelease } from '@skal/shell/server/testing/releases.ts';
import { addVersions, renameRelease } from './releaseCopies.ts';

describe('releases that are made for a benchmark', () => {
  it('are versions that can be made live, and leave the one that they were made of as it was', async () => {
    const registry = openTestRegistry(await publishedFolder());
    const dataDir = join(registry.file, '..');
    const before = readRelease(registry.releaseDir('mfe-marketing', '1'));
    expect(addVersions(dataDir, 'mfe-marketing', 2)).toEqual(['1.1', '1.2']);
    await registry.activate({ 'mfe-marketing': '1.2' });
    expect(readRelease(registry.releaseDir('mfe-marketing', '1.2'))).toEqual({ ...before, version: '1.2' });
    expect(readRelease(registry.releaseDir('mfe-marketing', '1'))).toEqual(before);
  });

  it('are remotes under another name in every text, with the integrity of their own files', () => {
    const code = 'register("mfe_wine_bar", "/wine-bar");';
    const pattern = makeRelease({
      name: 'mfe-wine-bar',
      version: '1',
      nav: { bar: [{ label: 'Wine Bar', to: '/wine-bar', order: 1 }] },
    });
    const from = writeRelease(pattern, { 'remoteEntry.js': code }, code);
    const to = join(makeFolder(), 'team');
    renameRelease(from, to, 'mfe-team-7');
    const { name, remote, nav, integrity, serverIntegrity } = readRelease(to);
    expect({ name, remote, nav }).toEqual({ name: 'mfe-team-7', remote: 'mfe_team_7', nav: {} });
    expect(readFileSync(join(to, PUBLIC_DIR, 'remoteEntry.js'), 'utf8')).toBe('register("mfe_team_7", "/team-7");');
    expect(Object.keys(integrity)).toEqual(['remoteEntry.js']);
    expect(serverIntegrity).toBe(integrity['remoteEntry.js']);
    expect(readRelease(from)).toEqual(pattern);
  });
});
