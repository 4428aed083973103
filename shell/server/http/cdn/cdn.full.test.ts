import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestRegistry } from '../../testing/registry.ts';
import { openTestWebServer, type TestWebServer, writeMarketingRelease } from '../../testing/testWebServer.ts';
import { type CdnSettings, PAGES_TAG } from './cdn.ts';

/** A fake purge API of a CDN, which fails the given number of times. */
async function startCdn() {
  const purges: { header: string | undefined; body: string; page: string }[] = [];
  let remainingFailures = 0;
  let page = async () => '';
  const bodyOf = async (req: IncomingMessage) => {
    let body = '';
    for await (const part of req) body += part;
    return body;
  };
  const server: Server = createServer((req, res) => {
    void bodyOf(req).then(async (body) => {
      remainingFailures -= 1;
      if (remainingFailures >= 0) return res.writeHead(500).end();
      purges.push({ header: req.headers['x-key']?.toString(), body, page: await page() });
      res.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    purges,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
    failNext(times: number) {
      remainingFailures = times;
    },
    fetchPageOnPurge(webServer: TestWebServer) {
      page = async () => (await fetch(webServer.url)).text();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const waitForRows = async (rows: readonly unknown[], count = 1) => {
  while (rows.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
};

describe('a site behind a CDN', () => {
  const seconds = 600;
  let cdn: Awaited<ReturnType<typeof startCdn>>;
  let webServer: TestWebServer;

  beforeAll(async () => {
    cdn = await startCdn();
    const settings: CdnSettings = { maxAgeSeconds: seconds, purge: { url: cdn.url, header: ['X-Key', 'secret'] } };
    webServer = await openTestWebServer({ cdn: settings });
    cdn.fetchPageOnPurge(webServer);
  });
  afterAll(async () => {
    await webServer.close();
    await cdn.close();
  });

  const headersOf = async (path: string) => (await fetch(webServer.url + path)).headers;
  it('lets the CDN cache pages for the configured time, while browsers revalidate', async () => {
    const headers = await headersOf('/');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=600');
    expect(headers.get('cdn-cache-control')).toBe('max-age=600, stale-while-revalidate=60, stale-if-error=86400');
    expect(headers.get('surrogate-control')).toBe(headers.get('cdn-cache-control'));
    expect([headers.get('cache-tag'), headers.get('surrogate-key')]).toEqual([PAGES_TAG, PAGES_TAG]);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('etag')).toMatch(/^(?:W\/)?"/);
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('lets the CDN cache files of releases for ever, and nothing that must be current', async () => {
    expect((await headersOf('/r/mfe-marketing/1/remoteEntry.js')).get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const path of ['/registry.json', '/robots.txt', '/nowhere']) {
      const headers = await headersOf(path);
      expect([path, headers.get('cache-control'), headers.get('surrogate-control')]).toEqual([path, 'no-cache', null]);
    }
    expect((await headersOf('/api/session')).get('surrogate-control')).toBeNull();
  });

  it('purges at start, and after a release once its pages are served, and retries failed purges', async () => {
    await waitForRows(cdn.purges);
    expect(cdn.purges[0]).toMatchObject({ header: 'secret', body: JSON.stringify({ tags: [PAGES_TAG] }) });
    await waitForRows(cdn.purges, 2);
    cdn.failNext(1);
    const before = cdn.purges.length;
    await openTestRegistry(webServer.dataDir).publish([writeMarketingRelease('2', 'second')]);
    await waitForRows(cdn.purges, before + 2);
    expect(cdn.purges.slice(before).map(({ page }) => page.includes('second'))).toEqual([true, true]);
  });

  it('makes no page cacheable during a canary, as some CDNs ignore Vary: Cookie', async () => {
    const before = cdn.purges.length;
    await openTestRegistry(webServer.dataDir).startCanary(writeMarketingRelease('3', 'third'), 25);
    await waitForRows(cdn.purges, before + 1);
    for (const cookie of ['', 'skal_canary=9999']) {
      const { headers } = await fetch(webServer.url, { headers: { cookie } });
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('surrogate-control')).toBeNull();
    }
  });
});

describe('a site without a CDN', () => {
  it('has every page revalidated', async () => {
    const webServer = await openTestWebServer();
    const { headers } = await fetch(webServer.url);
    expect([headers.get('cache-control'), headers.get('surrogate-control')]).toEqual(['no-cache', null]);
    await webServer.close();
  });
});
