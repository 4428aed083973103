import { openTeamStore } from '../registry/teams.ts';
import { openReleaseService } from '../releases/releaseService.ts';
import { startSharedStore, type TestSharedStore } from '../testing/sharedStoreFixture.ts';
import { BUNDLE_NAME, createTestPublisher } from '../testing/testPublisher.ts';
import {
  createPublishedDataDir,
  openTestWebServer,
  type TestWebServer,
  writeMarketingRelease,
} from '../testing/testWebServer.ts';

let shared: TestSharedStore;
let firstServer: TestWebServer;
let secondServer: TestWebServer;

const pageOf = async (webServer: TestWebServer) => (await fetch(webServer.url)).text();
const fileOf = (version: string, webServer = secondServer) =>
  fetch(`${webServer.url}/r/${BUNDLE_NAME}/${version}/remoteEntry.js`);
/** Waits until both servers serve a text to visitors. */
async function waitUntilBothShow(text: string): Promise<void> {
  for (const webServer of [firstServer, secondServer])
    while (!(await pageOf(webServer)).includes(text)) await new Promise(setImmediate);
}

beforeAll(async () => {
  shared = await startSharedStore();
  const releases = openReleaseService(shared.configFor(await createPublishedDataDir()));
  await releases.publish([writeMarketingRelease('2', 'second')]);
  await releases.publish([writeMarketingRelease('3', 'third')]);
  releases.close();
  [firstServer, secondServer] = await Promise.all([
    openTestWebServer(shared.configFor()),
    openTestWebServer(shared.configFor()),
  ]);
});
afterAll(async () => {
  await Promise.all([firstServer.close(), secondServer.close()]);
  await shared.close();
});

describe('web servers with data folders of their own', () => {
  it('agree on the live set, and on who may release', async () => {
    await waitUntilBothShow('third');
    const teams = openTeamStore(shared.configFor());
    const token = await teams.add('blue', BUNDLE_NAME);
    teams.close();
    const request = (webServer: TestWebServer, path: string, init: RequestInit = {}) =>
      fetch(`${webServer.url}/releases/${path}`, { ...init, headers: { Authorization: `Bearer ${token}` } });
    const back = { method: 'POST', body: JSON.stringify({ expects: '3' }) };
    expect((await request(firstServer, `${BUNDLE_NAME}/rollback`, back)).status).toBe(200);
    await waitUntilBothShow('second');
    expect(await (await request(secondServer, BUNDLE_NAME)).json()).toMatchObject({
      live: '2',
      history: [{ by: 'blue' }, {}, {}, {}],
    });
    // Each of the two has one connection for its releases, teams and polls.
    while ((await shared.connections()) !== 2) await new Promise(setImmediate);
    const again = await request(secondServer, `${BUNDLE_NAME}/rollback`, back);
    expect([again.status, await again.json()]).toEqual([
      409,
      { error: `Conflict: ${BUNDLE_NAME} is now at 2, expected 3. Reload and try again.` },
    ]);
  });

  it('serve files of a release that only another server has stored, and no other', async () => {
    const releases = openReleaseService(shared.configFor());
    await releases.publish([writeMarketingRelease('4', 'fourth')]);
    // Both serve version 5 at the end.
    await releases.publish([writeMarketingRelease('5', 'fifth')]);
    releases.close();
    const answers = await Promise.all(['4', '4', '1', '9'].map((version) => fileOf(version)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
    expect(await Promise.all(answers.slice(0, 3).map((answer) => answer.text()))).toEqual([
      'fourth',
      'fourth',
      'first',
    ]);
    await waitUntilBothShow('fifth');
  });

  it('keep serving while the database or the storage is down, log it, and catch up', async () => {
    const sender = createTestPublisher(firstServer);
    await shared.proxy.cut();
    const refused = await sender.request(BUNDLE_NAME);
    expect(refused).toEqual({
      status: 503,
      body: { error: 'The database of releases cannot be reached at this moment' },
    });
    expect(await pageOf(secondServer)).toContain('fifth');
    const unknown = await Promise.all([firstServer, secondServer].map((webServer) => fileOf('7', webServer)));
    expect(unknown.map(({ status }) => status)).toEqual([503, 503]);
    await shared.proxy.restore();

    const releases = openReleaseService(shared.configFor());
    await releases.publish([writeMarketingRelease('6', 'sixth')]);
    shared.unmount();
    const restarted = await openTestWebServer(shared.configFor(firstServer.dataDir));
    expect(await pageOf(restarted)).toMatch(/fifth|sixth/);
    await restarted.close();
    shared.mount();
    await waitUntilBothShow('sixth');
    await releases.rollback(BUNDLE_NAME, null);
    releases.close();
    await waitUntilBothShow('fifth');
    for (const { logged } of [firstServer, secondServer]) {
      const databaseLines = logged.filter((line) => /^The database of releases/.test(line));
      expect(databaseLines).toEqual([
        'The database of releases cannot be reached at this moment; the served versions stay',
      ]);
    }
  });
});
