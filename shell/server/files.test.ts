import { openReleaseFiles } from './files.ts';
import { openRegistry } from './registry.ts';
import { chooseEncoding } from './stored.ts';
import { makeFolder, makeRelease, writeRelease } from './testing/releases.ts';

const files = { 'main.js': 'plain', 'main.js.br': 'brotli', 'main.js.gz': 'gzip', 'main.js.map': '{}' };

function released() {
  const dataDir = makeFolder();
  openRegistry(dataDir).publish([writeRelease(makeRelease({ name: 'shell', version: '1' }), files)]);
  return openReleaseFiles(dataDir);
}

describe('files of a release', () => {
  it('are found with their compressed forms', () => {
    const stored = released().find('/r/shell/1/main.js');
    expect(stored?.plain.toString()).toBe('plain');
    expect(stored?.br?.toString()).toBe('brotli');
    expect(stored?.gzip?.toString()).toBe('gzip');
    expect(stored?.type).toContain('text/javascript');
  });

  it('are found under the address of a later attempt as well', () => {
    expect(released().find('/r/shell/1/~2/main.js')?.plain.toString()).toBe('plain');
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
    '/r/nobody/1/main.js',
    '/r/shell/1/',
    '/r/',
  ])('gives nothing else away: %s', (path) => {
    expect(released().find(path)).toBeNull();
  });
});

describe('the encoding of an answer', () => {
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
