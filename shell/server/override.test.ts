import { cpSync } from 'node:fs';
import { overrideIn } from './override.ts';
import { openRegistry } from './registry.ts';
import { marketing, OPERATOR_COOKIE, openTestDoor, type TestDoor } from './testing/door.ts';
import { makeRelease, writeRelease } from './testing/releases.ts';

let door: TestDoor;
beforeAll(async () => {
  door = await openTestDoor();
  const registry = openRegistry(door.dataDir);
  registry.publish([marketing('2', 'second')]);
  registry.publish([marketing('3', 'third')]);
  registry.rollBack('mfe-marketing', '1');
  while (!(await (await fetch(door.url)).text()).includes('first'));
});
afterAll(() => door.close());

const asOperator = (address: string) => fetch(door.url + address, { headers: { Cookie: OPERATOR_COOKIE } });
const snapshotIn = (html: string) => JSON.parse(/id="snapshot">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('what an address asks for', () => {
  it.each([
    ['', null],
    ['?page=2&remote=portal', null],
    ['?remote.portal=0.1.0-abc', { 'mfe-portal': '0.1.0-abc' }],
    ['?q=1&remote.portal=1&remote.admin=2', { 'mfe-portal': '1', 'mfe-admin': '2' }],
    ['?remote.=1&remote.Portal=1&remote.__proto__=1', null],
  ])('%s is %j', (search, override) => expect(overrideIn(search)).toEqual(override));
});

describe('a version that is not live', () => {
  it('is shown to an operator, with a badge, and is neither kept nor found', async () => {
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

  it('changes nothing for anybody else', async () => {
    await asOperator('/?remote.marketing=3');
    const html = await (await fetch(door.url)).text();
    expect(html).toContain('first');
    expect(html).not.toContain('Only you');
    expect(snapshotIn(html).override).toBeUndefined();
    expect((await (await fetch(`${door.url}/registry.json`)).json()).bundles['mfe-marketing'].version).toBe('1');
  });

  it('is for operators alone', async () => {
    const answer = await fetch(`${door.url}/?remote.marketing=2`);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toBe(
      'Only operators look at versions that are not live. Sign in as one, and open this address again.',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });

  it.each([
    ['a version that is not there', 'marketing=9', "This site has no version '9' of mfe-marketing"],
    ['a path instead of one', 'marketing=../mfe-marketing/1', "no version '../mfe-marketing/1' of mfe-marketing"],
    ['a remote that is not there', 'events=1', 'This site has no remote mfe-events'],
    ['one that does not fit', 'marketing=4', 'mfe-marketing@4 needs host API ^9.0.0, the shell offers 1.2.0'],
  ])('is refused by a sentence: %s', async (_, query, sentence) => {
    const { releaseDir } = openRegistry(door.dataDir);
    const unfit = writeRelease(makeRelease({ name: 'mfe-marketing', version: '4', hostApi: '^9.0.0' }));
    cpSync(unfit, releaseDir('mfe-marketing', '4'), { recursive: true });
    const answer = await asOperator(`/?remote.${query}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(sentence);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('that cannot be had says so, and leaves the site as it is', async () => {
    const broken = await openTestDoor({
      dataDir: door.dataDir,
      api: { handle: () => undefined, isOperator: () => Promise.reject(new Error('The database is away')) },
    });
    expect((await fetch(`${broken.url}/?remote.marketing=2`)).status).toBe(503);
    expect((await fetch(broken.url)).status).toBe(200);
    expect(broken.logged).toContain('A page with other versions could not be had');
    await broken.close();
  });
});
