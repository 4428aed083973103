import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { ReleaseRoute } from '../releases/release.ts';
import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, makeTempDir, writeRelease } from '../testing/releases.ts';
import { OPERATOR_COOKIE, openTestWebServer, SHELL_CODE, type TestWebServer } from '../testing/testWebServer.ts';
import { openWellKnown } from './wellKnown.ts';

const route = (path: string): ReleaseRoute => ({
  ...{ path, page: 'Page', title: path, description: 'd' },
  ...{ access: 'public', layout: 'site', preload: [] },
});
const paths = ['/', '/about'];
const CODE = `exports.default = { name: 'mfe-marketing', routes: ${JSON.stringify(
  paths.map((path) => ({ path, text: path })),
)}.map((one) => ({ ...one, load: async () => ({}) })) };`;

let webServer: TestWebServer;
beforeAll(async () => {
  const dataDir = makeTempDir();
  const shell = writeRelease(makeRelease({ name: 'shell', version: '1' }), { 'main.js': 'main' }, SHELL_CODE);
  const remote = makeRelease({ name: 'mfe-marketing', version: '1', routes: paths.map(route) });
  await openTestRegistry(dataDir).publish([shell, writeRelease(remote, { 'remoteEntry.js': 'x' }, CODE)]);
  webServer = await openTestWebServer({ dataDir, securityContact: 'mailto:security@skal.example' });
});
afterAll(() => webServer.close());

/** Sends one request whose target is not normalized. */
async function sendRequest(path: string, headers: Record<string, string> = {}) {
  const { port } = new URL(webServer.url);
  const outgoing = request({ host: '127.0.0.1', port, path, headers: { connection: 'close', ...headers } }).end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const text = Buffer.concat(await answer.toArray()).toString();
  return { status: answer.statusCode, headers: answer.headers, text };
}

describe('a page', () => {
  it.each([
    ['/About', '/about'],
    ['/ABOUT/', '/about'],
    ['/about//', '/about'],
    ['//about', '/about'],
    ['/%61bout', '/about'],
    ['//', '/'],
    ['/Status', '/status'],
    ['/about/?a=1&b=%20', '/about?a=1&b=%20'],
    ['/About//?utm_source=mail', '/about?utm_source=mail'],
  ])('redirects %s to its canonical address with 308: %s', async (path, canonical) => {
    const { status, headers } = await sendRequest(path);
    expect([status, headers.location]).toEqual([308, canonical]);
  });

  it.each(['/nowhere/', '/About/us', '/%E0%A4%A', '//evil.example/about'])('is not found at %s', async (path) => {
    expect((await sendRequest(path)).status).toBe(404);
  });

  it('is found for a target in absolute form (RFC 9112, 3.2.2), like everything else', async () => {
    expect((await sendRequest('http://www.skal.example/about')).text).toContain('/about');
    expect((await sendRequest('http://www.skal.example/robots.txt')).text).toMatch(/^User-agent/);
    expect((await sendRequest('HTTP://www.skal.example/api/session?x=1')).text).toBe('api /api/session?x=1');
    expect((await sendRequest('http://www.skal.example')).status).toBe(200);
  });

  it.each(['-gzip', ';gzip', '-br'])('gets 304 if a proxy has appended %s to the ETag', async (end) => {
    const { headers } = await sendRequest('/about');
    const tag = (headers.etag ?? '').replace(/"$/, `${end}"`);
    expect((await sendRequest('/about', { 'if-none-match': tag })).status).toBe(304);
    expect((await sendRequest('/about', { 'if-none-match': `"other${end}"` })).status).toBe(200);
  });
});

describe('well-known addresses', () => {
  it('/.well-known/change-password redirects clients and operators to the page where they change it', async () => {
    const path = '/.well-known/change-password';
    const visitor = await sendRequest(path);
    expect([visitor.status, visitor.headers.location]).toEqual([302, '/dashboard?section=settings']);
    expect((await sendRequest(path, { cookie: OPERATOR_COOKIE })).headers.location).toBe('/admin/account');
  });

  it('/.well-known/security.txt names the contact (RFC 9116)', async () => {
    const { status, headers, text } = await sendRequest('/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^Contact: mailto:security@skal\.example$/m);
    expect(text).toMatch(/^Canonical: http:\/\/o\/\.well-known\/security\.txt$/m);
    expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/m);
  });

  it('security.txt expires 180 days after the day of the request', async () => {
    const now = () => Date.parse('2026-11-27T15:00:00Z');
    const facts = { origin: 'https://skal.example', securityContact: 'mailto:a@b.example' };
    const answer = openWellKnown({ ...facts, isOperator: async () => false, now });
    const ctx = { path: '/.well-known/security.txt', set: () => undefined, body: '' };
    await answer(ctx as never);
    expect(ctx.body).toContain('Expires: 2027-05-26T00:00:00Z\n');
  });

  it('security.txt is not found without a contact, like all other addresses there', async () => {
    const noContact = await openTestWebServer();
    for (const path of ['/.well-known/security.txt', '/.well-known/other']) {
      expect((await fetch(noContact.url + path)).status).toBe(404);
    }
    await noContact.close();
  });
});
