import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ByteBudget } from '@skal/contracts/http/byteBudget';
import { openTestWebServer, type TestWebServer } from '../../testing/testWebServer.ts';
import { createBeaconHandler } from './beacons.ts';

const LEGACY = 'application/csp-report';
const REPORTS = 'application/reports+json';

describe('beacons of browsers', () => {
  let server: Server;
  let url: string;
  let time = 0;
  const accepted: unknown[] = [];
  const bounds = { budget: new ByteBudget(1024 ** 2), bodyMs: 5_000 };

  beforeAll(async () => {
    const sink = { types: ['application/x-note'], accept: (message: unknown) => void accepted.push(message) };
    const intake = createBeaconHandler({ '/note': sink }, { 'X-Content-Type-Options': 'nosniff' }, bounds, () => time);
    server = createServer((req, res) => void intake.handle(req.url ?? '', req, res)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    accepted.length = 0;
    time += 60_000;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const send = (body: BodyInit | null, type = 'application/x-note', path = '/note') =>
    fetch(url + path, { method: 'POST', body, headers: { 'Content-Type': type } });

  it('are accepted with an empty answer', async () => {
    const answer = await send('{"a":1}');
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(accepted).toEqual([{ a: 1 }]);
  });

  it.each([
    ['invalid JSON', 400, '{', undefined],
    ['an empty body', 400, '', undefined],
    ['another content type, which any site may send', 415, '{}', 'text/plain'],
    ['a body beyond the limit', 413, JSON.stringify('a'.repeat(64 * 1024)), undefined],
  ])('are rejected: %s, with %i', async (_, status, body, type) => {
    expect((await send(body, type)).status).toBe(status);
    expect(accepted).toEqual([]);
  });

  it('are rejected when more arrives than the limit, even without Content-Length', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(16 * 1024)) });
    const request = {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'Content-Type': 'application/x-note' },
    };
    const answer = await fetch(`${url}/note`, request as RequestInit);
    expect(answer.status).toBe(413);
  });

  it('accept POST only, and at their own paths only', async () => {
    const answer = await fetch(`${url}/note`);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await send('{}', undefined, '/constructor')).status).toBe(404);
  });

  it('are accepted sixty times a minute, then rejected with Retry-After', async () => {
    for (let number = 1; number <= 60; number++) expect((await send(String(number))).status).toBe(204);
    time += 20_000;
    const refused = await send('61');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
    time += 40_000;
    expect((await send('62')).status).toBe(204);
    expect(accepted).toHaveLength(61);
  });
});

describe('CSP reports', () => {
  let webServer: TestWebServer;
  beforeAll(async () => {
    webServer = await openTestWebServer();
  });
  beforeEach(() => {
    webServer.logged.length = 0;
  });
  afterAll(() => webServer.close());

  const report = (type: string, message: unknown) =>
    fetch(`${webServer.url}/csp-report`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: JSON.stringify(message),
    });
  const violation = (body: object) => ({ type: 'csp-violation', age: 1, url: 'https://x/', user_agent: 'Agent', body });

  it('3.4.3: require trusted types for HTML and script addresses in a page', async () => {
    const policy = (await fetch(webServer.url)).headers.get('content-security-policy');
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types 'none'; report-uri \/csp-report$/);
  });

  it('are logged once, in either format', async () => {
    const facts = { effectiveDirective: 'script-src-elem', blockedURL: 'inline', lineNumber: 7, columnNumber: 3 };
    const body = {
      ...facts,
      documentURL: `${webServer.url}/`,
      sourceFile: `${webServer.url}/r/mfe-marketing/1/remoteEntry.js`,
    };
    expect((await report(REPORTS, [violation(body), violation(body)])).status).toBe(204);
    const legacy = {
      'document-uri': `${webServer.url}/`,
      'violated-directive': 'img-src',
      'blocked-uri': 'https://tracker.example/pixel?who=anna',
    };
    expect((await report(LEGACY, { 'csp-report': legacy })).status).toBe(204);
    expect((await report(REPORTS, [violation(body)])).status).toBe(204);
    expect(webServer.logged).toEqual([
      'The policy of / refused inline at /r/mfe-marketing/1/remoteEntry.js:7:3 (script-src-elem)',
      'The policy of / refused https://tracker.example (img-src)',
    ]);
  });

  it('16.2.5: log no personal data and no text that the sender made up', async () => {
    await report(REPORTS, [
      violation({
        documentURL: `${webServer.url}/anna@example.dk?token=secret#x`,
        effectiveDirective: 'x\ny Z',
        blockedURL: 'chrome-extension://abcdef/anna.js',
        sourceFile: 'javascript:anna',
        lineNumber: '7; DROP',
        sample: 'anna',
      }),
    ]);
    expect(webServer.logged).toEqual([
      'The policy of another page refused chrome-extension at javascript:?:? (a rule)',
    ]);
  });

  it.each([
    null,
    1,
    'x',
    [],
    [null],
    [[]],
    {},
    { 'csp-report': 1 },
    { 'csp-report': null },
    [{ type: 'csp-violation' }],
  ])('log nothing for %j', async (message) => {
    expect((await report(REPORTS, message)).status).toBe(204);
    expect(webServer.logged).toEqual([]);
  });
});
