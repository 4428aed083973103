import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesOfChunk } from './compile.ts';
import { compressAssets } from './compressAssets.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'skal-finish-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const write = (name: string, text: string) => {
  mkdirSync(join(dir, name, '..'), { recursive: true });
  writeFileSync(join(dir, name), text);
};
const long = 'export const words = "words and words";\n'.repeat(20);

describe('the files of a build', () => {
  it('have compressed forms that unpack to the original', () => {
    write('main.js', long);
    compressAssets(dir);
    expect(String(brotliDecompressSync(readFileSync(join(dir, 'main.js.br'))))).toBe(long);
    expect(String(gunzipSync(readFileSync(join(dir, 'main.js.gz'))))).toBe(long);
  });

  it.each([
    ['a font, which is compressed already', 'font.woff2', long],
    ['a picture', 'a.png', long],
    ['what is too short to be worth it', 'short.js', 'export {};'],
  ])('have no compressed form for %s', (_, name, text) => {
    write(name, text);
    const { bytes } = compressAssets(dir);
    expect(bytes[name]).toBe(text.length);
    expect([existsSync(join(dir, `${name}.br`)), existsSync(join(dir, `${name}.gz`))]).toEqual([false, false]);
  });

  it('are listed with size and integrity, in subfolders too', () => {
    write('main.js', long);
    write('img/a.png', 'picture');
    const { integrity, bytes } = compressAssets(dir);
    expect(Object.keys(integrity)).toEqual(['img/a.png', 'main.js']);
    expect(bytes).toEqual({ 'img/a.png': 7, 'main.js': long.length });
    expect(integrity['main.js']).toBe(`sha256-${createHash('sha256').update(long).digest('base64')}`);
  });
});

describe('the files of a chunk', () => {
  const stats = {
    namedChunkGroups: {
      HomePage: { assets: [{ name: 'shared.js' }, { name: 'HomePage.js' }, { name: 'HomePage.css' }] },
      Empty: {},
    },
  };

  it('are its scripts, in loading order', () => {
    expect(filesOfChunk(stats, 'HomePage')).toEqual(['shared.js', 'HomePage.js']);
    expect(filesOfChunk(stats, 'Empty')).toEqual([]);
  });

  it.each(['HomPage', ''])('fails with a message when no chunk is named "%s"', (name) => {
    expect(() => filesOfChunk(stats, name)).toThrow(`No chunk is named '${name}'`);
  });
});
