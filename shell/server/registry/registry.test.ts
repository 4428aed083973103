import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, makeTempDir, writeRelease } from '../testing/releases.ts';
import { RegistryError } from './registryError.ts';

const shell = makeRelease({ name: 'shell', version: '1.0.0-a' });
const portal = (version: string, overrides = {}) => makeRelease({ name: 'mfe-portal', version, ...overrides });
const page = (path: string) => ({
  path,
  page: 'Page',
  title: path,
  description: '',
  access: 'public' as const,
  layout: 'site' as const,
  preload: [],
});

describe('the registry', () => {
  it('activates a published release and records the previous one', async () => {
    const registry = openTestRegistry(makeTempDir());
    await registry.publish([writeRelease(shell), writeRelease(portal('1'))]);
    const before = registry.liveSet();
    await registry.publish([writeRelease(portal('2'))]);
    const after = registry.liveSet();
    expect(after.remotes.map(({ version }) => version)).toEqual(['2']);
    expect(after.revision).not.toBe(before.revision);
    await registry.rollback('mfe-portal', null);
    expect(registry.liveSet().revision).toBe(before.revision);
  });

  it('rejects a remote for another host API, and changes nothing', async () => {
    const registry = openTestRegistry(makeTempDir());
    await registry.publish([writeRelease(shell), writeRelease(portal('1'))]);
    const publish = () => registry.publish([writeRelease(portal('2', { hostApi: '^2.0.0' }))]);
    await expect(publish()).rejects.toThrow(
      new RegistryError('mfe-portal@2 needs host API ^2.0.0, the shell offers 1.2.0'),
    );
    expect(registry.live('mfe-portal')).toBe('1');
  });

  it('keeps a rollback of the shell possible: a remote also fits the previous shell, or is released with the shell', async () => {
    const registry = openTestRegistry(makeTempDir());
    const lending = (version: string, names: string[]) =>
      writeRelease(makeRelease({ name: 'shell', version, provides: { react: names } }));
    const next = writeRelease(portal('2', { consumes: { react: ['useId'] } }));
    await registry.publish([lending('1', []), writeRelease(portal('1'))]);
    await registry.publish([lending('2', ['useId'])]);
    await expect(registry.publish([next])).rejects.toThrow(
      "mfe-portal@2 uses 'useId' of react, which shell@1 does not export. The site must be able to roll back to that shell. To give that up, release both together: skal release shell 2 mfe-portal",
    );
    expect(registry.live('mfe-portal')).toBe('1');
    await registry.publish([registry.releaseDir('shell', '2'), next]);
    expect(registry.live('mfe-portal')).toBe('2');
    // It is live, so releasing it again changes nothing.
    await registry.publish([next]);
    await expect(registry.rollback('shell', null)).rejects.toThrow('which shell@1 does not export');
    expect([await registry.rollback('mfe-portal', null), await registry.rollback('shell', null)]).toEqual(['1', '1']);
  });

  it('rolls back along the live versions, and never to one that was rolled back', async () => {
    const registry = openTestRegistry(makeTempDir());
    await registry.publish([writeRelease(shell), writeRelease(portal('1'))]);
    for (const version of ['2', '3', '4']) await registry.publish([writeRelease(portal(version))]);
    expect(await registry.rollback('mfe-portal', null)).toBe('3');
    expect(await registry.rollback('mfe-portal', null)).toBe('2');
    await registry.publish([writeRelease(portal('5'))]);
    expect(await registry.rollback('mfe-portal', null)).toBe('2');
    expect(await registry.rollback('mfe-portal', '4')).toBe('4');
    await expect(registry.rollback('mfe-portal', '4')).rejects.toThrow('mfe-portal 4 is live already');
    await expect(registry.rollback('mfe-portal', '9')).rejects.toThrow('There is no release mfe-portal@9');
  });

  it('reports a conflict when another version is live than expected', async () => {
    const registry = openTestRegistry(makeTempDir());
    await registry.publish([writeRelease(shell), writeRelease(portal('1'))]);
    await registry.publish([writeRelease(portal('2'))], {
      expectedLive: { 'mfe-portal': '1' },
      by: 'portal',
      note: 'first',
    });
    const outdatedPublish = () =>
      registry.publish([writeRelease(portal('3'))], { expectedLive: { 'mfe-portal': '1' } });
    await expect(outdatedPublish()).rejects.toThrow(
      'Conflict: mfe-portal is now at 2, expected 1. Reload and try again.',
    );
    expect(registry.bundles()['mfe-portal']).toMatchObject({
      live: '2',
      history: [{ version: '2', action: 'release', by: 'portal', note: 'first', commit: null }, { version: '1' }],
    });
  });

  it('reads old histories that contain versions only', async () => {
    const dataDir = makeTempDir();
    await openTestRegistry(dataDir).publish([
      writeRelease(shell),
      writeRelease(portal('1')),
      writeRelease(portal('2')),
    ]);
    const file = join(dataDir, 'registry.json');
    const at = '2026-01-01T00:00:00.000Z';
    const history = ['2', '1'].map((version) => ({ version, at }));
    writeFileSync(
      file,
      JSON.stringify({ bundles: { shell: { live: '1.0.0-a' }, 'mfe-portal': { live: '2', history } } }),
    );
    const registry = openTestRegistry(dataDir);
    const unsaid = { action: 'release', by: null, commit: null, note: null };
    expect(registry.bundles()).toEqual({
      shell: { live: '1.0.0-a', canary: null, history: [] },
      'mfe-portal': { live: '2', canary: null, history: history.map((entry) => ({ ...entry, ...unsaid })) },
    });
    expect(await registry.rollback('mfe-portal', null)).toBe('1');
  });

  it('rejects a remote that uses a module which the shell does not share', async () => {
    const registry = openTestRegistry(makeTempDir());
    await registry.publish([writeRelease(shell)]);
    await expect(registry.publish([writeRelease(portal('1', { shared: { preact: '^10.0.0' } }))])).rejects.toThrow(
      /uses preact/,
    );
    await expect(registry.publish([writeRelease(portal('2', { shared: { react: '^20.0.0' } }))])).rejects.toThrow(
      /needs react \^20.0.0, the shell has 19.3.1/,
    );
  });

  it('rejects two bundles with the same path', async () => {
    const registry = openTestRegistry(makeTempDir());
    await registry.publish([writeRelease(shell), writeRelease(portal('1', { routes: [page('/dashboard')] }))]);
    const other = makeRelease({ name: 'mfe-admin', version: '1', routes: [page('/dashboard')] });
    await expect(registry.publish([writeRelease(other)])).rejects.toThrow(
      'mfe-admin and mfe-portal both have a page at /dashboard',
    );
  });

  it('rejects a version that was never published', async () => {
    const registry = openTestRegistry(makeTempDir());
    await expect(registry.activate({ 'mfe-portal': '9' })).rejects.toThrow('There is no release mfe-portal@9');
  });

  it('reports that there is nothing to serve without a shell', () => {
    expect(() => openTestRegistry(makeTempDir()).liveSet()).toThrow(/No shell has been released/);
  });
});
