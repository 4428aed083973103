import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openTestWebServer, type TestWebServer } from '../testing/testWebServer.ts';

let webServer: TestWebServer;
beforeAll(async () => {
  webServer = await openTestWebServer();
});
afterAll(() => webServer.close());

interface Answer {
  status?: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Sends one request with an exact path, which a browser would normalize. */
async function sendRequest(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  const { port } = new URL(webServer.url);
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { Connection: 'close', ...headers },
  }).end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = await answer.toArray();
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) };
}

const FILE = '/r/mfe-marketing/1/remoteEntry.js';
const PLACES = ['/', FILE, '/registry.json', '/robots.txt', '/sitemap.xml', '/site.webmanifest'];

describe('a path that is not an address of the site', () => {
  it.each([
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/r/../registry.json',
    '/r/shell/../../registry.json',
    '/r/shell/1/../../../registry.json',
    '/r/shell/1/%2e%2e%2f%2e%2e%2fregistry.json',
    '/r/shell/1/..%5c..%5cregistry.json',
    '/r/shell/1/..\\..\\registry.json',
    '/r/shell/1/main.js%00.png',
    '/r/shell/1/server/server.cjs',
    '/r/shell/1/public/main.js',
    '/r/shell/1//main.js',
    '/r/constructor/1/main.js',
    '/r/__proto__/1/main.js',
    '/r/shell/__proto__/main.js',
    '/r/shell/1/~01/main.js',
    '/r/shell/1/~1/~1/main.js',
    '/%00',
    '/%E0%A4%A',
    '/constructor',
    '/__proto__',
    '/hasOwnProperty',
    '/index.html',
    `/${'a'.repeat(6_000)}`,
  ])('%s is not found and logs nothing', async (path) => {
    const { status, headers, body } = await sendRequest(path);
    expect(status).toBe(404);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(String(body)).not.toMatch(/root:|bundles|exports\./);
    expect(webServer.logged).toEqual([]);
  });

  it('is rejected when it is longer than any address', async () => {
    expect((await sendRequest(`/${'a'.repeat(20_000)}`)).status).toBe(431);
  });
});

describe('a HEAD request', () => {
  it.each([...PLACES, '/nowhere', '/r/mfe-marketing/1/other.js'])(
    'for %s has the headers of GET and no body',
    async (path) => {
      const got = await sendRequest(path);
      const headResponse = await sendRequest(path, {}, 'HEAD');
      expect(headResponse.status).toBe(got.status);
      expect(headResponse.body).toHaveLength(0);
      const { date: _, ...headers } = got.headers;
      expect(headResponse.headers).toMatchObject(headers);
      expect(Number(headResponse.headers['content-length'])).toBe(got.body.length);
    },
  );
});

describe('a conditional request', () => {
  it.each(PLACES)('gets 304 for %s', async (path) => {
    const { headers } = await sendRequest(path);
    const again = await sendRequest(path, { 'If-None-Match': headers.etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    // A cache updates its entry with these headers: all must be in the 304, CSP included.
    for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy']) {
      expect(again.headers[name]).toBe(headers[name]);
    }
  });

  it.each([
    ['in a list', (etag: string) => `"other", ${etag}`, 304],
    ['weak, as a compressing proxy sends it', (etag: string) => `W/${etag}`, 304],
    ['of another version', () => '"other"', 200],
    ['without quotes', (etag: string) => etag.replaceAll('"', ''), 200],
  ])('compares the ETag: %s', async (_, tag, status) => {
    const { headers } = await sendRequest('/');
    expect((await sendRequest('/', { 'If-None-Match': tag(headers.etag ?? '') })).status).toBe(status);
  });

  it('never gets 304 for a page that does not exist', async () => {
    const { headers } = await sendRequest('/nowhere');
    expect((await sendRequest('/nowhere', { 'If-None-Match': headers.etag })).status).toBe(404);
  });

  it('gets the whole body for a Range: ranges are not supported', async () => {
    const { status, headers, body } = await sendRequest(FILE, { Range: 'bytes=0-1' });
    expect([status, String(body)]).toEqual([200, 'first']);
    expect(headers['content-range']).toBeUndefined();
  });
});

describe('the Cache-Control header', () => {
  it.each([
    ['/', 'no-cache'],
    ['/nowhere', 'no-cache'],
    ['/registry.json', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    [FILE, 'public, max-age=31536000, immutable'],
    ['/r/mfe-marketing/1/~7/remoteEntry.js', 'public, max-age=31536000, immutable'],
    ['/r/mfe-marketing/1/other.js', 'no-store'],
    ['/r/mfe-marketing/9/remoteEntry.js', 'no-store'],
  ])('%s: %s', async (path, expected) => {
    expect((await sendRequest(path)).headers['cache-control']).toBe(expected);
  });
});

describe('the encoding of a response', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['br;q=0 , gzip', 'gzip', gunzipSync],
    ['BR', 'br', brotliDecompressSync],
    ['identity', undefined, (body: Buffer) => body],
    ['x-brotli', undefined, (body: Buffer) => body],
  ])('is, for Accept-Encoding %s, %s with the same text', async (accepted, encoding, unpack) => {
    const { headers, body } = await sendRequest('/', { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding, Available-Dictionary');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(String(unpack(body))).toContain('first');
  });

  it('has a content type and forbids sniffing', async () => {
    const types = await Promise.all(PLACES.map(async (path) => (await sendRequest(path)).headers['content-type']));
    expect(types).toEqual([
      'text/html; charset=utf-8',
      'text/javascript; charset=utf-8',
      'application/json; charset=utf-8',
      'text/plain; charset=utf-8',
      'application/xml; charset=utf-8',
      'application/manifest+json; charset=utf-8',
    ]);
  });
});

describe('a read-only address', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('rejects %s', async (method) => {
    for (const path of ['/', FILE, '/nowhere', '/registry.json']) {
      const { status, headers } = await sendRequest(path, {}, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });
});

describe('a page with a query', () => {
  it('is the same page, and redirects keep the query', async () => {
    const [plain, withQuery] = [await sendRequest('/'), await sendRequest('/?utm_source=letter&q=%00')];
    expect([withQuery.status, withQuery.headers.etag]).toEqual([200, plain.headers.etag]);
    const led = await sendRequest('//?from=letter');
    expect([led.status, led.headers.location]).toEqual([308, '/?from=letter']);
  });

  it.each(['//evil.example/', '///evil.example//', '/\\evil.example/'])(
    'never redirects to another site: %s',
    async (path) => {
      const { status, headers } = await sendRequest(path);
      expect([status, headers.location]).toEqual([404, undefined]);
    },
  );
});

describe('a site with TLS', () => {
  it('sends HSTS on every response, and a site without TLS does not', async () => {
    const secure = await openTestWebServer({ secure: true });
    for (const path of ['/', FILE, '/nowhere', '/r/x', '/registry.json']) {
      const [one, other] = await Promise.all([fetch(secure.url + path), fetch(webServer.url + path)]);
      expect(one.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(other.headers.get('strict-transport-security')).toBeNull();
    }
    await secure.close();
  });
});
