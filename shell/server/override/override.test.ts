import { cpSync } from 'node:fs';
import { openTeamStore } from '../registry/teams.ts';
import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, writeRelease } from '../testing/releases.ts';
import {
  OPERATOR_COOKIE,
  openTestWebServer,
  SHELL_CODE,
  type TestWebServer,
  writeMarketingRelease,
} from '../testing/testWebServer.ts';
import { overrideQuery, parseOverride } from './overrideQuery.ts';

let webServer: TestWebServer;
beforeAll(async () => {
  webServer = await openTestWebServer();
  const registry = openTestRegistry(webServer.dataDir);
  await registry.publish([writeMarketingRelease('2', 'second')]);
  await registry.publish([writeMarketingRelease('3', 'third')]);
  await registry.rollback('mfe-marketing', '1');
  while (!(await (await fetch(webServer.url)).text()).includes('first'));
});
afterAll(() => webServer.close());

const asOperator = (address: string) => fetch(webServer.url + address, { headers: { Cookie: OPERATOR_COOKIE } });
const snapshotIn = (html: string) => JSON.parse(/id="snapshot">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('the override query', () => {
  it.each([
    ['', null],
    ['?page=2&remote=portal', null],
    ['?remote.portal=0.1.0-abc', { 'mfe-portal': '0.1.0-abc' }],
    ['?q=1&remote.portal=1&remote.admin=2', { 'mfe-portal': '1', 'mfe-admin': '2' }],
    ['?shell=0.1.0-abc', { shell: '0.1.0-abc' }],
    ['?remote.=1&remote.Portal=1&remote.__proto__=1', null],
    ['?shells=1&q=shell', null],
  ])('%s is %j', (search, override) => expect(parseOverride(search)).toEqual(override));

  it('survives a round trip', () => {
    const override = { shell: '0.1.0-abc', 'mfe-wine-bar': '1' };
    expect(parseOverride(`?${overrideQuery(override)}`)).toEqual(override);
  });
});

describe('a version that is not live', () => {
  it('is shown to an operator with a badge, is not stored, and has noindex', async () => {
    const answer = await asOperator('/?remote.marketing=2');
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('second');
    expect(html).toMatch(/Only you see mfe-marketing 2 <a href="\?"[^>]*>Reset/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('content-security-policy')).toContain('script-src');
    expect(snapshotIn(html)).toMatchObject({ override: true, remotes: [{ version: '2' }] });
    expect(snapshotIn(html).remotes[0].before).toBeUndefined();
  });

  it('may be one of the shell, or of a remote that is not live yet', async () => {
    const { stage } = openTestRegistry(webServer.dataDir);
    const shell = makeRelease({ name: 'shell', version: '2', hostApi: '1.3.0' });
    const events = makeRelease({ name: 'mfe-events', version: '1', hostApi: '^1.3.0' });
    stage([writeRelease(shell, {}, SHELL_CODE), writeRelease(events)]);
    const html = await (await asOperator('/?shell=2&remote.events=1')).text();
    expect(snapshotIn(html)).toMatchObject({
      shell: '2',
      remotes: [
        { name: 'mfe-marketing', version: '1' },
        { name: 'mfe-events', version: '1' },
      ],
    });
    // It is incompatible with the live shell.
    expect(await (await asOperator('/?remote.events=1')).text()).toContain('needs host API ^1.3.0');
  });

  it('changes nothing for other visitors', async () => {
    await asOperator('/?remote.marketing=3');
    const html = await (await fetch(webServer.url)).text();
    expect(html).toContain('first');
    expect(html).not.toContain('Only you');
    expect(snapshotIn(html).override).toBeUndefined();
    expect((await (await fetch(`${webServer.url}/registry.json`)).json()).bundles['mfe-marketing'].version).toBe('1');
  });

  it('is for operators only', async () => {
    const answer = await fetch(`${webServer.url}/?remote.marketing=2`);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toBe(
      'Only operators look at versions that are not live. Sign in as one, and open this address again.',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('is shown to the team that releases it; other versions are not', async () => {
    const teams = openTeamStore(webServer);
    const tokens = {
      own: await teams.add('sites', 'mfe-marketing'),
      foreign: await teams.add('dashboard', 'mfe-admin'),
    };
    const asTeam = (token: string, query: string) =>
      fetch(`${webServer.url}/?${query}`, { headers: { Authorization: `Bearer ${token}`, Cookie: OPERATOR_COOKIE } });
    expect(await (await asTeam(tokens.own, 'remote.marketing=2')).text()).toContain('second');
    for (const [token, query] of [
      [tokens.own, 'remote.marketing=2&shell=1'],
      [tokens.foreign, 'remote.marketing=2'],
      ['skal_unknown', 'remote.marketing=2'],
    ] as const) {
      const answer = await asTeam(token, query);
      expect([answer.status, await answer.text()]).toEqual([
        403,
        'This token is not one of the team that releases these versions',
      ]);
    }
    await teams.revoke('sites');
    expect((await asTeam(tokens.own, 'remote.marketing=2')).status).toBe(403);
  });

  it.each([
    ['an unknown version', 'marketing=9', "This site has no version '9' of mfe-marketing"],
    ['a path', 'marketing=../mfe-marketing/1', "no version '../mfe-marketing/1' of mfe-marketing"],
    ['an unknown remote', 'menus=1', "This site has no version '1' of mfe-menus"],
    ['an incompatible version', 'marketing=4', 'mfe-marketing@4 needs host API ^9.0.0, the shell offers 1.2.0'],
  ])('is rejected with a message: %s', async (_, query, sentence) => {
    const { releaseDir } = openTestRegistry(webServer.dataDir);
    const incompatible = writeRelease(makeRelease({ name: 'mfe-marketing', version: '4', hostApi: '^9.0.0' }));
    cpSync(incompatible, releaseDir('mfe-marketing', '4'), { recursive: true });
    const answer = await asOperator(`/?remote.${query}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(sentence);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is rejected when it cannot be loaded, and the site stays up', async () => {
    const broken = await openTestWebServer({
      dataDir: webServer.dataDir,
      api: { handle: () => undefined, isOperator: () => Promise.reject(new Error('The database is away')) },
    });
    expect((await fetch(`${broken.url}/?remote.marketing=2`)).status).toBe(503);
    expect((await fetch(broken.url)).status).toBe(200);
    expect(broken.logged).toContain('A page with other versions could not be composed');
    await broken.close();
  });
});
