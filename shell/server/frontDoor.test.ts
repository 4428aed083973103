import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type FrontDoor, openFrontDoor } from './frontDoor.ts';
import { openRegistry } from './registry.ts';
import type { ReleaseRoute } from './release.ts';
import { makeFolder, makeRelease, writeRelease } from './testing/releases.ts';

// A shell that renders one line: what is tested here is the front door around it.
const SHELL_CODE = `
  exports.SNAPSHOT_ID = 'snapshot';
  exports.KEEP_TAPS_SCRIPT = 'keep()';
  exports.NOT_FOUND_TITLE = '404 Page Not Found';
  exports.documentTitle = (title) => title;
  exports.sharedModules = {};
  exports.renderPage = async (path, snapshot, manifests) => {
    const page = Object.values(manifests).flatMap((manifest) => manifest.routes).find((route) => route.path === path);
    if (page && page.broken) throw new Error('broken page');
    return { html: page ? page.text : 'lost', styles: '' };
  };`;

const route: ReleaseRoute = {
  path: '/',
  page: 'P',
  title: 'Home',
  description: 'd',
  access: 'public',
  layout: 'site',
  preload: [],
};
const marketing = (version: string, text: string, broken = false) =>
  writeRelease(
    makeRelease({ name: 'mfe-marketing', version, routes: [route] }),
    { 'remoteEntry.js': text },
    `exports.default = { name: 'mfe-marketing', routes: [{ path: '/', text: ${JSON.stringify(text)}, broken: ${broken} }] };`,
  );

const site = {
  brand: 'Skal',
  phone: '',
  salesEmail: '',
  companyName: '',
  companyAddress: '',
  companyCvr: '',
  origin: 'http://o',
};

let door: FrontDoor;
let url: string;
let dataDir: string;
let apiReady = true;
const logged: string[] = [];

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

beforeAll(async () => {
  dataDir = makeFolder();
  const shell = writeRelease(makeRelease({ name: 'shell', version: '1' }), { 'main.js': 'main' }, SHELL_CODE);
  openRegistry(dataDir).publish([shell, marketing('1', 'first')]);
  const port = await freePort();
  door = await openFrontDoor({
    dataDir,
    site,
    secure: false,
    api: {
      handle: (req, res) => void res.end(`api ${req.url}`),
      ready: async () => apiReady,
    },
    log: (message) => void logged.push(message),
  });
  await door.listen(port, '127.0.0.1');
  url = `http://127.0.0.1:${port}`;
});

afterAll(() => door.close());

const revisionAfter = async (change: () => void): Promise<void> => {
  const before = await (await fetch(`${url}/registry.json`)).text();
  change();
  for (let now = before; now === before; ) now = await (await fetch(`${url}/registry.json`)).text();
};

describe('the front door', () => {
  it('serves a page with its policy and an ETag, and 304 to who has it', async () => {
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

  it('serves files of releases for ever, and 404 without a page for what is not there', async () => {
    const file = await fetch(`${url}/r/mfe-marketing/1/remoteEntry.js`);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const missing = await fetch(`${url}/r/mfe-marketing/1/other.js`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get('cache-control')).toBe('no-store');
  });

  it('puts the security headers on every answer', async () => {
    for (const path of ['/', '/nowhere', '/r/x', '/registry.json', '/healthz/live']) {
      const { headers } = await fetch(url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('hands /api on and keeps everything else', async () => {
    expect(await (await fetch(`${url}/api/session`)).text()).toBe('api /api/session');
    expect(await (await fetch(`${url}/apiary`)).text()).toContain('lost');
  });

  it('can only be read', async () => {
    const answer = await fetch(url, { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('sends a path with a slash at its end to the page, once', async () => {
    const answer = await fetch(`${url}//`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/');
  });

  it('says whether it can serve', async () => {
    expect((await fetch(`${url}/healthz/ready`)).status).toBe(200);
    apiReady = false;
    expect((await fetch(`${url}/healthz/ready`)).status).toBe(503);
    expect((await fetch(`${url}/healthz/live`)).status).toBe(200);
    apiReady = true;
  });

  it('composes its pages anew when the registry is pointed elsewhere', async () => {
    await revisionAfter(() => openRegistry(dataDir).publish([marketing('2', 'second')]));
    expect(await (await fetch(url)).text()).toContain('second');
    await revisionAfter(() => openRegistry(dataDir).point({ 'mfe-marketing': '1' }));
    expect(await (await fetch(url)).text()).toContain('first');
  });

  it('serves the frame of a page that cannot be prerendered, and says so', async () => {
    await revisionAfter(() => openRegistry(dataDir).publish([marketing('3', 'third', true)]));
    const text = await (await fetch(url)).text();
    expect(text).toContain('<div id="root"></div>');
    expect(logged).toContain('/ could not be prerendered');
    await revisionAfter(() => openRegistry(dataDir).point({ 'mfe-marketing': '1' }));
  });
});
