import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, makeTempDir, writeRelease } from '../testing/releases.ts';
import {
  createPublishedDataDir,
  openTestWebServer,
  type TestWebServer,
  writeMarketingRelease,
} from '../testing/testWebServer.ts';

const PERCENT = 25;
/** The last bucket inside a 25 % canary and the first one outside it. */
const [LAST_ON, FIRST_OFF] = ['skal_canary=2499', 'skal_canary=2500'];

/** A data folder with one page: `first` in the baseline, `second` in the canary. */
async function folderWithCanary(): Promise<string> {
  const dataDir = await createPublishedDataDir();
  await openTestRegistry(dataDir).startCanary(writeMarketingRelease('2', 'second'), PERCENT);
  return dataDir;
}

const ask = (door: TestWebServer, cookie?: string, path = '/', headers: Record<string, string> = {}) =>
  fetch(door.url + path, { headers: { ...(cookie ? { Cookie: cookie } : {}), ...headers } });

const textFor = async (door: TestWebServer, cookie: string) => {
  const text = await (await ask(door, cookie)).text();
  return text.includes('>second<') ? 'second' : text.includes('>first<') ? 'first' : 'neither';
};

const untilRegistryIs = async (door: TestWebServer, change: () => unknown): Promise<void> => {
  const tag = async () => (await fetch(`${door.url}/registry.json`)).headers.get('etag');
  const before = await tag();
  change();
  while ((await tag()) === before);
};

describe('a visitor during a canary', () => {
  let door: TestWebServer;
  beforeAll(async () => {
    door = await openTestWebServer({ dataDir: await folderWithCanary() });
  });
  afterAll(() => door.close());

  it.each([
    ['skal_canary=0', 'second'],
    [LAST_ON, 'second'],
    [FIRST_OFF, 'first'],
    ['skal_canary=9999', 'first'],
    [`skal_session=a; ${LAST_ON}; theme=dark`, 'second'],
  ])('%s gets the page "%s" and keeps the cookie', async (cookie, text) => {
    expect(await textFor(door, cookie)).toBe(text);
    expect((await ask(door, cookie)).headers.get('set-cookie')).toBeNull();
  });

  it.each([undefined, 'skal_canary=10000', 'skal_canary=-1', 'skal_canary=', 'xskal_canary=1', 'skal_canary=1e3'])(
    'with %s is given a bucket, and has the page that goes with it ever after',
    async (cookie) => {
      const first = await ask(door, cookie);
      const given = first.headers.get('set-cookie') ?? '';
      expect(given).toMatch(/^skal_canary=\d{1,4}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      const again = await ask(door, given.split(';')[0]);
      expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    },
  );

  it('gets a random bucket, not a constant one', async () => {
    const visits = await Promise.all(Array.from({ length: 20 }, () => ask(door)));
    expect(new Set(visits.map(({ headers }) => headers.get('set-cookie'))).size).toBeGreaterThan(10);
  });

  it('gets 304 for the page they have, and the other page after switching sides', async () => {
    const [on, off] = await Promise.all([ask(door, LAST_ON), ask(door, FIRST_OFF)]);
    const has = (answer: Response) => ({ 'If-None-Match': answer.headers.get('etag') ?? '' });
    expect((await ask(door, LAST_ON, '/', has(on))).status).toBe(304);
    expect((await ask(door, LAST_ON, '/', has(off))).status).toBe(200);
    expect((await ask(door, FIRST_OFF, '/', has(on))).status).toBe(200);
  });

  it.each(['/', '/nowhere'])('sends Vary: Cookie for %s, 304 included', async (path) => {
    const answer = await ask(door, LAST_ON, path);
    const again = await ask(door, LAST_ON, path, { 'If-None-Match': answer.headers.get('etag') ?? '' });
    for (const { headers } of [answer, again]) {
      expect(headers.get('vary')).toBe('Accept-Encoding, Cookie');
      expect(headers.get('cache-control')).toBe('no-cache');
    }
  });

  it.each(['/r/mfe-marketing/2/remoteEntry.js', '/registry.json', '/robots.txt', '/sitemap.xml'])(
    'is asked for no cookie by %s, which is the same for everybody',
    async (path) => {
      await ask(door, undefined, path);
      const { headers } = await ask(door, undefined, path);
      expect([headers.get('set-cookie'), headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
    },
  );
});

describe('a canary', () => {
  it('ends for all visitors when it is aborted, and sets no cookie any more', async () => {
    const door = await openTestWebServer({ dataDir: await folderWithCanary() });
    await untilRegistryIs(door, () => openTestRegistry(door.dataDir).abort('mfe-marketing'));
    expect(await textFor(door, LAST_ON)).toBe('first');
    const { headers } = await ask(door);
    expect([headers.get('set-cookie'), headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
    await door.close();
  });

  it('is raised and promoted without composing: its pages are in memory', async () => {
    const dataDir = await createPublishedDataDir();
    const heldBy = join(makeTempDir(), 'go-on');
    writeFileSync(heldBy, '');
    await openTestRegistry(dataDir).startCanary(writeMarketingRelease('2', 'second', { heldBy }), PERCENT);
    const door = await openTestWebServer({ dataDir });
    // A second composition would wait here.
    writeFileSync(`${heldBy}.begun`, 'once');
    const registry = openTestRegistry(dataDir);
    await untilRegistryIs(door, () => registry.startCanary(registry.releaseDir('mfe-marketing', '2'), 50));
    expect(await textFor(door, FIRST_OFF)).toBe('second');
    await untilRegistryIs(door, () => registry.promote('mfe-marketing'));
    expect(await textFor(door, 'skal_canary=9999')).toBe('second');
    expect(readFileSync(`${heldBy}.begun`, 'utf8')).toBe('once');
    await door.close();
  });

  it('serves a page that only the canary has to its visitors only', async () => {
    const dataDir = await createPublishedDataDir();
    const page = { path: '/wine', page: 'P', title: 'Wine', description: '', preload: [] };
    const wine = makeRelease({
      name: 'mfe-wine',
      version: '1',
      routes: [{ ...page, access: 'client' as const, layout: 'app' as const }],
    });
    const registry = openTestRegistry(dataDir);
    await registry.publish([writeRelease(makeRelease({ name: 'mfe-wine', version: '0' }))]);
    await registry.startCanary(writeRelease(wine), PERCENT);
    const door = await openTestWebServer({ dataDir });
    expect([(await ask(door, LAST_ON, '/wine')).status, (await ask(door, FIRST_OFF, '/wine')).status]).toEqual([
      200, 404,
    ]);
    await door.close();
  });

  it('gets no visitors when it cannot be composed; baseline pages are served', async () => {
    const dataDir = await createPublishedDataDir();
    const broken = writeRelease(
      makeRelease({
        name: 'mfe-marketing',
        version: '2',
        routes: [
          { path: '/', page: 'P', title: 'Home', description: '', access: 'public', layout: 'site', preload: [] },
        ],
      }),
      {},
      'throw new Error("no manifest")',
    );
    await openTestRegistry(dataDir).startCanary(broken, 100);
    const door = await openTestWebServer({ dataDir });
    expect(door.logged).toEqual(['The canary could not be composed and gets no visitors']);
    expect(await textFor(door, LAST_ON)).toBe('first');
    await door.close();
  });

  it('sets its cookie with Secure on a site with TLS', async () => {
    const door = await openTestWebServer({ dataDir: await folderWithCanary(), secure: true });
    expect((await ask(door)).headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    await door.close();
  });
});
