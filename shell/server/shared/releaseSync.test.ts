import { openReleaseService } from '../releases/releaseService.ts';
import { openTeams } from '../teams.ts';
import { marketing, openTestDoor, publishedFolder, type TestDoor } from '../testing/door.ts';
import { NAME, openSender } from '../testing/sender.ts';
import { startShared, type TestShared } from '../testing/shared.ts';

let shared: TestShared;
let near: TestDoor;
let far: TestDoor;

const pageOf = async (door: TestDoor) => (await fetch(door.url)).text();
const fileOf = (version: string, door = far) => fetch(`${door.url}/r/${NAME}/${version}/remoteEntry.js`);
/** Waits until visitors of both are given a text. */
async function untilBothSay(text: string): Promise<void> {
  for (const door of [near, far]) while (!(await pageOf(door)).includes(text)) await new Promise(setImmediate);
}

beforeAll(async () => {
  shared = await startShared();
  const releases = openReleaseService(shared.place(await publishedFolder()));
  await releases.publish([marketing('2', 'second')]);
  await releases.publish([marketing('3', 'third')]);
  releases.close();
  [near, far] = await Promise.all([openTestDoor(shared.place()), openTestDoor(shared.place())]);
});
afterAll(async () => {
  await Promise.all([near.close(), far.close()]);
  await shared.close();
});

describe('front doors on folders of their own', () => {
  it('agree on what is live, and on who may release it', async () => {
    await untilBothSay('third');
    const teams = openTeams(shared.place());
    const token = await teams.add('blue', NAME);
    teams.close();
    const ask = (door: TestDoor, path: string, init: RequestInit = {}) =>
      fetch(`${door.url}/releases/${path}`, { ...init, headers: { Authorization: `Bearer ${token}` } });
    const back = { method: 'POST', body: JSON.stringify({ expects: '3' }) };
    expect((await ask(near, `${NAME}/rollback`, back)).status).toBe(200);
    await untilBothSay('second');
    expect(await (await ask(far, NAME)).json()).toMatchObject({ live: '2', history: [{ by: 'blue' }, {}, {}, {}] });
    // Each of the two has one for its releases, its teams and its polls.
    while ((await shared.connections()) !== 2) await new Promise(setImmediate);
    const again = await ask(far, `${NAME}/rollback`, back);
    expect([again.status, await again.json()]).toEqual([
      409,
      { error: `Somebody was faster: ${NAME} is at 2 by now, and not at 3` },
    ]);
  });

  it('serve the files of a release that only another one has seen, and of no other', async () => {
    const releases = openReleaseService(shared.place());
    await releases.publish([marketing('4', 'fourth')]);
    // Both are at 5 by the time they look.
    await releases.publish([marketing('5', 'fifth')]);
    releases.close();
    const answers = await Promise.all(['4', '4', '1', '9'].map((version) => fileOf(version)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
    expect(await Promise.all(answers.slice(0, 3).map((answer) => answer.text()))).toEqual([
      'fourth',
      'fourth',
      'first',
    ]);
    await untilBothSay('fifth');
  });

  it('go on with what they serve while the database or the storage is away, say so, and catch up', async () => {
    const sender = openSender(near);
    await shared.way.cut();
    const refused = await sender.ask(NAME);
    expect(refused).toEqual({
      status: 503,
      body: { error: 'The database of releases cannot be reached at this moment' },
    });
    expect(await pageOf(far)).toContain('fifth');
    const unknown = await Promise.all([near, far].map((door) => fileOf('7', door)));
    expect(unknown.map(({ status }) => status)).toEqual([503, 503]);
    await shared.way.mend();

    const releases = openReleaseService(shared.place());
    await releases.publish([marketing('6', 'sixth')]);
    shared.unmount();
    const late = await openTestDoor(shared.place(near.dataDir));
    expect(await pageOf(late)).toMatch(/fifth|sixth/);
    await late.close();
    shared.mount();
    await untilBothSay('sixth');
    await releases.rollback(NAME, null);
    releases.close();
    await untilBothSay('fifth');
    for (const { logged } of [near, far]) {
      const told = logged.filter((line) => /^The database of releases/.test(line));
      expect(told).toEqual(['The database of releases cannot be reached at this moment; what is served stays']);
    }
  });
});
