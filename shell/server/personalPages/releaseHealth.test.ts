import { openReleaseService, withReleaseService } from '../releases/releaseService.ts';
import { readTotals } from '../rum/counters.ts';
import {
  createPersonalDataDir,
  PATIENT,
  PERSONAL_SHELL_CODE,
  personalRoute,
  readForCookie,
  writePersonalRelease,
} from '../testing/personalSite.ts';
import { makeRelease, writeRelease } from '../testing/releases.ts';
import { openTestWebServer } from '../testing/testWebServer.ts';

const dashboard = [personalRoute('/dashboard')];
const HOUR_MS = 3_600_000;
/** More than the canary is judged by. */
const PAGES = 110;

async function openSite(releaseDirs: readonly string[], change?: (dataDir: string) => Promise<unknown>) {
  const dataDir = await createPersonalDataDir(releaseDirs);
  await change?.(dataDir);
  const aborted: string[] = [];
  const web = await openTestWebServer({
    dataDir,
    api: { handle: () => undefined, isOperator: async () => false, read: readForCookie },
    renderTimes: PATIENT,
    onCanaryAborted: ({ bundle, version }) => void aborted.push(`${bundle}@${version}`),
  });
  const open = async (path: string, cookie = 'who=ane') =>
    (await fetch(web.url + path, { headers: { cookie } })).text();
  const failuresOf = (name: string, version: string) =>
    readTotals(dataDir, name, version, Date.now() - HOUR_MS, Date.now())
      .filter(({ what, detail }) => what === 'mount' && detail === 'failed')
      .reduce((sum, { times }) => sum + times, 0);
  return { ...web, aborted, open, failuresOf, dataDir };
}

describe('the health of releases with a server build', () => {
  const broken = (name: string, version: string) =>
    writePersonalRelease(name, version, dashboard, { fault: "throw new Error('broken');" });
  const brokenShell = (version: string) =>
    writeRelease(
      makeRelease({ name: 'shell', version }),
      { 'main.js': version },
      `${PERSONAL_SHELL_CODE}
       exports.createPersonalRenderer = () => { throw new Error('broken shell'); };`,
    );

  it.each([
    ['a remote', 'mfe-portal', () => broken('mfe-portal', '2')],
    ['the shell', 'shell', () => brokenShell('2')],
  ] as const)(
    'a canary of %s whose server build fails is aborted, though its frames work',
    async (_, bundle, write) => {
      const portal = writePersonalRelease('mfe-portal', '1', dashboard);
      const site = await openSite([portal], (dataDir) =>
        withReleaseService({ dataDir }, (releases) => releases.startCanary(write(), 50)),
      );
      const mount = (version: string) =>
        fetch(`${site.url}/rum`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({
            ...{ kind: 'mount', route: '/dashboard', ok: true, remote: 'mfe-portal' },
            ...(bundle === 'shell' ? { version: '1', shell: version } : { version, shell: '1' }),
          }),
        });
      let frames = 0;
      for (; frames < PAGES; frames++) {
        const page = await site.open('/dashboard', 'who=ane; skal_canary=1');
        // On a slow machine the canary is aborted meanwhile.
        if (page.includes('data-prerendered')) break;
        // The browser renders both.
        await Promise.all([mount('1'), mount('2')]);
      }
      expect(await site.open('/dashboard', 'who=ane; skal_canary=9999')).toContain('ane has');
      await site.close();
      expect(frames).toBeGreaterThan(0);
      expect(site.failuresOf(bundle, '2')).toBe(frames);
      expect(site.aborted).toEqual([`${bundle}@2`]);
    },
  );

  it('a release that fails again and again is paused, and each of its pages counts', async () => {
    const attempts = "(globalThis.attempts ??= []).push(address); throw new Error('attempt ' + attempts.length);";
    const site = await openSite([
      writePersonalRelease('mfe-portal', '1', dashboard),
      writePersonalRelease('mfe-broken', '1', [personalRoute('/broken')], { fault: attempts }),
    ]);
    for (let page = 0; page < 10; page++) expect(await site.open('/broken')).not.toContain('data-prerendered');
    expect(await site.open('/dashboard')).toContain('ane has');
    expect(site.failuresOf('mfe-broken', '1')).toBe(10);
    const errors = readTotals(site.dataDir, 'mfe-broken', '1', Date.now() - HOUR_MS, Date.now());
    expect(errors).toContainEqual({ what: 'error', detail: '/broken: on the server: attempt 3', times: 8 });
    await site.close();
  });

  it('an older release without a server build has frames and no failures', async () => {
    const { render: _, ...route } = personalRoute('/dashboard');
    const older = makeRelease({ name: 'mfe-portal', version: '0', routes: [route] });
    const site = await openSite([writeRelease(older, { 'remoteEntry.js': 'r' })]);
    expect(await site.open('/dashboard')).toContain('<div id="root">');
    expect(site.failuresOf('mfe-portal', '0')).toBe(0);
    await site.close();
  });

  it('pages show the navigation of the current releases of other remotes', async () => {
    const fault = "return { html: JSON.stringify(snapshot.remotes.map(({ name }) => name)), styles: '', queries: [] };";
    const site = await openSite([writePersonalRelease('mfe-portal', '1', dashboard, { fault })]);
    expect(await site.open('/dashboard')).toContain('["mfe-portal"]');
    const releases = openReleaseService({ dataDir: site.dataDir });
    await releases.publish([writePersonalRelease('mfe-events', '1', [personalRoute('/events')])]);
    // The web server notices the change of the registry.
    while (!/data-prerendered data-framed>\[[^\]]*mfe-events/.test(await site.open('/dashboard')));
    releases.close();
    await site.close();
  });
});
