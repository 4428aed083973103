import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openRegistry } from '@skal/shell/server';
import { publishedFolder } from '@skal/shell/server/testing/door.ts';
import { makeRelease, writeRelease } from '@skal/shell/server/testing/releases.ts';

const program = fileURLToPath(new URL('./release.ts', import.meta.url));

/** `npm run release -- <words>` on a data folder; versions that were published before need no build. */
function release(dataDir: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', SKAL_DATA_DIR: dataDir },
  });
  return { status, stdout, stderr };
}

/** A folder with two versions of the marketing site, of which the first is live. */
function folderOfTwo() {
  const dataDir = publishedFolder();
  const registry = openRegistry(dataDir);
  registry.publish([writeRelease(makeRelease({ name: 'mfe-marketing', version: '2', hostApi: '^1.0.0' }))]);
  registry.point({ 'mfe-marketing': '1' });
  return { dataDir, live: () => ['shell', 'mfe-marketing'].map((name) => registry.live(name)) };
}

describe('the command that releases', () => {
  it('makes a version live that was published before, and says so', () => {
    const { dataDir, live } = folderOfTwo();
    const first = release(dataDir, 'mfe-marketing', '2', 'shell', '1');
    expect(first).toEqual({ status: 0, stdout: 'mfe-marketing 2 is live\nshell 1 is live\n', stderr: '' });
    expect(live()).toEqual(['1', '2']);
  });

  it.each([
    [['mfe-nobody', '1'], "There is no bundle 'mfe-nobody'. Bundles: shell, "],
    // Of several, none is made live where one cannot be.
    [['mfe-marketing', '2', 'shell', '7'], 'There is no release shell@7'],
  ])('says in a sentence why not %j, and changes nothing', (words, sentence) => {
    const { dataDir, live } = folderOfTwo();
    const refused = release(dataDir, ...words);
    expect(refused.status).toBe(1);
    expect(refused.stderr.startsWith(`\n${sentence}`)).toBe(true);
    expect(refused.stderr.trim().split('\n')).toHaveLength(1);
    expect(live()).toEqual(['1', '1']);
  });
});
