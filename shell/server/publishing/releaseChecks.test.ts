import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readRelease } from '../releases/release.ts';
import { addSourceMap } from '../testing/sourceMapFixture.ts';
import { writeUploadedRelease } from '../testing/uploadedRelease.ts';
import { checkUploadedRelease, SCRIPT_SIZE_LIMITS } from './releaseChecks.ts';

const ENTRY = 'public/remoteEntry.js';
const MAP = 'maps/remoteEntry.js.map';
const TEXT = 'the entry '.repeat(100);

/** A release with one file changed after the build. */
function changed(file: string, body: string | Buffer): string {
  const dir = addSourceMap(writeUploadedRelease('7', TEXT));
  writeFileSync(join(dir, file), body);
  return dir;
}

describe('an uploaded release', () => {
  it('is accepted when its files match, compressed ones too', () => {
    expect(() => checkUploadedRelease(changed(`${ENTRY}.br`, brotliCompressSync(TEXT)), null)).not.toThrow();
    expect(() => checkUploadedRelease(changed(`${ENTRY}.gz`, gzipSync(TEXT)), null)).not.toThrow();
    const dir = writeUploadedRelease('7', TEXT);
    expect(() => checkUploadedRelease(dir, readRelease(dir))).not.toThrow();
  });

  it.each([
    [ENTRY, TEXT.replace('the', 'our'), 'has a remoteEntry.js that does not match its integrity'],
    ['public/more.js', 'more', 'has more.js without an integrity'],
    [
      `${ENTRY}.br`,
      brotliCompressSync(TEXT.replace('the', 'our')),
      'has a remoteEntry.js.br that does not unpack to remoteEntry.js',
    ],
    // Decompression stops at the file's size, before it fills the memory.
    [`${ENTRY}.gz`, gzipSync('0'.repeat(1_000_000)), 'has a remoteEntry.js.gz that does not unpack to remoteEntry.js'],
    [`${ENTRY}.gz`, 'no gzip at all', 'has a remoteEntry.js.gz that does not unpack to remoteEntry.js'],
    [MAP, '{}', `has a ${MAP} that does not match its integrity`],
    ['maps/more.js.map', '{}', 'has maps/more.js.map without an integrity'],
    ['sbom.cdx.json', '{}', 'has a sbom.cdx.json that does not match its integrity'],
    ['server/server.cjs', 'process.exit()', 'has a server/server.cjs that does not match its integrity'],
  ])('is rejected with the name of the mismatch: %s', (file, body, sentence) => {
    expect(() => checkUploadedRelease(changed(file, body), null)).toThrow(`mfe-marketing@7 ${sentence}`);
  });

  it('is rejected when a file is missing', () => {
    for (const [file, sentence] of [
      [ENTRY, 'lists remoteEntry.js, which is missing'],
      ['server/server.cjs', 'lacks server/server.cjs'],
      [MAP, `lists ${MAP}, which is missing`],
      ['sbom.cdx.json', 'lists sbom.cdx.json, which is missing'],
    ] as const) {
      const dir = addSourceMap(writeUploadedRelease('7', TEXT));
      rmSync(join(dir, file));
      expect(() => checkUploadedRelease(dir, null)).toThrow(`mfe-marketing@7 ${sentence}`);
    }
    expect(() =>
      checkUploadedRelease(
        writeUploadedRelease('7', TEXT, { dialogs: [{ name: 'menu', preload: ['menu.js'] }] }),
        null,
      ),
    ).toThrow('needs menu.js, which is missing');
  });

  it('is rejected when it is far too large, as sent', () => {
    const heavy = 'x'.repeat(SCRIPT_SIZE_LIMITS.remote + 1);
    const [route] = readRelease(writeUploadedRelease('7', heavy)).routes;
    const dir = writeUploadedRelease('7', heavy, { routes: route ? [{ ...route, preload: ['remoteEntry.js'] }] : [] });
    expect(() => checkUploadedRelease(dir, null)).toThrow(
      `adds 90001 bytes of script to the first load of /; the limit is 90000`,
    );
    writeFileSync(join(dir, `${ENTRY}.br`), brotliCompressSync(heavy));
    expect(() => checkUploadedRelease(dir, null)).not.toThrow();
  });

  it('is rejected when its version exists with other content', () => {
    expect(() =>
      checkUploadedRelease(writeUploadedRelease('7', 'one'), readRelease(writeUploadedRelease('7', 'two'))),
    ).toThrow('mfe-marketing@7 exists with other files: a version never changes');
    const known = readRelease(writeUploadedRelease('7', 'one'));
    expect(() => checkUploadedRelease(writeUploadedRelease('7', 'one', { hostApi: '^9.0.0' }), known)).toThrow(
      'mfe-marketing@7 exists with another release.json: a version never changes',
    );
    expect(() =>
      checkUploadedRelease(writeUploadedRelease('7', 'one', { commit: 'c', builtAt: '2026-02-02' }), known),
    ).not.toThrow();
  });
});
