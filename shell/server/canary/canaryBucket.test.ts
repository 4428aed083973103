import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, makeTempDir, writeRelease } from '../testing/releases.ts';
import {
  createPublishedDataDir,
  openTestWebServer,
  type TestWebServer,
  writeMarketingRelease,
} from '../testing/testWebServer.ts';

const PERCENT = 25;
/** The last bucket inside a 25 % canary and the first one outside it. */
const [LAST_ON, FIRST_OFF] = ['skal_canary=2499', 'skal_canary=2500'];

/** A data folder with one page: `first` in the baseline, `second` in the canary. */
async function createFolderWithCanary(): Promise<string> {
  const dataDir = await createPublishedDataDir();
  await openTestRegistry(dataDir).startCanary(writeMarketingRelease('2', 'second'), PERCENT);
  return dataDir;
}

const fetchPage = (webServer: TestWebServer, cookie?: string, path = '/', headers: Record<string, string> = {}) =>
  fetch(webServer.url + path, { headers: { ...(cookie ? { Cookie: cookie } : {}), ...headers } });

const textFor = async (webServer: TestWebServer, cookie: string) => {
  const text = await (await fetchPage(webServer, cookie)).text();
  return text.includes('>second<') ? 'second' : text.includes('>first<') ? 'first' : 'neither';
};

const waitUntilRegistryIs = async (webServer: TestWebServer, change: () => unknown): Promise<void> => {
  const tag = async () => (await fetch(`${webServer.url}/registry.json`)).headers.get('etag');
  const before = await tag();
  change();
  while ((await tag()) === before);
};

