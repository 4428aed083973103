import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDevProxy } from './devProxy.ts';
import { proxyRequest, proxyRoute, staticRoute } from './routes.ts';

const openServers: Server[] = [];

/** Listens on a free port. Returns the URL. */
async function open(server: Server): Promise<string> {
  openServers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of openServers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const startProxy = (about: Partial<Parameters<typeof createDevProxy>[0]> = {}) => {
  const page = () => ({ html: '<p>The page</p>', policy: "default-src 'self'" });
  return open(createDevProxy({ sources: [], api: null, page, ...about }));
};

/** Starts a site, and a dev proxy that forwards calls to it. */
async function startSiteAndProxy(site: RequestListener): Promise<{ site: string; proxy: string }> {
  const siteUrl = await open(createServer(site));
  const api = {
    handle: (...[req, res]: Parameters<RequestListener>) =>
      proxyRequest(req, res, new URL(siteUrl), 'It cannot be reached'),
  };
  return { site: siteUrl, proxy: await startProxy({ api }) };
}

describe('the dev proxy of a single remote', () => {
  it('rejects a call without a mock instead of serving the page', async () => {
    const url = await startProxy();
    const path = '/api/support-tickets/1/attachments/2';
    const response = await fetch(`${url}${path}`, { method: 'PUT', body: 'image' });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: `No mock for PUT ${path}` });
  });

  it('serves the files of a build and of a later rebuild, and nothing else', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'skal-files-'));
    writeFileSync(join(dir, 'main.js'), 'one');
    writeFileSync(join(dir, '.env'), 'secret');
    const url = await startProxy({ sources: [staticRoute('/r/mfe-admin/0.1.0/', dir)] });
    const fetchText = async (path: string) => (await fetch(`${url}/r/mfe-admin/0.1.0/${path}`)).text();
    expect(await Promise.all(['main.js?t=1', '~1/main.js'].map(fetchText))).toEqual(['one', 'one']);
    const others = ['else.js', '.env', '%2e%2e%2fmain.js'];
    expect(await Promise.all(others.map(fetchText))).toEqual(
      others.map((path) => `Not found: /r/mfe-admin/0.1.0/${path}`),
    );
    rmSync(dir, { recursive: true });
  });

  it('forwards calls with the origin of the site, and keeps a foreign origin', async () => {
    const { site, proxy: proxyUrl } = await startSiteAndProxy((req, res) => res.end(JSON.stringify(req.headers)));
    const origins = async (origin: string) => {
      const response = await fetch(`${proxyUrl}/api/session`, { method: 'POST', headers: { origin } });
      const { origin: forwarded, host } = (await response.json()) as Record<string, string>;
      return { origin: forwarded, host };
    };
    const { host } = new URL(site);
    expect(await origins(proxyUrl)).toEqual({ origin: site, host });
    expect(await origins('https://evil.example')).toEqual({ origin: 'https://evil.example', host });
  });

  it('streams uploads and responses, and aborts a response when the client disconnects', async () => {
    const ended = Promise.withResolvers<void>();
    const { proxy: proxyUrl } = await startSiteAndProxy((req, res) => {
      res.on('close', ended.resolve);
      res.writeHead(200, { 'Content-Type': 'text/event-stream' });
      req.on('data', (chunk: Buffer) => res.write(`data: ${chunk}\n\n`));
    });
    const uploaded = new TransformStream<string, string>();
    const sender = uploaded.writable.getWriter();
    const abort = new AbortController();
    const body = uploaded.readable.pipeThrough(new TextEncoderStream());
    const sending: RequestInit & { duplex: 'half' } = { method: 'PUT', body, duplex: 'half', signal: abort.signal };
    const pendingResponse = fetch(`${proxyUrl}/api/files`, sending);
    await sender.write('first');
    const reader = (await pendingResponse).body?.pipeThrough(new TextDecoderStream()).getReader();
    // The response to the first part arrives before the next part is sent.
    expect((await reader?.read())?.value).toBe('data: first\n\n');
    await sender.write('second');
    expect((await reader?.read())?.value).toBe('data: second\n\n');
    abort.abort();
    await ended.promise;
  });
});

describe('the dev proxy of the whole site', () => {
  it('forwards requests to the dev server of each bundle, and calls to the api', async () => {
    const bundle = createServer((req, res) => {
      res.setHeader('Content-Type', 'text/javascript');
      res.writeHead(req.url?.includes('.js') ? 200 : 404).end(`at ${req.url}`);
    });
    const base = '/r/mfe-portal/dev/';
    const sources = [proxyRoute(base, new URL(await open(bundle)), 'The dev server of this bundle is not responding')];
    const api = { handle: (...[req, res]: Parameters<RequestListener>) => void res.end(`api ${req.url}`) };
    const url = await startProxy({ sources, api });

    const script = await fetch(`${url}${base}main.js?t=1`);
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript']);
    expect(await script.text()).toBe(`at ${base}main.js?t=1`);
    expect((await fetch(`${url}${base}none`)).status).toBe(404);
    expect(await (await fetch(`${url}/api/session`)).text()).toBe('api /api/session');

    bundle.closeAllConnections();
    bundle.close();
    await once(bundle, 'close');
    const unreachable = await fetch(`${url}${base}main.js`);
    expect([unreachable.status, await unreachable.text()]).toEqual([
      502,
      'The dev server of this bundle is not responding',
    ]);
  });

  it('serves the page with its policy and without caching for every other path', async () => {
    const url = await startProxy();
    for (const path of ['/', '/dashboard?a=1', '/nowhere', '/apiary']) {
      const response = await fetch(url + path);
      expect(await response.text()).toBe('<p>The page</p>');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
    }
  });
});
