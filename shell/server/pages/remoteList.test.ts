import type { Snapshot } from '../../src/federation/snapshot.ts';
import { fileIntegrity, type ReleaseRoute } from '../releases/release.ts';
import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, makeTempDir, writeRelease } from '../testing/releases.ts';
import { openTestWebServer, SHELL_CODE, type TestWebServer, writeMarketingRelease } from '../testing/testWebServer.ts';

const LOADS_REMOTES = `${SHELL_CODE}\nexports.LOADS_REMOTES = true;`;

const route = (path: string): ReleaseRoute => ({
  ...{ path, page: 'P', title: `Title of ${path}`, description: '', access: 'client', layout: 'app', preload: [] },
});

/** A remote with five pages and eight scripts. */
const writeRemote = (index: number) => {
  const name = `mfe-team${index}`;
  const scripts = Array.from({ length: 8 }, (_, script) => [`Chunk${script}.js`, `sha256-${name}-${script}`] as const);
  const routes = Array.from({ length: 5 }, (_, page) => route(`/team${index}/${page}`));
  return writeRelease(makeRelease({ name, version: `1.${index}`, routes, integrity: Object.fromEntries(scripts) }));
};

const snapshotOf = (html: string) => JSON.parse(/id="snapshot">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as Snapshot;

async function openSiteWith(remotes: number, code = LOADS_REMOTES): Promise<TestWebServer> {
  const dataDir = makeTempDir();
  const shell = writeRelease(makeRelease({ name: 'shell', version: '1' }), {}, code);
  const others = Array.from({ length: remotes - 1 }, (_, index) => writeRemote(index));
  await openTestRegistry(dataDir).publish([shell, writeMarketingRelease('1', 'first'), ...others]);
  return openTestWebServer({ dataDir });
}

const pageOf = async ({ url }: TestWebServer, path = '/') => (await fetch(url + path)).text();

describe('a page', () => {
  let few: TestWebServer;
  let many: TestWebServer;
  beforeAll(async () => {
    few = await openSiteWith(3);
    many = await openSiteWith(30);
  });
  afterAll(() => Promise.all([few.close(), many.close()]));

  it('has the same bytes with 30 remotes as with 3', async () => {
    const [ofFew, ofMany] = [await pageOf(few), await pageOf(many)];
    expect(Math.abs(ofMany.length / ofFew.length - 1)).toBeLessThan(0.02);
    expect(snapshotOf(ofMany).remotes.map(({ name }) => name)).toEqual(['mfe-marketing']);
  });

  it('names the list of all remotes, an immutable file with the hash that the page has', async () => {
    const { remoteList = '', integrity } = snapshotOf(await pageOf(many));
    expect(integrity).toBeUndefined();
    const path = `/r/remotes/${Buffer.from(remoteList.slice(7), 'base64').toString('base64url')}.json`;
    const answer = await fetch(many.url + path);
    const text = await answer.text();
    expect(fileIntegrity(Buffer.from(text))).toBe(remoteList);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const remotes = JSON.parse(text) as Snapshot['remotes'];
    expect(remotes).toHaveLength(30);
    const { name, version, integrity: listed = '' } = remotes.at(-1) ?? {};
    const values = await (await fetch(`${many.url}/r/integrity/${name}@${version}.json`)).text();
    expect(fileIntegrity(Buffer.from(values))).toBe(listed);
  });

  it('keeps the list of an earlier set for the tabs that have it', async () => {
    const { remoteList = '' } = snapshotOf(await pageOf(few));
    const path = `/r/remotes/${Buffer.from(remoteList.slice(7), 'base64').toString('base64url')}.json`;
    await openTestRegistry(few.dataDir).publish([writeMarketingRelease('2', 'second')]);
    while (snapshotOf(await pageOf(few)).remoteList === remoteList);
    expect((await fetch(few.url + path)).status).toBe(200);
    expect((await fetch(`${few.url}/r/remotes/unknown.json`)).status).toBe(404);
  });

  it('has all remotes if it is the not-found page', async () => {
    const { remotes, remoteList } = snapshotOf(await pageOf(many, '/nowhere'));
    expect([remotes.length, remoteList]).toEqual([30, undefined]);
  });

  it('has all remotes for an older shell, which loads none', async () => {
    const older = await openSiteWith(3, SHELL_CODE);
    expect(snapshotOf(await pageOf(older)).remotes).toHaveLength(3);
    await older.close();
  });
});
