import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, makeTempDir, writeRelease } from '../testing/releases.ts';
import { chooseEncoding } from './encodedBody.ts';
import { openReleaseFiles } from './releaseFiles.ts';

const files = { 'main.js': 'plain', 'main.js.br': 'brotli', 'main.js.gz': 'gzip', 'main.js.map': '{}' };

async function released() {
  const dataDir = makeTempDir();
  await openTestRegistry(dataDir).publish([writeRelease(makeRelease({ name: 'shell', version: '1' }), files)]);
  return openReleaseFiles(dataDir);
}

describe('files of a release', () => {
  it('are found with their compressed forms', async () => {
    const stored = await (await released()).read('/r/shell/1/main.js');
    expect(stored?.plain.toString()).toBe('plain');
    expect(stored?.br?.toString()).toBe('brotli');
    expect(stored?.gzip?.toString()).toBe('gzip');
    expect(stored?.type).toContain('text/javascript');
  });

  it('are cached once for all attempts', async () => {
    const files = await released();
    const first = await files.read('/r/shell/1/main.js');
    expect(first?.plain.toString()).toBe('plain');
    for (let attempt = 1; attempt < 100; attempt++) {
      expect(await files.read(`/r/shell/1/~${attempt}/main.js`)).toBe(first);
    }
    expect(files.cached('/r/shell/1/main.js')).toBe(first);
    expect(files.cached('/r/shell/1/~1/main.js')).toBeNull();
  });

  it('are read once for concurrent requests', async () => {
    const files = await released();
    const [one, other] = await Promise.all([files.read('/r/shell/1/main.js'), files.read('/r/shell/1/~3/main.js')]);
    expect(one).not.toBeNull();
    expect(other).toBe(one);
  });

  it('evict the oldest only', async () => {
    const names = ['a.js', 'b.js', 'c.js'];
    const dataDir = makeTempDir();
    const contents = Object.fromEntries(names.map((name) => [name, '0123456789']));
    await openTestRegistry(dataDir).publish([writeRelease(makeRelease({ name: 'shell', version: '1' }), contents)]);
    const files = openReleaseFiles(dataDir, undefined, 25);
    for (const name of names) await files.read(`/r/shell/1/${name}`);
    expect(names.map((name) => files.cached(`/r/shell/1/${name}`) !== null)).toEqual([false, true, true]);
  });

  it.each([
    '/r/shell/1/release.json',
    '/r/shell/1/../1/release.json',
    '/r/shell/../registry.json',
    '/r/shell/1/..%2frelease.json',
    '/r/shell/1/main.js.map',
    '/r/shell/1/main.js.br',
    '/r/shell/1/.env',
    '/r/shell/2/main.js',
    '/r/unknown/1/main.js',
    '/r/shell/1/',
    '/r/shell/1/~0/main.js',
    '/r/shell/1/~100/main.js',
    `/r/shell/1/${'a'.repeat(300)}.js`,
    '/r/',
  ])('serve nothing else: %s', async (path) => {
    expect(await (await released()).read(path)).toBeNull();
  });
});

describe('the encoding of a response', () => {
  const both = { br: Buffer.from('b'), gzip: Buffer.from('g') };
  it.each([
    ['gzip, deflate, br, zstd', both, 'br'],
    ['gzip', both, 'gzip'],
    ['br;q=0, gzip', both, 'gzip'],
    ['br;q=0.5', both, 'br'],
    [undefined, both, 'identity'],
    ['br', { br: null, gzip: null }, 'identity'],
  ])('for %s', (accepted, stored, expected) => {
    expect(chooseEncoding(accepted, stored)).toBe(expected);
  });
});
