import {
  createPersonalDataDir,
  PATIENT,
  personalRoute,
  readForCookie,
  writePersonalRelease,
} from '../testing/personalSite.ts';
import { openTestWebServer, type TestWebServer } from '../testing/testWebServer.ts';
import type { ReadApi } from './personalPages.ts';

const preload = ['remoteEntry.js', 'page.js', 'first.js'];

/** Files of the remote's chunks; the frame preloads the first part of the route. */
const chunks = {
  P: ['remoteEntry.js', 'page.js'],
  First: ['remoteEntry.js', 'first.js'],
  Things: ['remoteEntry.js', 'common.js', 'things.js'],
  Chart: ['remoteEntry.js', 'common.js', 'page.js', 'chart.js'],
};

/** Addresses that a page preloads, of a remote's release. */
const preloadsOf = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" href="\/r\/mfe-portal\/1\/([^"]+)"/g)].map(([, file]) => file);

/** Holds reads of the api while it is set. */
let held: Promise<void> | undefined;

/** Reads besides the session, and their replies. */
const reads: string[] = [];

const read: ReadApi = async (req, address) => {
  await held;
  const reply = await readForCookie(req, address);
  if (reply.status === 200 && address !== '/api/session') {
    reads.push(address);
    await new Promise(setImmediate);
    reads.push(`${address} answered`);
  }
  return reply;
};

describe('a page with its visitor’s data', () => {
  let web: TestWebServer;
  /** Sends frames soon. */
  let impatient: TestWebServer;
  const open = async (path: string, headers: Record<string, string> = { cookie: 'who=ane' }, server = web) => {
    const response = await fetch(server.url + path, { headers });
    return { response, text: await response.text() };
  };

  beforeAll(async () => {
    const { render: _, ...plain } = personalRoute('/plain');
    const fault = "if (address.includes('fault=throws')) throw new Error('broken');";
    const portal = writePersonalRelease('mfe-portal', '1', [{ ...personalRoute('/dashboard'), preload }, plain], {
      fault,
      chunks,
      chunksRead: ['Things', 'Chart', 'constructor'],
      integrity: { 'remoteEntry.js': 'sha256-r', 'things.js': 'sha256-things' },
    });
    const dataDir = await createPersonalDataDir([portal]);
    const api = { handle: () => undefined, isOperator: async () => false, read };
    web = await openTestWebServer({ dataDir, api, renderTimes: PATIENT });
    impatient = await openTestWebServer({ dataDir, api, renderTimes: { ...PATIENT, patience: 100 } });
  });
  afterAll(async () => {
    await web.close();
    await impatient.close();
  });

  it('is complete, with the data that it has read', async () => {
    const { response, text } = await open('/dashboard?section=support');
    expect(response.status).toBe(200);
    expect(text).toContain('<div id="root" data-prerendered data-framed><p>ane has </script>things of ane</p></div>');
    const [, data] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data ?? '')).toMatchObject({
      queries: [
        { name: 'readSession', subject: 'session', data: { user: { email: 'ane' } } },
        { name: 'readLiveVersion', subject: 'liveVersion' },
        { name: 'readThings', subject: 'thing', data: '</script>things of ane' },
      ],
    });
  });

  it('reads the version of live data before the data: its stream reports every later change', async () => {
    reads.length = 0;
    const { text } = await open('/dashboard?section=live');
    expect(reads.slice(0, 3)).toEqual(['/api/live-version', '/api/live-version answered', '/api/things']);
    expect(text).toContain('"name":"readLiveVersion"');
  });

  it('preloads the chunks that its own render has read, each file once', async () => {
    const { text } = await open('/dashboard?section=things');
    expect(preloadsOf(text)).toEqual(['remoteEntry.js', 'page.js', 'common.js', 'things.js', 'chart.js']);
    expect(text).toContain('things.js" integrity="sha256-things" fetchpriority="low" media="not all">');
    // A frame does not know what its page will read.
    expect(preloadsOf((await open('/dashboard', {})).text)).toEqual(preload);
    // Browsers accept no import map after a module has been requested.
    expect(text.indexOf('importmap')).toBeLessThan(text.indexOf('modulepreload'));
  });

  it('is stored by no cache, and has the policy of its frame', async () => {
    const [page, frame] = [await open('/dashboard'), await open('/dashboard', {})];
    expect(page.response.headers.get('cache-control')).toBe('private, no-store');
    expect(page.response.headers.get('vary')).toContain('Cookie');
    expect(page.response.headers.has('etag')).toBe(false);
    expect(page.response.headers.get('content-security-policy')).toBe(
      frame.response.headers.get('content-security-policy'),
    );
  });

  it.each([
    ['without a cookie', '/dashboard', {}],
    ['without a session', '/dashboard', { cookie: 'who=stranger' }],
    ['in a prefetch', '/dashboard', { cookie: 'who=ane', 'sec-purpose': 'prefetch' }],
    ['for a route that does not opt in', '/plain', { cookie: 'who=ane' }],
    ['for a very long address', `/dashboard?section=${'a'.repeat(1_000)}`, { cookie: 'who=ane' }],
  ])('comes as its frame %s', async (_, path, headers) => {
    const { response, text } = await open(path, headers as Record<string, string>);
    expect([response.status, text.includes('ane'), text.includes('data-prerendered')]).toEqual([200, false, false]);
  });

  it('comes as its frame for an account of another kind, without a render', async () => {
    await open('/dashboard');
    reads.length = 0;
    const { text } = await open('/dashboard', { cookie: 'who=operator' });
    expect([text.includes('data-prerendered'), reads]).toEqual([false, []]);
  });

  it('renews the session, of the frame as well', async () => {
    for (const path of ['/dashboard', '/dashboard?fault=throws']) {
      const { response } = await open(path, { cookie: 'who=renewed' });
      expect(response.headers.getSetCookie()).toEqual(['session=new; HttpOnly']);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it('comes as its frame if the session is not read in time', async () => {
    held = new Promise(() => undefined);
    const { response, text } = await open('/dashboard', undefined, impatient);
    held = undefined;
    expect([response.status, text.includes('data-prerendered')]).toEqual([200, false]);
  });

  it('contains nothing of another person', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `person${String(index).padStart(2, '0')}`);
    const pages = await Promise.all(
      Array.from({ length: 10 }, () => names)
        .flat()
        .map(async (name) => ({ name, ...(await open('/dashboard', { cookie: `who=${name}` })) })),
    );
    const complete = pages.filter(({ text }) => text.includes('data-prerendered'));
    for (const { name, text } of complete) expect(new Set(text.match(/person\d\d/g))).toEqual(new Set([name]));
    // With too many waiting pages some are sent as frames.
    expect(complete.length).toBeGreaterThanOrEqual(20);
  });
});
