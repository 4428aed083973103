import { openTeamStore } from '@skal/shell/server';
import { type Preview, ReleaseError } from '@skal/shell/server/cli/releaseSteps.ts';
import { openRumCounters } from '@skal/shell/server/rum/counters.ts';
import { openTestRegistry, type TestRegistry } from '@skal/shell/server/testing/registry.ts';
import { openTestWebServer, type TestWebServer } from '@skal/shell/server/testing/testWebServer.ts';
import { writeUploadedRelease } from '@skal/shell/server/testing/uploadedRelease.ts';
import { parseRelease } from '../testing/parseRelease.ts';
import { runRemotely } from './runRemotely.ts';

const NAME = 'mfe-marketing';

let server: TestWebServer;
let registry: TestRegistry;
let token: string;

beforeAll(async () => {
  server = await openTestWebServer();
  registry = openTestRegistry(server.dataDir);
  token = await openTeamStore(server).add('sites', NAME);
});

afterAll(() => server.close());

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
async function runRelease(
  args: string,
  build: () => string = () => '',
  releaseToken: string | undefined = token,
  site = server.url,
) {
  const lines: string[] = [];
  const progress = (line: string) => void lines.push(line);
  const command = await parseRelease([...args.split(' '), '--site', site]);
  const output = await runRemotely(command, { token: releaseToken, progress, build: async () => build(), browserGate });
  return [...lines, ...(typeof output === 'string' ? output : output.text).split('\n')];
}

const page = async () => (await fetch(server.url)).text();

describe('releasing to a remote site', () => {
  it('prints size and time, and finishes when visitors get the version', async () => {
    const lines = await runRelease(NAME, () => writeUploadedRelease('2', 'second'));
    expect(lines).toEqual([
      expect.stringMatching(/^Build: \d+\.\d s$/),
      expect.stringMatching(/^mfe-marketing 2: 0\.0 MB to http:/),
      expect.stringMatching(/^Files, names and weight: \d+\.\d s$/),
      expect.stringMatching(/^Browser: \d+\.\d s$/),
      expect.stringMatching(/^Live: \d+\.\d s$/),
      'mfe-marketing 2 is live',
    ]);
    expect(previews).toEqual([{ site: new URL(server.url), versions: { [NAME]: '2' }, token }]);
    expect(await page()).toContain('second');
    expect(await runRelease(`rollback ${NAME} --note empty`)).toEqual(['mfe-marketing 1 is live']);
    expect(await page()).toContain('first');
    expect((await runRelease(`history ${NAME}`))[0]).toMatch(/rollback {2}1 {2}\(by sites, empty\)$/);
  });

  it('starts a canary, aborts it, and activates it', async () => {
    const build = () => writeUploadedRelease('3', 'third');
    const started = await runRelease(`${NAME} --canary 5`, build);
    expect(started.at(-1)).toBe('mfe-marketing 3 is the canary for 5% of visitors');
    expect(await runRelease(`status ${NAME}`)).toEqual([
      expect.stringMatching(/ 1 is live since .*; canary 3 for 5%$/),
    ]);
    expect(await runRelease(`abort ${NAME}`)).toEqual(['Canary mfe-marketing 3 ended', 'mfe-marketing 1 is live']);
    await runRelease(`${NAME} --canary 50`, build);
    expect(await runRelease(`promote ${NAME}`)).toEqual(['mfe-marketing 3 is live']);
    expect(await page()).toContain('third');
    await registry.activate({ [NAME]: '1' });
  });

  it("shows the RUM figures of the site's versions", async () => {
    const counters = openRumCounters(server.dataDir, { log: console.error });
    const count = { bundle: NAME, version: '1', trial: '' } as const;
    counters.add({ ...count, what: 'mount', detail: 'ok' });
    counters.add({ ...count, what: 'error', detail: '/: it broke (src/pages/HomePage.tsx:12)' });
    counters.close();
    expect((await runRelease(`status ${NAME}`)).slice(1, 3)).toEqual([
      '  1, last 24 hours: 0 of 1 pages failed (0.0%), 0 failed loads, 0 fallbacks, 1 errors',
      '    1 × /: it broke (src/pages/HomePage.tsx:12)',
    ]);
  });

  it('checks a version before visitors see it, unless skipped; the history then says so', async () => {
    const build = () => writeUploadedRelease('5', 'fifth');
    failure = '/ not rendered: it broke';
    await expect(runRelease(NAME, build)).rejects.toThrow('Browser: / not rendered: it broke');
    expect(registry.live(NAME)).toBe('1');
    expect(await page()).not.toContain('fifth');
    expect((await runRelease(`${NAME} --without-browser`, build)).at(-1)).toBe('mfe-marketing 5 is live');
    expect(previews).toHaveLength(1);
    expect((await runRelease(`history ${NAME}`))[0]).toMatch(/\(by sites, without the browser\)$/);
    await registry.activate({ [NAME]: '1' });
  });

  it("fails with the site's message before it builds anything", async () => {
    let built = 0;
    const build = () => {
      built += 1;
      return writeUploadedRelease('4', 'fourth', { hostApi: '^9.0.0' });
    };
    await expect(runRelease(NAME, build, 'skal_stolen')).rejects.toThrow('The token is unknown or revoked');
    await expect(runRelease('mfe-portal', build)).rejects.toThrow(
      'This token of sites is for mfe-marketing, not mfe-portal',
    );
    await expect(runRelease(NAME, build, '')).rejects.toThrow('SKAL_RELEASE_TOKEN is not set');
    expect(built).toBe(0);
    await expect(runRelease(NAME, build)).rejects.toThrow(
      'Files, names and weight: mfe-marketing@4 needs host API ^9.0.0, the shell offers 1.2.0',
    );
    expect(previews).toEqual([]);
    expect(registry.live(NAME)).toBe('1');
  });

  it('publishes one bundle at a time', async () => {
    await expect(runRelease('status')).rejects.toThrow('Name a bundle: each token is valid for one bundle.');
    await expect(runRelease('shell mfe-portal')).rejects.toThrow('--site publishes one bundle.');
    await expect(runRelease(`${NAME} 1.0.0`)).rejects.toThrow('use rollback --to-version');
    await expect(runRelease('prune')).rejects.toThrow("unknown option '--site'");
  });

  it('fails with a message when the site is unreachable', async () => {
    const pendingStatus = runRelease(`status ${NAME}`, undefined, token, 'http://127.0.0.1:1');
    await expect(pendingStatus).rejects.toThrow('http://127.0.0.1:1 cannot be reached');
  });
});