describe('a visitor during a canary', () => {
  let webServer: TestWebServer;
  beforeAll(async () => {
    webServer = await openTestWebServer({ dataDir: await createFolderWithCanary() });
  });
  afterAll(() => webServer.close());

  it.each([
    ['skal_canary=0', 'second'],
    [LAST_ON, 'second'],
    [FIRST_OFF, 'first'],
    ['skal_canary=9999', 'first'],
    [`skal_session=a; ${LAST_ON}; theme=dark`, 'second'],
  ])('%s gets the page "%s" and keeps the cookie', async (cookie, text) => {
    expect(await textFor(webServer, cookie)).toBe(text);
    expect((await fetchPage(webServer, cookie)).headers.get('set-cookie')).toBeNull();
  });

  it.each([undefined, 'skal_canary=10000', 'skal_canary=-1', 'skal_canary=', 'xskal_canary=1', 'skal_canary=1e3'])(
    'without a valid cookie (%s) gets a bucket, and its page from then on',
    async (cookie) => {
      const first = await fetchPage(webServer, cookie);
      const setCookie = first.headers.get('set-cookie') ?? '';
      expect(setCookie).toMatch(/^skal_canary=\d{1,4}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      const again = await fetchPage(webServer, setCookie.split(';')[0]);
      expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    },
  );

  it('gets a random bucket, not a constant one', async () => {
    const visits = await Promise.all(Array.from({ length: 20 }, () => fetchPage(webServer)));
    expect(new Set(visits.map(({ headers }) => headers.get('set-cookie'))).size).toBeGreaterThan(10);
  });

  it('gets 304 for the page they have, and the other page after switching sides', async () => {
    const [on, off] = await Promise.all([fetchPage(webServer, LAST_ON), fetchPage(webServer, FIRST_OFF)]);
    const has = (answer: Response) => ({ 'If-None-Match': answer.headers.get('etag') ?? '' });
    expect((await fetchPage(webServer, LAST_ON, '/', has(on))).status).toBe(304);
    expect((await fetchPage(webServer, LAST_ON, '/', has(off))).status).toBe(200);
    expect((await fetchPage(webServer, FIRST_OFF, '/', has(on))).status).toBe(200);
  });

  it.each(['/', '/nowhere'])('sends Vary: Cookie for %s, 304 included', async (path) => {
    const answer = await fetchPage(webServer, LAST_ON, path);
    const again = await fetchPage(webServer, LAST_ON, path, { 'If-None-Match': answer.headers.get('etag') ?? '' });
    for (const { headers } of [answer, again]) {
      expect(headers.get('vary')).toContain('Accept-Encoding, Cookie');
      expect(headers.get('cache-control')).toBe('no-cache');
    }
  });

  it.each(['/r/mfe-marketing/2/remoteEntry.js', '/registry.json', '/robots.txt', '/sitemap.xml'])(
    'gets no cookie from %s, which is the same for all visitors',
    async (path) => {
      await fetchPage(webServer, undefined, path);
      const { headers } = await fetchPage(webServer, undefined, path);
      expect([headers.get('set-cookie'), headers.get('vary')]).toEqual([null, expect.not.stringContaining('Cookie')]);
    },
  );
});

describe('a canary', () => {
  it('ends for all visitors when it is aborted, and no longer sets a cookie', async () => {
    const webServer = await openTestWebServer({ dataDir: await createFolderWithCanary() });
    await waitUntilRegistryIs(webServer, () => openTestRegistry(webServer.dataDir).abort('mfe-marketing'));
    expect(await textFor(webServer, LAST_ON)).toBe('first');
    const { headers } = await fetchPage(webServer);
    expect([headers.get('set-cookie'), headers.get('vary')]).toEqual([null, expect.not.stringContaining('Cookie')]);
    await webServer.close();
  });

  it('is raised and promoted without composing: its pages are in memory', async () => {
    const dataDir = await createPublishedDataDir();
    const blockingFile = join(makeTempDir(), 'go-on');
    writeFileSync(blockingFile, '');
    await openTestRegistry(dataDir).startCanary(
      writeMarketingRelease('2', 'second', { heldBy: blockingFile }),
      PERCENT,
    );
    const webServer = await openTestWebServer({ dataDir });
    // A second composition would wait here.
    writeFileSync(`${blockingFile}.begun`, 'once');
    const registry = openTestRegistry(dataDir);
    await waitUntilRegistryIs(webServer, () => registry.startCanary(registry.releaseDir('mfe-marketing', '2'), 50));
    expect(await textFor(webServer, FIRST_OFF)).toBe('second');
    await waitUntilRegistryIs(webServer, () => registry.promote('mfe-marketing'));
    expect(await textFor(webServer, 'skal_canary=9999')).toBe('second');
    expect(readFileSync(`${blockingFile}.begun`, 'utf8')).toBe('once');
    await webServer.close();
  });

  it('serves a page that only the canary has to its visitors only', async () => {
    const dataDir = await createPublishedDataDir();
    const page = { path: '/wine', page: 'P', title: 'Wine', description: '', preload: [] };
    const wineRemote = makeRelease({
      name: 'mfe-wine',
      version: '1',
      routes: [{ ...page, access: 'client' as const, layout: 'app' as const }],
    });
    const registry = openTestRegistry(dataDir);
    await registry.publish([writeRelease(makeRelease({ name: 'mfe-wine', version: '0' }))]);
    await registry.startCanary(writeRelease(wineRemote), PERCENT);
    const webServer = await openTestWebServer({ dataDir });
    expect([
      (await fetchPage(webServer, LAST_ON, '/wine')).status,
      (await fetchPage(webServer, FIRST_OFF, '/wine')).status,
    ]).toEqual([200, 404]);
    await webServer.close();
  });

  it('gets no visitors when it cannot be composed; baseline pages are served', async () => {
    const dataDir = await createPublishedDataDir();
    const broken = writeRelease(
      makeRelease({
        name: 'mfe-marketing',
        version: '2',
        routes: [
          { path: '/', page: 'P', title: 'Home', description: '', access: 'public', layout: 'site', preload: [] },
        ],
      }),
      {},
      'throw new Error("no manifest")',
    );
    await openTestRegistry(dataDir).startCanary(broken, 100);
    const webServer = await openTestWebServer({ dataDir });
    expect(webServer.logged).toEqual(['The canary could not be composed and gets no visitors']);
    expect(await textFor(webServer, LAST_ON)).toBe('first');
    await webServer.close();
  });

  it('sets its cookie with Secure on a site with TLS', async () => {
    const webServer = await openTestWebServer({ dataDir: await createFolderWithCanary(), secure: true });
    expect((await fetchPage(webServer)).headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    await webServer.close();
  });
});
