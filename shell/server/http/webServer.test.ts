import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestRegistry } from '../testing/registry.ts';
import { makeTempDir } from '../testing/releases.ts';
import { openTestWebServer, type TestWebServer, writeMarketingRelease } from '../testing/testWebServer.ts';

let webServer: TestWebServer;
let url: string;
let dataDir: string;

beforeAll(async () => {
  webServer = await openTestWebServer();
  ({ url, dataDir } = webServer);
});

afterAll(() => webServer.close());

const revisionAfter = async (change: () => unknown): Promise<void> => {
  const before = await (await fetch(`${url}/registry.json`)).text();
  await change();
  for (let now = before; now === before; ) now = await (await fetch(`${url}/registry.json`)).text();
};

describe('the web server', () => {
  it('serves a page with its CSP and an ETag, and 304 if the ETag matches', async () => {
    const first = await fetch(url);
    expect(first.status).toBe(200);
    expect(await first.text()).toContain('first');
    expect(first.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await fetch(url, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('T18: answers any other path with the 404 page, status 404 and noindex', async () => {
    for (const path of ['/nowhere', '/package.json', '/.git/config', '/README.md', '/%E0%A4%A']) {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(await answer.text()).toContain('lost');
    }
  });

  it('serves files of releases as immutable, and 404 without a page for missing ones', async () => {
    const file = await fetch(`${url}/r/mfe-marketing/1/remoteEntry.js`);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const missing = await fetch(`${url}/r/mfe-marketing/1/other.js`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).toBe('no-store');
  });

  it('3.4.4, 3.4.5, 3.4.6, 3.4.8: sends the security headers on every response', async () => {
    for (const path of ['/', '/nowhere', '/r/x', '/registry.json']) {
      const { headers } = await fetch(url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('passes /api to the api and nothing else', async () => {
    expect(await (await fetch(`${url}/api/session`)).text()).toBe('api /api/session');
    expect(await (await fetch(`${url}/apiary`)).text()).toContain('lost');
  });

  it('is read-only', async () => {
    const answer = await fetch(url, { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('answers a form post of a browser without script with a page, not with JSON', async () => {
    const answer = await fetch(url, { method: 'POST', body: 'email=x', headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([405, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('<h1>This form needs JavaScript</h1>');
  });

  it('redirects a path with a trailing slash to the page', async () => {
    const answer = await fetch(`${url}//`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/');
  });

  it('lets the api answer the health check', async () => {
    for (const path of ['/healthz/live', '/healthz/ready']) {
      expect(await (await fetch(url + path)).text()).toBe(`api ${path}`);
    }
  });

  it('composes its pages again when the registry changes', async () => {
    await revisionAfter(() => openTestRegistry(dataDir).publish([writeMarketingRelease('2', 'second')]));
    expect(await (await fetch(url)).text()).toContain('second');
    await revisionAfter(() => openTestRegistry(dataDir).activate({ 'mfe-marketing': '1' }));
    expect(await (await fetch(url)).text()).toContain('first');
  });

  it('prepares staged pages, activates them and rolls back without composing a page', async () => {
    const heldBy = join(makeTempDir(), 'go-on');
    writeFileSync(heldBy, '');
    const staged = writeMarketingRelease('20', 'staged', { heldBy });
    await openTestRegistry(dataDir).stage([staged]);
    while (!webServer.logged.some((line) => line.endsWith('which is staged'))) await fetch(url);
    expect(await (await fetch(url)).text()).toContain('first');
    // A second composition would block on this file for ever.
    rmSync(heldBy);
    rmSync(join(dataDir, 'composed'), { recursive: true });
    await revisionAfter(() => openTestRegistry(dataDir).publish([staged]));
    expect(await (await fetch(url)).text()).toContain('staged');
    await revisionAfter(() => openTestRegistry(dataDir).rollback('mfe-marketing', null));
    expect(await (await fetch(url)).text()).toContain('first');
  });

  it('serves the frame of a page that cannot be prerendered, and logs the error', async () => {
    await revisionAfter(() =>
      openTestRegistry(dataDir).publish([writeMarketingRelease('3', 'third', { broken: true })]),
    );
    const text = await (await fetch(url)).text();
    expect(text).toContain('<div id="root"></div>');
    expect(webServer.logged).toContain('/ could not be prerendered');
    await revisionAfter(() => openTestRegistry(dataDir).activate({ 'mfe-marketing': '1' }));
  });

  it('answers pages, files and /api while it composes a new registry', async () => {
    const heldBy = join(makeTempDir(), 'go-on');
    await revisionAfter(async () => {
      await openTestRegistry(dataDir).publish([writeMarketingRelease('4', 'fourth', { heldBy })]);
      while (!existsSync(`${heldBy}.begun`)) expect((await fetch(`${url}/api/session`)).status).toBe(200);
      expect(await (await fetch(url)).text()).toContain('first');
      expect((await fetch(`${url}/r/mfe-marketing/4/remoteEntry.js`)).status).toBe(200);
      writeFileSync(heldBy, '');
    });
    expect(await (await fetch(url)).text()).toContain('fourth');
  });
});
