import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRegistry } from './registry.ts';
import { RegistryRefusal } from './registryRefusal.ts';
import { makeFolder, makeRelease, writeRelease } from './testing/releases.ts';

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
  it('makes a published release live and remembers the one before', () => {
    const registry = openRegistry(makeFolder());
    registry.publish([writeRelease(shell), writeRelease(portal('1'))]);
    const before = registry.liveSet();
    registry.publish([writeRelease(portal('2'))]);
    const after = registry.liveSet();
    expect(after.remotes.map(({ version }) => version)).toEqual(['2']);
    expect(after.revision).not.toBe(before.revision);
    registry.rollBack('mfe-portal', null);
    expect(registry.liveSet().revision).toBe(before.revision);
  });

  it('refuses a remote that was built for another host, and stays as it was', () => {
    const registry = openRegistry(makeFolder());
    registry.publish([writeRelease(shell), writeRelease(portal('1'))]);
    const publish = () => registry.publish([writeRelease(portal('2', { hostApi: '^2.0.0' }))]);
    expect(publish).toThrow(new RegistryRefusal('mfe-portal@2 needs host API ^2.0.0, the shell offers 1.2.0'));
    expect(registry.live('mfe-portal')).toBe('1');
  });

  it('keeps the way back of the shell open: a remote fits the shell before as well, or comes with the shell', () => {
    const registry = openRegistry(makeFolder());
    const lending = (version: string, names: string[]) =>
      writeRelease(makeRelease({ name: 'shell', version, lends: { react: names } }));
    const next = writeRelease(portal('2', { uses: { react: ['useId'] } }));
    registry.publish([lending('1', []), writeRelease(portal('1'))]);
    registry.publish([lending('2', ['useId'])]);
    expect(() => registry.publish([next])).toThrow(
      "mfe-portal@2 uses 'useId' of react, which shell@1 does not lend. The site must be able to go back to that shell; to give that up, release both together: skal release shell 2 mfe-portal",
    );
    expect(registry.live('mfe-portal')).toBe('1');
    registry.publish([registry.releaseDir('shell', '2'), next]);
    expect(registry.live('mfe-portal')).toBe('2');
    // Now that it is live, releasing it once more changes nothing.
    registry.publish([next]);
    expect(() => registry.rollBack('shell', null)).toThrow('which shell@1 does not lend');
    expect([registry.rollBack('mfe-portal', null), registry.rollBack('shell', null)]).toEqual(['1', '1']);
  });

  it('goes back along what was live, and never to what was gone back from', () => {
    const registry = openRegistry(makeFolder());
    registry.publish([writeRelease(shell), writeRelease(portal('1'))]);
    for (const version of ['2', '3', '4']) registry.publish([writeRelease(portal(version))]);
    expect(registry.rollBack('mfe-portal', null)).toBe('3');
    expect(registry.rollBack('mfe-portal', null)).toBe('2');
    registry.publish([writeRelease(portal('5'))]);
    expect(registry.rollBack('mfe-portal', null)).toBe('2');
    expect(registry.rollBack('mfe-portal', '4')).toBe('4');
    expect(() => registry.rollBack('mfe-portal', '4')).toThrow('mfe-portal 4 is live already');
    expect(() => registry.rollBack('mfe-portal', '9')).toThrow('There is no release mfe-portal@9');
  });

  it('tells who believed something else to be live that somebody was faster', () => {
    const registry = openRegistry(makeFolder());
    registry.publish([writeRelease(shell), writeRelease(portal('1'))]);
    registry.publish([writeRelease(portal('2'))], { expects: { 'mfe-portal': '1' }, by: 'portal', note: 'first' });
    const late = () => registry.publish([writeRelease(portal('3'))], { expects: { 'mfe-portal': '1' } });
    expect(late).toThrow('Somebody was faster: mfe-portal is at 2 by now, and not at 1');
    expect(registry.bundles()['mfe-portal']).toMatchObject({
      live: '2',
      history: [{ version: '2', action: 'release', by: 'portal', note: 'first', commit: null }, { version: '1' }],
    });
  });

  it('understands what was written before a history said more than versions', () => {
    const dataDir = makeFolder();
    openRegistry(dataDir).publish([writeRelease(shell), writeRelease(portal('1')), writeRelease(portal('2'))]);
    const file = join(dataDir, 'registry.json');
    const at = '2026-01-01T00:00:00.000Z';
    const history = ['2', '1'].map((version) => ({ version, at }));
    writeFileSync(
      file,
      JSON.stringify({ bundles: { shell: { live: '1.0.0-a' }, 'mfe-portal': { live: '2', history } } }),
    );
    const registry = openRegistry(dataDir);
    const unsaid = { action: 'release', by: null, commit: null, note: null };
    expect(registry.bundles()).toEqual({
      shell: { live: '1.0.0-a', canary: null, history: [] },
      'mfe-portal': { live: '2', canary: null, history: history.map((entry) => ({ ...entry, ...unsaid })) },
    });
    expect(registry.rollBack('mfe-portal', null)).toBe('1');
  });

  it('refuses a remote that borrows what the shell does not hand over', () => {
    const registry = openRegistry(makeFolder());
    registry.publish([writeRelease(shell)]);
    expect(() => registry.publish([writeRelease(portal('1', { shared: { preact: '^10.0.0' } }))])).toThrow(
      /borrows preact/,
    );
    expect(() => registry.publish([writeRelease(portal('2', { shared: { react: '^20.0.0' } }))])).toThrow(
      /needs react \^20.0.0, the shell hands over 19.3.1/,
    );
  });

  it('refuses two bundles that answer the same path', () => {
    const registry = openRegistry(makeFolder());
    registry.publish([writeRelease(shell), writeRelease(portal('1', { routes: [page('/dashboard')] }))]);
    const other = makeRelease({ name: 'mfe-admin', version: '1', routes: [page('/dashboard')] });
    expect(() => registry.publish([writeRelease(other)])).toThrow('mfe-admin and mfe-portal both answer /dashboard');
  });

  it('refuses a version that was never published', () => {
    const registry = openRegistry(makeFolder());
    expect(() => registry.point({ 'mfe-portal': '9' })).toThrow('There is no release mfe-portal@9');
  });

  it('says that there is nothing to serve before a shell is there', () => {
    expect(() => openRegistry(makeFolder()).liveSet()).toThrow(/No shell has been released/);
  });
});
