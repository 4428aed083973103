import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countTotals } from '../testing/countTotals.ts';
import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, makeTempDir, writeRelease } from '../testing/releases.ts';
import { addSourceMap, LIBRARY_COLUMN, OWN_COLUMN, OWN_SOURCE } from '../testing/sourceMapFixture.ts';
import { openTestWebServer, SHELL_CODE, type TestWebServer, writeMarketingRelease } from '../testing/testWebServer.ts';
import { openSourceResolver } from './sourceMaps.ts';

/** A site whose shell and page have source maps; the previous version of the page has none. */
async function openMappedServer(): Promise<TestWebServer> {
  const dataDir = makeTempDir();
  const registry = openTestRegistry(dataDir);
  const shell = writeRelease(makeRelease({ name: 'shell', version: '1' }), { 'main.js': 'main' }, SHELL_CODE);
  await registry.publish([addSourceMap(shell), writeMarketingRelease('0', 'none')]);
  await registry.publish([addSourceMap(writeMarketingRelease('1', 'first'))]);
  return openTestWebServer({ dataDir });
}

const ENTRY = '/r/mfe-marketing/1/remoteEntry.js';
const [OWN, LIBRARY] = [`1:${OWN_COLUMN}`, `1:${LIBRARY_COLUMN}`];

/** The counts of errors with these frames. */
async function countedAt(webServer: TestWebServer, ...reports: unknown[]): Promise<string[]> {
  for (const frames of reports) {
    const about = { kind: 'error', remote: 'mfe-marketing', version: '1', route: '/', message: 'it broke', frames };
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${webServer.url}/rum`, { method: 'POST', headers, body: JSON.stringify(about) });
  }
  await webServer.close();
  return countTotals(webServer.dataDir).map(
    ({ bundle, version, detail, times }) => `${times} × ${bundle}@${version} ${detail}`,
  );
}

describe('an error', () => {
  it('is counted with its source line, for the release that contains the line', async () => {
    const counted = await countedAt(
      await openMappedServer(),
      [`${ENTRY}:${OWN}`],
      // A file of a second attempt has the same lines.
      [`/r/mfe-marketing/1/~2/remoteEntry.js:${OWN}`],
      // React, which the shell provides, throws because of what a page passes to it.
      [`/r/shell/1/main.js:${LIBRARY}`, `${ENTRY}:${OWN}`],
      [`/r/shell/1/main.js:${OWN}`, `${ENTRY}:${OWN}`],
      [`/r/shell/1/main.js:${LIBRARY}`],
      [`/r/mfe-marketing/0/remoteEntry.js:${OWN}`],
    );
    expect(counted).toEqual([
      '1 × mfe-marketing@0 /: it broke',
      `3 × mfe-marketing@1 /: it broke (${OWN_SOURCE})`,
      '1 × shell@1 /: it broke (node_modules/react-dom/index.js:1)',
      `1 × shell@1 /: it broke (${OWN_SOURCE})`,
    ]);
  });

  it('is counted without a line if its frames are invalid', async () => {
    const counted = await countedAt(
      await openMappedServer(),
      undefined,
      'remoteEntry.js:1:1',
      [7, null, {}, ENTRY, `${ENTRY}:x:1`, `${ENTRY}:${OWN}`.padStart(500, '/')],
      [`/r/mfe-marketing/9/remoteEntry.js:${OWN}`, `/r/constructor/1/main.js:${OWN}`],
      [`/r/mfe-marketing/1/gone.js:${OWN}`],
      [`/r/mfe-marketing/1/../../shell/1/main.js:${OWN}`],
      [`${ENTRY}:0:0`],
      Array.from({ length: 11 }, (_, at) => (at < 10 ? '' : `${ENTRY}:${OWN}`)),
    );
    expect(counted).toEqual(['8 × mfe-marketing@1 /: it broke']);
  });

  it('is counted without a line if a source map is missing or invalid', async () => {
    const webServer = await openMappedServer();
    const { releaseDir } = openTestRegistry(webServer.dataDir);
    rmSync(join(releaseDir('mfe-marketing', '1'), 'maps'), { recursive: true });
    writeFileSync(join(releaseDir('shell', '1'), 'maps/main.js.map'), '{ "version": 3 }');
    expect(await countedAt(webServer, [`${ENTRY}:${OWN}`], [`/r/shell/1/main.js:${OWN}`])).toEqual([
      '1 × mfe-marketing@1 /: it broke',
      '1 × shell@1 /: it broke',
    ]);
  });

  it('is counted without a line if two hundred others wait', async () => {
    const { dataDir, close } = await openMappedServer();
    await close();
    const sources = openSourceResolver(dataDir, console.error);
    const position = { bundle: 'mfe-marketing', version: '1', script: 'remoteEntry.js', line: 1, column: OWN_COLUMN };
    const found = await Promise.all(Array.from({ length: 202 }, () => sources.resolve([position])));
    expect(found.filter(([source]) => source === OWN_SOURCE)).toHaveLength(201);
    expect(found.at(-1)).toEqual([]);
    await sources.close();
  });
});
