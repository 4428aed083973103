import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ByteBudget } from '@skal/contracts/http/byteBudget';
import { openTestWebServer, type TestWebServer } from '../../testing/testWebServer.ts';
import { createBeaconHandler } from './beacons.ts';

const LEGACY = 'application/csp-report';
const REPORTS = 'application/reports+json';

describe('what browsers send by themselves', () => {
  let server: Server;
  let url: string;
  let time = 0;
  const taken: unknown[] = [];
  const bounds = { budget: new ByteBudget(1024 ** 2), bodyMs: 5_000 };

  beforeAll(async () => {
    const sink = { types: ['application/x-note'], accept: (message: unknown) => void taken.push(message) };
    const intake = createBeaconHandler({ '/note': sink }, { 'X-Content-Type-Options': 'nosniff' }, bounds, () => time);
    server = createServer((req, res) => void intake.handle(req.url ?? '', req, res)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    taken.length = 0;
    time += 60_000;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const send = (body: BodyInit | null, type = 'application/x-note', path = '/note') =>
    fetch(url + path, { method: 'POST', body, headers: { 'Content-Type': type } });

  it('is taken, and answered with nothing', async () => {
    const answer = await send('{"a":1}');
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(taken).toEqual([{ a: 1 }]);
  });

  it.each([
    ['no JSON', 400, '{', undefined],
    ['nothing', 400, '', undefined],
    ['another type, which any page may send', 415, '{}', 'text/plain'],
    ['more than a browser sends', 413, JSON.stringify('a'.repeat(64 * 1024)), undefined],
  ])('is refused: %s, with %i', async (_, status, body, type) => {
    expect((await send(body, type)).status).toBe(status);
    expect(taken).toEqual([]);
  });

  it('is refused when more arrives than a browser sends, though nobody said how much', async () => {
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

  it('can only be sent, and only here', async () => {
    const answer = await fetch(`${url}/note`);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await send('{}', undefined, '/constructor')).status).toBe(404);
  });

  it('is taken sixty times a minute, and then says how long to wait', async () => {
    for (let number = 1; number <= 60; number++) expect((await send(String(number))).status).toBe(204);
    time += 20_000;
    const refused = await send('61');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
    time += 40_000;
    expect((await send('62')).status).toBe(204);
    expect(taken).toHaveLength(61);
  });
});

describe('reports of a policy', () => {
  let door: TestWebServer;
  beforeAll(async () => {
    door = await openTestWebServer();
  });
  beforeEach(() => {
    door.logged.length = 0;
  });
  afterAll(() => door.close());

  const report = (type: string, message: unknown) =>
    fetch(`${door.url}/csp-report`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: JSON.stringify(message),
    });
  const violation = (body: object) => ({ type: 'csp-violation', age: 1, url: 'https://x/', user_agent: 'Agent', body });

  it('3.4.3: text becomes neither HTML nor the address of a script in a page', async () => {
    const policy = (await fetch(door.url)).headers.get('content-security-policy');
    expect(policy).toMatch(/; require-trusted-types-for 'script'; trusted-types 'none'; report-uri \/csp-report$/);
  });

  it('are a line in the log, once, in either form', async () => {
    const facts = { effectiveDirective: 'script-src-elem', blockedURL: 'inline', lineNumber: 7, columnNumber: 3 };
    const body = { ...facts, documentURL: `${door.url}/`, sourceFile: `${door.url}/r/mfe-marketing/1/remoteEntry.js` };
    expect((await report(REPORTS, [violation(body), violation(body)])).status).toBe(204);
    const legacy = {
      'document-uri': `${door.url}/`,
      'violated-directive': 'img-src',
      'blocked-uri': 'https://tracker.example/pixel?who=anna',
    };
    expect((await report(LEGACY, { 'csp-report': legacy })).status).toBe(204);
    expect((await report(REPORTS, [violation(body)])).status).toBe(204);
    expect(door.logged).toEqual([
      'The policy of / refused inline at /r/mfe-marketing/1/remoteEntry.js:7:3 (script-src-elem)',
      'The policy of / refused https://tracker.example (img-src)',
    ]);
  });

  it('16.2.5: say nothing of a person, and nothing that a sender has made up', async () => {
    await report(REPORTS, [
      violation({
        documentURL: `${door.url}/anna@example.dk?token=secret#x`,
        effectiveDirective: 'x\ny Z',
        blockedURL: 'chrome-extension://abcdef/anna.js',
        sourceFile: 'javascript:anna',
        lineNumber: '7; DROP',
        sample: 'anna',
      }),
    ]);
    expect(door.logged).toEqual(['The policy of another page refused chrome-extension at javascript:?:? (a rule)']);
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
  ])('may be %j, of which nothing is said', async (message) => {
    expect((await report(REPORTS, message)).status).toBe(204);
    expect(door.logged).toEqual([]);
  });
});
