import { buildIntegrityPath, parseIntegrityPath } from '@skal/contracts/operations/registry';
import type { Snapshot } from '../../src/federation/snapshot.ts';
import { fileIntegrity, type ReleaseRoute } from '../releases/release.ts';
import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, writeRelease } from '../testing/releases.ts';
import { createPublishedDataDir, openTestWebServer, SHELL_CODE, type TestWebServer } from '../testing/testWebServer.ts';

const route = (path: string): ReleaseRoute => ({
  path,
  page: 'P',
  title: path,
  description: '',
  access: 'client',
  layout: 'app',
  preload: [],
});

const remote = (name: string, version: string) => {
  const integrity = { 'remoteEntry.js': `sha256-${name}-${version}`, 'a.png': 'sha256-a' };
  return writeRelease(makeRelease({ name, version, routes: [route(`/${name.slice(4)}`)], integrity }));
};

const shell = (version: string, code: string) =>
  writeRelease(makeRelease({ name: 'shell', version, integrity: { 'main.js': `sha256-${version}` } }), {}, code);

let webServer: TestWebServer;
beforeAll(async () => {
  const dataDir = await createPublishedDataDir();
  const registry = openTestRegistry(dataDir);
  await registry.publish([shell('2', SHELL_CODE), remote('mfe-wine', '1'), remote('mfe-tea', '1')]);
  await registry.publish([remote('mfe-tea', '2')]);
  webServer = await openTestWebServer({ dataDir });
});
afterAll(() => webServer.close());

const pageAt = async (path: string) => {
  const html = await (await fetch(webServer.url + path)).text();
  const [, map = ''] = /type="importmap">(.*?)<\/script>/.exec(html) ?? [];
  const [, snapshot = ''] = /id="snapshot">(.*?)<\/script>/.exec(html) ?? [];
  return {
    named: Object.keys((JSON.parse(map) as { integrity: object }).integrity),
    snapshot: JSON.parse(snapshot) as Snapshot,
  };
};

describe('the integrity values of a page', () => {
  it.each([
    ['/tea', ['/r/shell/2/main.js', '/r/mfe-tea/2/remoteEntry.js', '/r/mfe-tea/1/remoteEntry.js']],
    ['/wine', ['/r/shell/2/main.js', '/r/mfe-wine/1/remoteEntry.js']],
    ['/nowhere', ['/r/shell/2/main.js']],
  ])('%s: covers its own remote and the previous version', async (path, addresses) => {
    expect((await pageAt(path)).named).toEqual(addresses);
  });

  it('puts those of all remotes in one file with a stable address', async () => {
    const { snapshot } = await pageAt('/wine');
    const path = buildIntegrityPath(snapshot.remotes);
    expect(path).toBe('/r/integrity/mfe-marketing@1,mfe-wine@1,mfe-tea@2@1.json');
    const answer = await fetch(webServer.url + path);
    const text = await answer.text();
    expect(fileIntegrity(Buffer.from(text))).toBe(snapshot.integrity);
    expect(JSON.parse(text)).toEqual({
      '/r/mfe-wine/1/remoteEntry.js': 'sha256-mfe-wine-1',
      '/r/mfe-tea/2/remoteEntry.js': 'sha256-mfe-tea-2',
      '/r/mfe-tea/1/remoteEntry.js': 'sha256-mfe-tea-1',
    });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await (await fetch(webServer.url + path)).text()).toBe(text);
  });

  it.each(['mfe-tea@9', 'mfe-tea@../1', '__proto__@1', 'mfe-tea@1,unknown@1'])('does not serve %s', async (list) => {
    expect((await fetch(`${webServer.url}/r/integrity/${list}.json`)).status).toBe(404);
  });

  it('inlines all of them for older shells, which request none', async () => {
    await openTestRegistry(webServer.dataDir).publish([
      shell('3', SHELL_CODE.replace('exports.CHECKS_AHEAD = true;', '')),
    ]);
    while ((await pageAt('/wine')).snapshot.shell !== '3');
    expect((await pageAt('/wine')).named).toEqual([
      '/r/shell/3/main.js',
      '/r/mfe-wine/1/remoteEntry.js',
      '/r/mfe-tea/2/remoteEntry.js',
      '/r/mfe-tea/1/remoteEntry.js',
    ]);
  });
});

describe('the address of an integrity list', () => {
  it('names no releases if it is another file', () => {
    expect(parseIntegrityPath('/r/mfe-tea/1/a.json')).toBeNull();
    expect(parseIntegrityPath('/r/integrity/mfe-tea@1')).toBeNull();
  });
});
