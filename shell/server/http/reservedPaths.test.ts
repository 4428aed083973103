import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findIncompatibility } from '../registry/compatibility.ts';
import { RELEASE_FILE, type ReleaseRoute } from '../releases/release.ts';
import { openReleaseStore } from '../releases/releaseStore.ts';
import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, makeTempDir, writeRelease } from '../testing/releases.ts';
import { openTestWebServer, SHELL_CODE } from '../testing/testWebServer.ts';

const OWN = [
  '/status',
  '/Status/',
  '/%73tatus',
  '/rum',
  '/csp-report',
  '/healthz/live',
  '/healthz/anything',
  '/api',
  '/api/session',
  '/r/shell/1/main.js',
  '/releases/mfe-marketing',
  '/registry.json',
  '/.well-known/change-password',
  '/.well-known/anything',
  '/favicon.ico',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
];

const route = (path: string): ReleaseRoute => ({
  ...{ path, page: 'Page', title: path, description: 'd' },
  ...{ access: 'public', layout: 'site', preload: [] },
});
const remote = (...paths: string[]) =>
  makeRelease({ name: 'mfe-marketing', version: '1', routes: paths.map((path) => route(path)) });

describe('reserved paths of the web server', () => {
  it.each(OWN)('are rejected in a release: %s', (path) => {
    const reason = `mfe-marketing@1 declares a page at ${path}, which the server answers itself`;
    expect(findIncompatibility([makeRelease({ name: 'shell', version: '1' }), remote('/', path)])).toBe(reason);
  });

  it.each(['/', '/statuses', '/rumours', '/apiary', '/restaurants', '/release'])('leave %s to releases', (path) => {
    expect(findIncompatibility([makeRelease({ name: 'shell', version: '1' }), remote(path)])).toBeNull();
  });

  it('win over pages, even those of a release that is already live', async () => {
    const dataDir = makeTempDir();
    const shell = writeRelease(makeRelease({ name: 'shell', version: '1' }), { 'main.js': 'main' }, SHELL_CODE);
    const paths = ['/', '/about', '/status', '/robots.txt'];
    const code = `exports.default = { name: 'mfe-marketing', routes: ${JSON.stringify(
      paths.map((path) => ({ path, text: 'a page of a team' })),
    )}.map((one) => ({ ...one, load: async () => ({}) })) };`;
    const page = writeRelease(remote('/', '/about'), { 'remoteEntry.js': 'x' }, code);
    await openTestRegistry(dataDir).publish([shell, page]);
    // Like a release that was published before the check existed.
    const published = join(openReleaseStore(dataDir).releaseDir('mfe-marketing', '1'), RELEASE_FILE);
    writeFileSync(published, JSON.stringify(remote(...paths)));
    const webServer = await openTestWebServer({ dataDir });
    const bodyOf = async (path: string) => (await fetch(webServer.url + path)).text();
    expect(await bodyOf('/about')).toContain('a page of a team');
    expect(await bodyOf('/status')).not.toContain('a page of a team');
    expect(await bodyOf('/robots.txt')).toMatch(/^User-agent/);
    await webServer.close();
  });
});
