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
    registry.point({ 'mfe-portal': '1' });
    expect(registry.liveSet().revision).toBe(before.revision);
  });

  it('refuses a remote that was built for another host, and stays as it was', () => {
    const registry = openRegistry(makeFolder());
    registry.publish([writeRelease(shell), writeRelease(portal('1'))]);
    const publish = () => registry.publish([writeRelease(portal('2', { hostApi: '^2.0.0' }))]);
    expect(publish).toThrow(new RegistryRefusal('mfe-portal@2 needs host API ^2.0.0, the shell offers 1.2.0'));
    expect(registry.live('mfe-portal')).toBe('1');
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
