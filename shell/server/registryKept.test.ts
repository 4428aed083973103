import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRegistry } from './registry.ts';
import { makeFolder, makeRelease, writeRelease } from './testing/releases.ts';

const PORTAL = 'mfe-portal';
const shell = (version: string, names: string[] = ['useId']) =>
  writeRelease(makeRelease({ name: 'shell', version, lends: { react: names } }));
const portal = (version: string, names: string[] = []) =>
  writeRelease(makeRelease({ name: PORTAL, version, uses: { react: names } }));

/** A site whose portal has gone from 1 to 2. */
function open() {
  const dataDir = makeFolder();
  const said: string[] = [];
  const registry = openRegistry(dataDir, (message) => said.push(message));
  registry.publish([shell('1'), portal('1')]);
  registry.publish([portal('2')]);
  const file = join(dataDir, 'registry.json');
  const byHand = (live: string) => {
    const text = JSON.stringify({ bundles: { shell: { live: '1' }, [PORTAL]: { live } } });
    writeFileSync(file, text);
    return text;
  };
  return { registry, file, byHand, said };
}

describe('a registry', () => {
  it('knows its file and its releases, and names nothing as live that nobody has released', () => {
    const { registry, file } = open();
    expect([registry.file, existsSync(registry.releaseDir(PORTAL, '1'))]).toEqual([file, true]);
    expect([registry.has(PORTAL, '1'), registry.has(PORTAL, '9')]).toEqual([true, false]);
    expect([registry.live(PORTAL), registry.live('mfe-new'), registry.canarySet()]).toEqual(['2', null, null]);
    expect([registry.publish([portal('3')])].flat().map(({ version }) => version)).toEqual(['3']);
    expect(registry.stage([portal('4')]).map(({ version }) => version)).toEqual(['4']);
    expect(registry.startCanary(portal('5'), 5).version).toBe('5');
  });

  it('leaves what somebody wrote as they wrote it, where nothing is changed', () => {
    const { registry, file, byHand } = open();
    const text = byHand('2');
    registry.publish([portal('2')]);
    registry.point({ [PORTAL]: '2' });
    expect(readFileSync(file, 'utf8')).toBe(text);
    registry.point({ [PORTAL]: '1' });
    expect(readFileSync(file, 'utf8')).not.toBe(text);
  });

  it('falls back to what was live last, and remembers what is served as long as that is what it says', () => {
    expect(openRegistry(makeFolder()).lastGood()).toBeNull();
    const { registry, file, byHand, said } = open();
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

  it('tells what nobody needs any more, and removes it when that is wanted', () => {
    const { registry } = open();
    registry.stage([portal('0')]);
    const past = new Date('2026-01-01');
    for (const version of ['0', '1', '2']) utimesSync(registry.releaseDir(PORTAL, version), past, past);
    const pruned = (remove: boolean, now?: number) => registry.prune(remove, now).map(({ version }) => version);
    expect(pruned(false, past.getTime())).toEqual([]);
    expect(pruned(false)).toEqual(['0']);
    expect(registry.has(PORTAL, '0')).toBe(true);
    expect(pruned(true)).toEqual(['0']);
    expect(['0', '1', '2'].map((version) => registry.has(PORTAL, version))).toEqual([false, true, true]);
  });

  it('keeps the way back of the shell open to a canary of a remote, and to what is staged without the shell', () => {
    const { registry } = open();
    registry.publish([shell('2', ['useId', 'useMemo'])]);
    const later = portal('3', ['useMemo']);
    const closed =
      "mfe-portal@3 uses 'useMemo' of react, which shell@1 does not lend. The site must be able to go back";
    expect(() => registry.startCanary(later, 5)).toThrow(closed);
    expect(() => registry.stage([later])).toThrow(closed);
    expect([registry.canarySet(), registry.stagedSets()]).toEqual([null, []]);
    registry.stage([shell('3', ['useId', 'useMemo']), later]);
    expect(registry.stagedSets()).toHaveLength(1);
    // A shell with more to offer than the one before is not held to that.
    const richer = { lends: { react: ['useId'] }, hostApi: '1.3.0' };
    registry.startCanary(writeRelease(makeRelease({ name: 'shell', version: '4', ...richer })), 5);
    expect(registry.canarySet()?.set.shell.version).toBe('4');
  });

  it('does not wait for others for longer than it is told to', () => {
    const { registry } = open();
    const late = `Somebody else has been releasing to this data folder for 0.01 seconds. Please try again.`;
    registry.startCanary(portal('3'), 5);
    const patienceMs = 10;
    const meanwhile = (work: () => unknown) => () => registry.publish([portal('4')], deedDuring(work));
    for (const work of [
      () => registry.rollBack(PORTAL, null, { patienceMs }),
      () => registry.promote(PORTAL, { patienceMs }),
      () => registry.abort(PORTAL, { patienceMs }),
    ]) {
      expect(meanwhile(work)).toThrow(late);
    }
    expect(registry.live(PORTAL)).toBe('2');
  });
});

/** A deed in the middle of which something else is done. */
const deedDuring = (work: () => unknown) => ({
  get by() {
    work();
    return null;
  },
});
