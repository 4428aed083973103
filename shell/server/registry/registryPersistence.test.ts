import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, makeTempDir, writeRelease } from '../testing/releases.ts';
import { withRegistryLock } from './registryLock.ts';

const PORTAL = 'mfe-portal';
const shell = (version: string, names: string[] = ['useId']) =>
  writeRelease(makeRelease({ name: 'shell', version, lends: { react: names } }));
const portal = (version: string, names: string[] = []) =>
  writeRelease(makeRelease({ name: PORTAL, version, uses: { react: names } }));

/** A site whose portal has gone from 1 to 2. */
async function open() {
  const dataDir = makeTempDir();
  const said: string[] = [];
  const registry = openTestRegistry(dataDir, (message) => said.push(message));
  await registry.publish([shell('1'), portal('1')]);
  await registry.publish([portal('2')]);
  const file = join(dataDir, 'registry.json');
  const byHand = (live: string) => {
    const text = JSON.stringify({ bundles: { shell: { live: '1' }, [PORTAL]: { live } } });
    writeFileSync(file, text);
    return text;
  };
  return { registry, file, byHand, said };
}

describe('a registry', () => {
  it('knows its file and its releases, and names nothing as live that nobody has released', async () => {
    const { registry, file } = await open();
    expect([registry.file, existsSync(registry.releaseDir(PORTAL, '1'))]).toEqual([file, true]);
    expect([registry.has(PORTAL, '1'), registry.has(PORTAL, '9')]).toEqual([true, false]);
    expect([registry.live(PORTAL), registry.live('mfe-new'), registry.canarySet()]).toEqual(['2', null, null]);
    expect([await registry.publish([portal('3')])].flat().map(({ version }) => version)).toEqual(['3']);
    expect((await registry.stage([portal('4')])).map(({ version }) => version)).toEqual(['4']);
    expect((await registry.startCanary(portal('5'), 5)).version).toBe('5');
  });

  it('leaves what somebody wrote as they wrote it, where nothing is changed', async () => {
    const { registry, file, byHand } = await open();
    const text = byHand('2');
    await registry.publish([portal('2')]);
    await registry.activate({ [PORTAL]: '2' });
    expect(readFileSync(file, 'utf8')).toBe(text);
    await registry.activate({ [PORTAL]: '1' });
    expect(readFileSync(file, 'utf8')).not.toBe(text);
  });

  it('falls back to what was live last, and remembers what is served as long as that is what it says', async () => {
    expect(openTestRegistry(makeTempDir()).lastGood()).toBeNull();
    const { registry, file, byHand, said } = await open();
    const served = registry.liveSet();
    expect(registry.lastGood()?.revision).toBe(served.revision);
    byHand('1');
    registry.remember(served);
    expect(registry.lastGood()?.revision).toBe(served.revision);
    const now = registry.liveSet();
    registry.remember(now);
    expect(registry.lastGood()?.revision).toBe(now.revision);
    writeFileSync(file, '{');
    expect([registry.live(PORTAL), said.length]).toEqual(['1', 1]);
  });

  it('tells what nobody needs any more, and removes it when that is wanted', async () => {
    const { registry } = await open();
    await registry.stage([portal('0')]);
    const past = new Date('2026-01-01');
    for (const version of ['0', '1', '2']) utimesSync(registry.releaseDir(PORTAL, version), past, past);
    const pruned = async (remove: boolean, now?: number) =>
      (await registry.prune(remove, now)).map(({ version }) => version);
    expect(await pruned(false, past.getTime())).toEqual([]);
    expect(await pruned(false)).toEqual(['0']);
    expect(registry.has(PORTAL, '0')).toBe(true);
    expect(await pruned(true)).toEqual(['0']);
    expect(['0', '1', '2'].map((version) => registry.has(PORTAL, version))).toEqual([false, true, true]);
  });

  it('keeps the way back of the shell open to a canary of a remote, and to what is staged without the shell', async () => {
    const { registry } = await open();
    await registry.publish([shell('2', ['useId', 'useMemo'])]);
    const later = portal('3', ['useMemo']);
    const closed =
      "mfe-portal@3 uses 'useMemo' of react, which shell@1 does not lend. The site must be able to go back";
    await expect(registry.startCanary(later, 5)).rejects.toThrow(closed);
    await expect(registry.stage([later])).rejects.toThrow(closed);
    expect([registry.canarySet(), registry.stagedSets()]).toEqual([null, []]);
    await registry.stage([shell('3', ['useId', 'useMemo']), later]);
    expect(registry.stagedSets()).toHaveLength(1);
    // A shell with more to offer than the one before is not held to that.
    const richer = { lends: { react: ['useId'] }, hostApi: '1.3.0' };
    await registry.startCanary(writeRelease(makeRelease({ name: 'shell', version: '4', ...richer })), 5);
    expect(registry.canarySet()?.set.shell.version).toBe('4');
  });

  it('does not wait for others for longer than it is told to', async () => {
    const { registry, file } = await open();
    const late = `Somebody else has been releasing to this data folder for 0.01 seconds. Please try again.`;
    await registry.startCanary(portal('3'), 5);
    const lockTimeoutMs = 10;
    for (const work of [
      () => registry.rollback(PORTAL, null, { lockTimeoutMs }),
      () => registry.promote(PORTAL, { lockTimeoutMs }),
      () => registry.abort(PORTAL, { lockTimeoutMs }),
    ]) {
      await expect(withRegistryLock(dirname(file), work)).rejects.toThrow(late);
    }
    expect(registry.live(PORTAL)).toBe('2');
  });
});
