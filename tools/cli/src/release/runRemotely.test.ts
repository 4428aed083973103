import { openTeamStore } from '@skal/shell/server';
import { type Preview, ReleaseError } from '@skal/shell/server/cli/releaseSteps.ts';
import { openRumCounters } from '@skal/shell/server/rum/counters.ts';
import { openTestRegistry, type TestRegistry } from '@skal/shell/server/testing/registry.ts';
import { openTestWebServer, type TestWebServer } from '@skal/shell/server/testing/testWebServer.ts';
import { writeUploadedRelease } from '@skal/shell/server/testing/uploadedRelease.ts';
import { parseRelease } from '../testing/parseRelease.ts';
import { runRemotely } from './runRemotely.ts';

const NAME = 'mfe-marketing';

let door: TestWebServer;
let registry: TestRegistry;
let token: string;

beforeAll(async () => {
  door = await openTestWebServer();
  registry = openTestRegistry(door.dataDir);
  token = await openTeamStore(door).add('sites', NAME);
});

afterAll(() => door.close());

/** The previews that were checked, and what the browser gate finds. */
let previews: Preview[] = [];
let failure: string | null = null;
beforeEach(() => {
  previews = [];
  failure = null;
});

async function browserGate(preview: Preview): Promise<void> {
  previews.push(preview);
  if (failure) throw new ReleaseError(failure);
}

/** Executes `skal release <words> --site <the server>`. Returns the lines that it prints. */
async function said(words: string, build: () => string = () => '', its: string | undefined = token, site = door.url) {
  const lines: string[] = [];
  const progress = (line: string) => void lines.push(line);
  const command = await parseRelease([...words.split(' '), '--site', site]);
  const output = await runRemotely(command, { token: its, progress, build: async () => build(), browserGate });
  return [...lines, ...(typeof output === 'string' ? output : output.text).split('\n')];
}

const page = async () => (await fetch(door.url)).text();

describe('releasing from afar', () => {
  it('says size and time, and ends when visitors have it', async () => {
    const lines = await said(NAME, () => writeUploadedRelease('2', 'second'));
    expect(lines).toEqual([
      expect.stringMatching(/^Build: \d+\.\d s$/),
      expect.stringMatching(/^mfe-marketing 2: 0\.0 MB to http:/),
      expect.stringMatching(/^Files, names and weight: \d+\.\d s$/),
      expect.stringMatching(/^Browser: \d+\.\d s$/),
      expect.stringMatching(/^Live: \d+\.\d s$/),
      'mfe-marketing 2 is live',
    ]);
    expect(previews).toEqual([{ site: new URL(door.url), versions: { [NAME]: '2' }, token }]);
    expect(await page()).toContain('second');
    expect(await said(`rollback ${NAME} --note empty`)).toEqual(['mfe-marketing 1 is live']);
    expect(await page()).toContain('first');
    expect((await said(`history ${NAME}`))[0]).toMatch(/rollback {2}1 {2}\(by sites, empty\)$/);
  });

  it('tries a version, ends it, and makes it live', async () => {
    const build = () => writeUploadedRelease('3', 'third');
    const started = await said(`${NAME} --canary 5`, build);
    expect(started.at(-1)).toBe('mfe-marketing 3 is the canary for 5 % of the visitors');
    expect(await said(`status ${NAME}`)).toEqual([expect.stringMatching(/ 1 is live since .*; canary 3 for 5 %$/)]);
    expect(await said(`abort ${NAME}`)).toEqual([
      'mfe-marketing 3 is not a canary any more',
      'mfe-marketing 1 is live',
    ]);
    await said(`${NAME} --canary 50`, build);
    expect(await said(`promote ${NAME}`)).toEqual(['mfe-marketing 3 is live']);
    expect(await page()).toContain('third');
    await registry.activate({ [NAME]: '1' });
  });

  it('says what browsers told of the site’s versions', async () => {
    const counters = openRumCounters(door.dataDir, { log: console.error });
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
    const build = () => writeUploadedRelease('5', 'fifth');
    failure = '/ is not drawn: it broke';
    await expect(said(NAME, build)).rejects.toThrow('Browser: / is not drawn: it broke');
    expect(registry.live(NAME)).toBe('1');
    expect(await page()).not.toContain('fifth');
    expect((await said(`${NAME} --without-browser`, build)).at(-1)).toBe('mfe-marketing 5 is live');
    expect(previews).toHaveLength(1);
    expect((await said(`history ${NAME}`))[0]).toMatch(/\(by sites, without the browser\)$/);
    await registry.activate({ [NAME]: '1' });
  });

  it('says in the site’s words why not, before it builds anything', async () => {
    let built = 0;
    const build = () => {
      built += 1;
      return writeUploadedRelease('4', 'fourth', { hostApi: '^9.0.0' });
    };
    await expect(said(NAME, build, 'skal_stolen')).rejects.toThrow('The token is unknown or revoked');
    await expect(said('mfe-portal', build)).rejects.toThrow('This token of sites is for mfe-marketing, not mfe-portal');
    await expect(said(NAME, build, '')).rejects.toThrow('SKAL_RELEASE_TOKEN is not set');
    expect(built).toBe(0);
    await expect(said(NAME, build)).rejects.toThrow(
      'Files, names and weight: mfe-marketing@4 needs host API ^9.0.0, the shell offers 1.2.0',
    );
    expect(previews).toEqual([]);
    expect(registry.live(NAME)).toBe('1');
  });

  it('takes one bundle at a time', async () => {
    await expect(said('status')).rejects.toThrow('Name a bundle: a token is valid for one bundle only.');
    await expect(said('shell mfe-portal')).rejects.toThrow('With --site one bundle is built and uploaded');
    await expect(said(`${NAME} 1.0.0`)).rejects.toThrow('rollback --to-version activates a published one');
    await expect(said('prune')).rejects.toThrow("unknown option '--site'");
  });

  it('says when nobody answers', async () => {
    const asking = said(`status ${NAME}`, undefined, token, 'http://127.0.0.1:1');
    await expect(asking).rejects.toThrow('http://127.0.0.1:1 cannot be reached');
  });
});
