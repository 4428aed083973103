import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openReleaseService, type ReleaseService } from '../releases/releaseService.ts';
import type { ReleasesConfig } from '../releases/releasesConfig.ts';
import { makeRelease, writeRelease } from '../testing/releases.ts';
import { startSharedStore, type TestSharedStore } from '../testing/sharedStoreFixture.ts';
import { createPublishedDataDir } from '../testing/testWebServer.ts';

const ACTIVATOR = fileURLToPath(new URL('../testing/activate.process.ts', import.meta.url));
const DAY_MS = 24 * 60 * 60 * 1000;
const PORTAL = 'mfe-portal';
const MARKETING = 'mfe-marketing';

let shared: TestSharedStore;
const opened: ReleaseService[] = [];
/** The release service of a machine with a data folder of its own. */
const openMachine = (place: ReleasesConfig = shared.configFor()): ReleaseService => {
  const releases = openReleaseService(place);
  opened.push(releases);
  return releases;
};
const portal = (version: string) => writeRelease(makeRelease({ name: PORTAL, version }), { 'remoteEntry.js': version });
const historyOf = async (releases: ReleaseService, name: string) =>
  ((await releases.status())[name]?.history ?? []).map(({ version }) => version);

beforeEach(async () => {
  shared = await startSharedStore();
});
afterEach(async () => {
  for (const releases of opened.splice(0)) releases.close();
  await shared.close();
});

it('lose no activation of two processes on two machines, and accept one of two conflicting ones', async () => {
  const first = openMachine();
  const shell = writeRelease(makeRelease({ name: 'shell', version: '1' }));
  const writeAdmin = (version: string) => writeRelease(makeRelease({ name: 'mfe-admin', version }));
  await first.publish([shell, portal('2'), writeAdmin('2')]);
  await first.publish([portal('1'), writeAdmin('1')]);

  const TIMES = 15;
  const activators = [PORTAL, 'mfe-admin'].map((name) =>
    fork(ACTIVATOR, [JSON.stringify(shared.configFor()), name, String(TIMES)]),
  );
  await Promise.all(activators.map((child) => once(child, 'message')));
  const ends = activators.map((child) => once(child, 'exit'));
  for (const child of activators) child.send('go');
  expect((await Promise.all(ends)).map(([code]) => code)).toEqual([0, 0]);
  const flips = Array.from({ length: TIMES }, (_, index) => (index % 2 ? '1' : '2')).reverse();
  for (const name of [PORTAL, 'mfe-admin']) expect(await historyOf(first, name)).toEqual([...flips, '1', '2']);

  const second = openMachine();
  const outcomes = await Promise.allSettled([
    first.publish([portal('3')], { expectedLive: { [PORTAL]: '2' } }),
    second.publish([portal('4')], { expectedLive: { [PORTAL]: '2' } }),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: expect.stringMatching(/^Conflict: mfe-portal is now at [34], expected 2\./) },
  });
});

it('start with the content of a data folder, and reach another machine unmodified or not at all', async () => {
  const dataDir = await createPublishedDataDir();
  const first = openMachine(shared.configFor(dataDir));
  await first.publish([]);
  const other = shared.configFor();
  const second = openMachine(other);
  expect(await second.status()).toEqual(await first.status());
  const folder = await second.find(MARKETING, '1');
  const original = join(dataDir, 'releases', MARKETING, '1');
  const names = globSync('**/*.*', { cwd: original });
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(readFileSync(join(folder ?? '', name))).toEqual(readFileSync(join(original, name)));
  expect(await second.find(MARKETING, '9')).toBeNull();

  const [archive = ''] = globSync('mfe-marketing/1/*', { cwd: shared.storage });
  const text = readFileSync(join(shared.storage, archive), 'latin1');
  writeFileSync(join(shared.storage, archive), text.replace('first', 'worst'), 'latin1');
  const third = shared.configFor();
  await expect(openMachine(third).find(MARKETING, '1')).rejects.toThrow('does not match its hash');
  expect(existsSync(join(third.dataDir, 'releases', MARKETING))).toBe(false);
  expect(readdirSync(join(third.dataDir, 'incoming'))).toEqual([]);
});

it('are removed when unused, registry entry first; unlisted archives go a day later', async () => {
  const first = openMachine(shared.configFor(await createPublishedDataDir()));
  for (const version of ['1', '2', '3']) await first.publish([portal(version)]);
  /** An unlisted object in the storage, of this age in days before a time. */
  const writeUnlisted = (days: number, before: number) => {
    const object = join(shared.storage, `left${days}`);
    writeFileSync(object, '');
    utimesSync(object, new Date(), new Date(before - days * DAY_MS));
    return object;
  };
  const later = Date.now() + 31 * DAY_MS;
  const [old, fresh] = [writeUnlisted(2, later), writeUnlisted(0.5, later)];
  const versions = () => readdirSync(join(shared.storage, PORTAL)).filter((version) => piecesOf(version) > 0);
  const piecesOf = (version: string) => readdirSync(join(shared.storage, PORTAL, version)).length;

  const stale = [expect.objectContaining({ name: PORTAL, version: '1' })];
  expect(await first.prune(false, later)).toEqual(stale);
  expect(versions()).toEqual(['1', '2', '3']);
  expect(await first.prune(true, later)).toEqual(stale);
  expect(versions()).toEqual(['2', '3']);
  expect([old, fresh].map((object) => existsSync(object))).toEqual([false, true]);

  // A machine whose clock is a week ahead does not remove new archives either.
  const clockAhead = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * DAY_MS);
  const newArchive = writeUnlisted(0, Date.now() - 7 * DAY_MS);
  expect(await first.prune(true)).toEqual([]);
  clockAhead.mockRestore();
  expect(existsSync(newArchive)).toBe(true);

  const second = openMachine();
  await expect(second.activate({ [PORTAL]: '1' })).rejects.toThrow('There is no release mfe-portal@1');
  // Once a day, by one of all machines.
  const older = writeUnlisted(3, Date.now());
  await first.pruneDaily();
  expect(existsSync(older)).toBe(false);
  writeUnlisted(3, Date.now());
  await second.pruneDaily();
  expect(existsSync(older)).toBe(true);
  await second.rollback(PORTAL, null);
  expect(await historyOf(first, PORTAL)).toEqual(['2', '3', '2', '1']);
});

it('stay unchanged while the database or the storage is down, and report the error', async () => {
  const first = openMachine(shared.configFor(await createPublishedDataDir()));
  await first.publish([portal('1')]);
  await shared.proxy.cut();
  await expect(first.publish([portal('2')])).rejects.toThrow('The database of releases cannot be reached');
  await shared.proxy.restore();
  shared.unmount();
  await expect(first.publish([portal('2')])).rejects.toThrow('The storage of releases cannot be reached');
  shared.mount();
  expect(await historyOf(first, PORTAL)).toEqual(['1']);
  await first.publish([portal('2')]);
  expect(await historyOf(openMachine(), PORTAL)).toEqual(['2', '1']);
});
