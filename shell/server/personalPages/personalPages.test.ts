import { jest } from '@jest/globals';
import { withReleaseService } from '../releases/releaseService.ts';
import { readTotals } from '../rum/counters.ts';
import { makeRelease, makeTempDir, writeRelease } from '../testing/releases.ts';
import { openTestWebServer, SHELL_CODE, type TestWebServer } from '../testing/testWebServer.ts';
import type { ReadApi } from './personalPages.ts';

const route = { page: 'P', title: 'Portal', description: 'd', layout: 'app' as const, preload: [] };

/** A shell that renders a page of the remote by its function. */
const shellCode = `${SHELL_CODE}
  exports.PAGE_DATA_ID = 'page-data';
  exports.createPersonalRenderer = (snapshot, manifests) => (address, page) =>
    Object.values(manifests)[0].renderPage(address, page);`;

/** A remote whose page fails as the query string says. */
const remoteCode = `
  exports.default = {
    name: 'mfe-portal',
    routes: [],
    renderPage: async (address, page) => {
      const fault = new URLSearchParams(address.split('?')[1]).get('fault');
      const key = 'readThings(undefined)';
      if (fault === 'throws') throw new Error('the page is broken');
      if (fault === 'hangs') for (;;);
      if (fault === 'allocates') for (const kept = []; ; ) kept.push(new Array(10_000).fill(address));
      if (fault === 'waits') await new Promise(() => {});
      if (fault === 'returns garbage') return { html: () => 1 };
      if (fault === 'exits') process.exit(1);
      if (fault === 'exits later') setTimeout(() => process.exit(1));
      const things = page.queries.find(({ name }) => name === 'readThings');
      const [session] = page.queries;
      return {
        html: '<p>' + session.data.user.email + ' has ' + (things ? things.data : 'nothing') + '</p>',
        styles: '<style>p{}</style>',
        queries: [{ key, name: 'readThings', subject: 'thing', address: '/api/things' }],
      };
    },
  };`;

const sessionOf = (name: string, accountType = 'client') =>
  JSON.stringify({ user: { email: name }, accountType, business: null, viewing: null });

/** Holds reads of the api while it is set. */
let held: Promise<void> | undefined;

/** Answers with the data of the person that the cookie names. */
const read: ReadApi = async ({ headers }, address) => {
  await held;
  const [, name] = /who=(\w+)/.exec(headers.cookie ?? '') ?? [];
  if (!name || name === 'stranger') return { status: 401, json: '{"error":"Please sign in"}', cookies: [] };
  const json = address === '/api/session' ? sessionOf(name) : JSON.stringify(`</script>things of ${name}`);
  return { status: 200, json, cookies: name === 'renewed' ? ['session=new; HttpOnly'] : [] };
};

describe('a page with its visitor’s data', () => {
  let web: TestWebServer;
  /** Replaces a process soon. */
  let impatient: TestWebServer;
  const open = async (path: string, headers: Record<string, string> = { cookie: 'who=ane' }, server = web) => {
    const response = await fetch(server.url + path, { headers });
    return { response, text: await response.text() };
  };

  beforeAll(async () => {
    const dataDir = makeTempDir();
    const shell = writeRelease(makeRelease({ name: 'shell', version: '1' }), { 'main.js': 'main' }, shellCode);
    const routes = [
      { ...route, path: '/dashboard', access: 'client', render: 'server' } as const,
      { ...route, path: '/plain', access: 'client' } as const,
    ];
    const portal = writeRelease(
      makeRelease({ name: 'mfe-portal', version: '1', routes }),
      { 'remoteEntry.js': 'r' },
      remoteCode,
    );
    await withReleaseService({ dataDir }, (releases) => releases.publish([shell, portal]));
    const api = { handle: () => undefined, isOperator: async () => false, read };
    web = await openTestWebServer({ dataDir, api, renderTimes: { data: 60_000, patience: 60_000, limit: 60_000 } });
    impatient = await openTestWebServer({ dataDir, api, renderTimes: { data: 60_000, patience: 100, limit: 300 } });
  });
  afterAll(async () => {
    await web.close();
    await impatient.close();
  });

  it('is complete, with the data that it has read', async () => {
    const { response, text } = await open('/dashboard?section=support');
    expect(response.status).toBe(200);
    expect(text).toContain('<div id="root" data-prerendered><p>ane has </script>things of ane</p></div>');
    const [, data] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data ?? '')).toMatchObject({
      queries: [
        { name: 'readSession', subject: 'session', data: { user: { email: 'ane' } } },
        { name: 'readThings', subject: 'thing', data: '</script>things of ane' },
      ],
    });
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

  it('renews the session, of the frame as well', async () => {
    for (const path of ['/dashboard', '/dashboard?fault=throws']) {
      const { response } = await open(path, { cookie: 'who=renewed' });
      expect(response.headers.getSetCookie()).toEqual(['session=new; HttpOnly']);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it.each(['throws', 'returns garbage', 'exits', 'allocates'])(
    'comes as its frame if the server build %s',
    async (fault) => {
      // Jest takes the last words of a process without memory for its own.
      const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
      const { response, text } = await open(`/dashboard?fault=${encodeURIComponent(fault)}`);
      stderr.mockRestore();
      expect([response.status, text.includes('data-prerendered')]).toEqual([200, false]);
      expect(web.logged.join()).toContain('could not be rendered on the server by mfe-portal@1');
      expect((await open('/dashboard')).text).toContain('ane has');
    },
  );

  it('outlives a process that ends after its page', async () => {
    await open('/dashboard?fault=exits%20later');
    while (!web.logged.includes('A process that renders pages ended')) await open('/plain');
    expect((await open('/dashboard')).text).toContain('ane has');
  });

  it('comes as its frame if the session is not read in time', async () => {
    held = new Promise(() => undefined);
    const { response, text } = await open('/dashboard', undefined, impatient);
    held = undefined;
    expect([response.status, text.includes('data-prerendered')]).toEqual([200, false]);
  });

  it('counts a failure of the server build for its release', async () => {
    await open('/dashboard?fault=throws');
    const totals = readTotals(web.dataDir, 'mfe-portal', '1', Date.now() - 3_600_000, Date.now());
    expect(totals).toContainEqual(expect.objectContaining({ what: 'mount', detail: 'failed' }));
    const detail = '/dashboard: on the server: the page is broken';
    expect(totals).toContainEqual(expect.objectContaining({ what: 'error', detail }));
  });

  it.each(['hangs', 'waits'])(
    'comes as its frame if the server build %s, and later pages are complete',
    async (fault) => {
      const { response, text } = await open(`/dashboard?fault=${fault}`, undefined, impatient);
      expect([response.status, text.includes('data-prerendered')]).toEqual([200, false]);
      // On a busy machine some more pages are late.
      while (!(await open('/dashboard', undefined, impatient)).text.includes('ane has'));
    },
  );

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
