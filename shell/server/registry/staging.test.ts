import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, makeTempDir, writeRelease } from '../testing/releases.ts';

const provides = { react: ['useId'] };
const shell = writeRelease(makeRelease({ name: 'shell', version: '1', provides }));
const remote = (name: string, version: string, needs = 'useId') =>
  writeRelease(makeRelease({ name, version, consumes: { react: [needs] } }));

const versionsOf = ({ remotes }: { remotes: readonly { version: string }[] }) => remotes.map(({ version }) => version);

/** A site with portal 1 live and 2 staged. */
async function createSiteWithStaged() {
  const registry = openTestRegistry(makeTempDir());
  await registry.publish([shell, remote('mfe-portal', '1')]);
  await registry.stage([remote('mfe-portal', '2')], { by: 'portal' });
  return registry;
}

describe('a staged release', () => {
  it('is stored without being activated, under its final version', async () => {
    const registry = await createSiteWithStaged();
    expect(registry.live('mfe-portal')).toBe('1');
    expect(registry.bundles()['mfe-portal']?.history).toHaveLength(1);
    const [set] = registry.stagedSets();
    expect(set && versionsOf(set)).toEqual(['2']);

    await registry.activate({ 'mfe-portal': '2' });
    expect(registry.liveSet().revision).toBe(set?.revision);
    expect(registry.stagedSets()).toEqual([]);
  });

  it('forms a set with those of the same call, and may be the first of its bundle', async () => {
    const registry = await createSiteWithStaged();
    await registry.stage([remote('mfe-events', '1')]);
    expect(registry.stagedSets().map(versionsOf)).toEqual([['2'], ['1', '1']]);
    await registry.stage([remote('mfe-portal', '1')]);
    expect(registry.stagedSets().map(versionsOf)).toEqual([['1', '1']]);
  });

  it('must fit the live set, and is skipped once it does not', async () => {
    const registry = await createSiteWithStaged();
    const incompatible = () => registry.stage([remote('mfe-events', '1', 'useNothing')]);
    await expect(incompatible()).rejects.toThrow(
      "mfe-events@1 uses 'useNothing' of react, which shell@1 does not export",
    );
    const withMenu = (name: string) => {
      const dialogs = [{ name: 'menu', preload: [] }];
      return writeRelease(makeRelease({ name, version: '2', dialogs }));
    };
    await registry.stage([withMenu('mfe-events')]);
    expect(registry.stagedSets()).toHaveLength(2);
    await registry.publish([withMenu('mfe-other')]);
    expect(registry.stagedSets().map(versionsOf)).toEqual([['2', '2']]);
  });
});
