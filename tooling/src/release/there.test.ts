import { openRegistry, openTeams, type Registry } from '@skal/shell/server';
import { openCounters } from '@skal/shell/server/rum/counters.ts';
import { arriving } from '@skal/shell/server/testing/arriving.ts';
import { openTestDoor, type TestDoor } from '@skal/shell/server/testing/door.ts';
import type { Trial } from './gate/trial.ts';
import { ReleaseRefusal } from './steps.ts';
import { fulfilThere, siteAt } from './there.ts';
import { type Asked, readWish } from './words.ts';

const NAME = 'mfe-marketing';

let door: TestDoor;
let registry: Registry;
let token: string;

beforeAll(async () => {
  door = await openTestDoor();
  registry = openRegistry(door.dataDir);
  token = await openTeams(door).add('sites', NAME);
});

afterAll(() => door.close());

/** Which trials were looked at, and whether that finds something wrong with them. */
let trials: Trial[] = [];
let found: string | null = null;
beforeEach(() => {
  trials = [];
  found = null;
});

async function look(trial: Trial): Promise<void> {
  trials.push(trial);
  if (found) throw new ReleaseRefusal(found);
}

/** What `npm run release -- <words> --to <the door>` says; what it would build, and see in a browser, is given. */
async function said(words: string, build: () => string = () => '', its: string | undefined = token) {
  const wish = readWish([...words.split(' '), '--to', door.url]) as Asked;
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const last = await fulfilThere(wish, { site: siteAt(door.url), token: its, say, build: async () => build(), look });
  return [...lines, ...last];
}

const page = async () => (await fetch(door.url)).text();

describe('releasing from afar', () => {
  it('says size and time, and ends when visitors have it', async () => {
    const lines = await said(NAME, () => arriving('2', 'second'));
    expect(lines).toEqual([
      expect.stringMatching(/^Build: \d+\.\d s$/),
      expect.stringMatching(/^mfe-marketing 2: 0\.0 MB to http:/),
      expect.stringMatching(/^Files, names and weight: \d+\.\d s$/),
      expect.stringMatching(/^Browser: \d+\.\d s$/),
      expect.stringMatching(/^Live: \d+\.\d s$/),
      'mfe-marketing 2 is live',
    ]);
    expect(trials).toEqual([{ site: siteAt(door.url), versions: { [NAME]: '2' }, token }]);
    expect(await page()).toContain('second');
    expect(await said(`rollback ${NAME} --note empty`)).toEqual(['mfe-marketing 1 is live']);
    expect(await page()).toContain('first');
    expect((await said(`history ${NAME}`))[0]).toMatch(/rollback {2}1 {2}\(by sites, empty\)$/);
  });

  it('tries a version, ends it, and makes it live', async () => {
    const build = () => arriving('3', 'third');
    const started = await said(`${NAME} --canary 5`, build);
    expect(started.at(-1)).toBe('mfe-marketing 3 is the canary for 5 % of the visitors');
    expect(await said(`status ${NAME}`)).toEqual([expect.stringMatching(/ 1 is live since .*; canary 3 for 5 %$/)]);
    expect(await said(`abort ${NAME}`)).toEqual(['mfe-marketing 3 is no canary any more', 'mfe-marketing 1 is live']);
    await said(`${NAME} --canary 50`, build);
    expect(await said(`promote ${NAME}`)).toEqual(['mfe-marketing 3 is live']);
    expect(await page()).toContain('third');
    registry.point({ [NAME]: '1' });
  });

  it('says what browsers told of the site’s versions', async () => {
    const counters = openCounters(door.dataDir, { log: console.error });
    const count = { bundle: NAME, version: '1', trial: '' } as const;
    counters.add({ ...count, what: 'mount', detail: 'ok' });
    counters.add({ ...count, what: 'error', detail: '/: it broke (src/pages/HomePage.tsx:12)' });
    counters.close();
    expect((await said(`status ${NAME}`)).slice(1, 3)).toEqual([
      '  1, last 24 hours: 0 of 1 pages failed (0.0 %), 0 did not load, 0 fell back, 1 errors',
      '    1 × /: it broke (src/pages/HomePage.tsx:12)',
    ]);
  });

  it('looks at it first, where nobody else sees it, unless it is told not to; then the history says so', async () => {
    const build = () => arriving('5', 'fifth');
    found = '/ is not drawn: it broke';
    await expect(said(NAME, build)).rejects.toThrow('Browser: / is not drawn: it broke');
    expect(registry.live(NAME)).toBe('1');
    expect(await page()).not.toContain('fifth');
    expect((await said(`${NAME} --without-browser`, build)).at(-1)).toBe('mfe-marketing 5 is live');
    expect(trials).toHaveLength(1);
    expect((await said(`history ${NAME}`))[0]).toMatch(/\(by sites, without the browser\)$/);
    registry.point({ [NAME]: '1' });
  });

  it('says in the site’s words why not, before it builds anything', async () => {
    let built = 0;
    const build = () => {
      built += 1;
      return arriving('4', 'fourth', { hostApi: '^9.0.0' });
    };
    await expect(said(NAME, build, 'skal_stolen')).rejects.toThrow('This token is not, or no longer, one of a team');
    await expect(said('mfe-portal', build)).rejects.toThrow('This token of sites is for mfe-marketing, not mfe-portal');
    await expect(said(NAME, build, '')).rejects.toThrow('SKAL_RELEASE_TOKEN is not set');
    expect(built).toBe(0);
    await expect(said(NAME, build)).rejects.toThrow(
      'Files, names and weight: mfe-marketing@4 needs host API ^9.0.0, the shell offers 1.2.0',
    );
    expect(trials).toEqual([]);
    expect(registry.live(NAME)).toBe('1');
  });

  it('takes one bundle at a time, and a token over no open line', async () => {
    await expect(said('status')).rejects.toThrow('Say of which bundle: a token is for one.');
    await expect(said('prune')).rejects.toThrow('It prunes the data folder here, without --to.');
    await expect(said('shell mfe-portal')).rejects.toThrow('With --to one bundle is built and sent');
    await expect(said(`${NAME} 1.0.0`)).rejects.toThrow('rollback --version goes to one that is there');
    expect(() => siteAt('http://www.example.dk')).toThrow('What is secret goes over https only: --to');
    for (const address of ['www.example.dk', 'ftp://a.example', ''])
      expect(() => siteAt(address)).toThrow('--to takes');
    expect(siteAt('https://www.example.dk').href).toBe('https://www.example.dk/');
  });

  it('says when nobody answers', async () => {
    const wish = readWish(['status', NAME]) as Asked;
    const site = siteAt('http://127.0.0.1:1');
    const asking = fulfilThere(wish, { site, token, say: () => undefined, build: async () => '', look });
    await expect(asking).rejects.toThrow('http://127.0.0.1:1 cannot be reached');
  });
});
