import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, makeTempDir, writeRelease } from '../testing/releases.ts';
import { withRegistryLock } from './registryLock.ts';

const PORTAL = 'mfe-portal';
const shell = (version: string, names: string[] = ['useId']) =>
  writeRelease(makeRelease({ name: 'shell', version, provides: { react: names } }));
const portal = (version: string, names: string[] = []) =>
  writeRelease(makeRelease({ name: PORTAL, version, consumes: { react: names } }));

/** A site whose portal went from 1 to 2. */
async function open() {
  const dataDir = makeTempDir();
  const logged: string[] = [];
  const registry = openTestRegistry(dataDir, (message) => logged.push(message));
  await registry.publish([shell('1'), portal('1')]);
  await registry.publish([portal('2')]);
  const file = join(dataDir, 'registry.json');
  const writeRegistryFile = (live: string) => {
    const text = JSON.stringify({ bundles: { shell: { live: '1' }, [PORTAL]: { live } } });
    writeFileSync(file, text);
    return text;
  };
  return { registry, file, writeRegistryFile, logged };
}

describe('a registry', () => {
  it('has its file and releases, and nothing live before the first release', async () => {
    const { registry, file } = await open();
    expect([registry.file, existsSync(registry.releaseDir(PORTAL, '1'))]).toEqual([file, true]);
    expect([registry.has(PORTAL, '1'), registry.has(PORTAL, '9')]).toEqual([true, false]);
    expect([registry.live(PORTAL), registry.live('mfe-new'), registry.canarySet()]).toEqual(['2', null, null]);
    expect([await registry.publish([portal('3')])].flat().map(({ version }) => version)).toEqual(['3']);
    expect((await registry.stage([portal('4')])).map(({ version }) => version)).toEqual(['4']);
    expect((await registry.startCanary(portal('5'), 5)).version).toBe('5');
  });

  it('does not rewrite a file that was edited by hand unless something changes', async () => {
    const { registry, file, writeRegistryFile } = await open();
    const text = writeRegistryFile('2');
    await registry.publish([portal('2')]);
    await registry.activate({ [PORTAL]: '2' });
    expect(readFileSync(file, 'utf8')).toBe(text);
    await registry.activate({ [PORTAL]: '1' });
    expect(readFileSync(file, 'utf8')).not.toBe(text);
  });

  it('falls back to the last good state, and stores the served one if it is still current', async () => {
    expect(openTestRegistry(makeTempDir()).lastGood()).toBeNull();
    const { registry, file, writeRegistryFile, logged } = await open();
    const served = registry.liveSet();
    expect(registry.lastGood()?.revision).toBe(served.revision);
    writeRegistryFile('1');
    registry.remember(served);
    expect(registry.lastGood()?.revision).toBe(served.revision);
    const now = registry.liveSet();
    registry.remember(now);
    expect(registry.lastGood()?.revision).toBe(now.revision);
    writeFileSync(file, '{');
    expect([registry.live(PORTAL), logged.length]).toEqual(['1', 1]);
  });

  it('lists unused releases, and deletes them on request', async () => {
    const { registry } = await open();
    await registry.stage([portal('0')]);
    const past = new Date('2026-01-01');
    for (const version of ['0', '1', '2']) utimesSync(registry.releaseDir(PORTAL, version), past, past);
    const prunedVersions = async (remove: boolean, now?: number) =>
      (await registry.prune(remove, now)).map(({ version }) => version);
    expect(await prunedVersions(false, past.getTime())).toEqual([]);
    expect(await prunedVersions(false)).toEqual(['0']);
    expect(registry.has(PORTAL, '0')).toBe(true);
    expect(await prunedVersions(true)).toEqual(['0']);
    expect(['0', '1', '2'].map((version) => registry.has(PORTAL, version))).toEqual([false, true, true]);
  });

  it('keeps a rollback of the shell possible for a canary of a remote, and for remotes staged without the shell', async () => {
    const { registry } = await open();
    await registry.publish([shell('2', ['useId', 'useMemo'])]);
    const later = portal('3', ['useMemo']);
    const closed =
      "mfe-portal@3 uses 'useMemo' of react, which shell@1 does not export. The site must be able to roll back";
    await expect(registry.startCanary(later, 5)).rejects.toThrow(closed);
    await expect(registry.stage([later])).rejects.toThrow(closed);
    expect([registry.canarySet(), registry.stagedSets()]).toEqual([null, []]);
    await registry.stage([shell('3', ['useId', 'useMemo']), later]);
    expect(registry.stagedSets()).toHaveLength(1);
    // A shell with more exports than the previous one does not need them in it.
    const richer = { provides: { react: ['useId'] }, hostApi: '1.3.0' };
    await registry.startCanary(writeRelease(makeRelease({ name: 'shell', version: '4', ...richer })), 5);
    expect(registry.canarySet()?.set.shell.version).toBe('4');
  });

  it('waits for other processes only as long as specified', async () => {
    const { registry, file } = await open();
    const timeoutMessage = `Another process has locked the releases of this data folder for 0.01 seconds. Please try again.`;
    await registry.startCanary(portal('3'), 5);
    const lockTimeoutMs = 10;
    for (const work of [
      () => registry.rollback(PORTAL, null, { lockTimeoutMs }),
      () => registry.promote(PORTAL, { lockTimeoutMs }),
      () => registry.abort(PORTAL, { lockTimeoutMs }),
    ]) {
      await expect(withRegistryLock(dirname(file), work)).rejects.toThrow(timeoutMessage);
    }
    expect(registry.live(PORTAL)).toBe('2');
  });
});
