import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_FILE, type Release, readRelease } from '../releases/release.ts';
import { openTestRegistry } from '../testing/registry.ts';
import { makeRelease, makeTempDir, writeRelease } from '../testing/releases.ts';
import { findIncompatibility } from './compatibility.ts';
import { RegistryError } from './registryError.ts';

const provides = { react: ['useState', 'default', '*'], 'react-router-dom': ['Link', 'useNavigate'] };
const shell = (version: string, overrides: Partial<Release> = {}) =>
  makeRelease({ name: 'shell', version, provides, ...overrides });
const portal = (version: string, overrides: Partial<Release> = {}) =>
  makeRelease({ name: 'mfe-portal', version, ...overrides });
const portalUsing = (names: string[]) => portal('1', { consumes: { 'react-router-dom': names } });
const page = (path: string) => ({
  path,
  page: 'Page',
  title: path,
  description: '',
  access: 'public' as const,
  layout: 'site' as const,
  preload: [],
});

describe('exports of shared modules', () => {
  it('rejects a remote that uses a name which the live shell lacks, and changes nothing', async () => {
    const registry = openTestRegistry(makeTempDir());
    await registry.publish([writeRelease(shell('1')), writeRelease(portalUsing(['Link']))]);
    const newer = portal('2', { consumes: { 'react-router-dom': ['Link', 'useParams'] } });
    await expect(registry.publish([writeRelease(newer)])).rejects.toThrow(
      new RegistryError("mfe-portal@2 uses 'useParams' of react-router-dom, which shell@1 does not export"),
    );
    expect(registry.live('mfe-portal')).toBe('1');
    const shellWithUseParams = shell('2', { provides: { 'react-router-dom': ['Link', 'useParams'] } });
    await registry.publish([writeRelease(shellWithUseParams), writeRelease(newer)]);
    expect(registry.live('mfe-portal')).toBe('2');
  });

  it('rejects a shell that drops a name or a range which a live remote needs', async () => {
    const registry = openTestRegistry(makeTempDir());
    await registry.publish([writeRelease(shell('1')), writeRelease(portalUsing(['Link']))]);
    const shellWithoutLink = writeRelease(shell('2', { provides: { 'react-router-dom': ['useNavigate'] } }));
    await expect(registry.publish([shellWithoutLink])).rejects.toThrow(
      "uses 'Link' of react-router-dom, which shell@2 does not export",
    );
    const other = writeRelease(shell('3', { hostApi: '3.0.0' }));
    await expect(registry.publish([other])).rejects.toThrow(
      'mfe-portal@1 needs host API ^1.0.0, the shell offers 3.0.0',
    );
    expect(registry.live('shell')).toBe('1');
  });

  it('accepts named exports of a CommonJS module on its default export', () => {
    const checkWith = (names: string[]) =>
      findIncompatibility([shell('1'), portal('1', { consumes: { react: names } })]);
    expect(checkWith(['*', 'default', 'default.useState', 'useState'])).toBeNull();
    expect(checkWith(['default.useFuture'])).toMatch(/'default.useFuture' of react,/);
    expect(findIncompatibility([shell('1'), portalUsing(['*'])])).toMatch(/uses react-router-dom as a whole,/);
    expect(findIncompatibility([shell('1'), portalUsing(['default.Link'])])).toMatch(
      /'default.Link' of react-router-dom,/,
    );
  });

  it('checks the version ranges of shared modules, whichever is released first', () => {
    const future = portal('1', { shared: { react: '^20.0.0' } });
    const reason = 'mfe-portal@1 needs react ^20.0.0, the shell has 19.3.1';
    expect(findIncompatibility([shell('1'), future])).toBe(reason);
    expect(findIncompatibility([future, shell('1')])).toBe(reason);
    // Before the first shell there is nothing to check against.
    expect(findIncompatibility([future])).toBeNull();
  });

  it('ignores names that every object has', () => {
    expect(findIncompatibility([shell('1'), portal('1', { consumes: { constructor: ['name'] } })])).toMatch(
      /'name' of constructor,/,
    );
    expect(findIncompatibility([shell('1'), portalUsing(['toString'])])).toMatch(/'toString' of react-router-dom,/);
    expect(findIncompatibility([shell('1'), portal('1', { shared: { toString: '*' } })])).toBe(
      'mfe-portal@1 uses toString, which the shell does not share',
    );
  });

  it('checks only versions for releases without lists of names', async () => {
    const { provides: _, consumes: __, nav: ___, home: ____, ...old } = portal('0');
    const dir = writeRelease(portal('0'));
    writeFileSync(join(dir, RELEASE_FILE), JSON.stringify(old));
    expect(readRelease(dir)).toMatchObject({ provides: null, consumes: null, nav: {}, home: {} });
    const registry = openTestRegistry(makeTempDir());
    await registry.publish([writeRelease(shell('1')), dir]);
    expect(registry.liveSet().remotes.map(({ version }) => version)).toEqual(['0']);
    await registry.publish([writeRelease(shell('0', { provides: null })), writeRelease(portalUsing(['anything']))]);
    expect(registry.live('mfe-portal')).toBe('1');
  });
});

describe('navigation and pages of remotes', () => {
  const tasting = { name: 'tasting', preload: [] };
  const events = (overrides: Partial<Release>) =>
    makeRelease({ name: 'mfe-events', version: '1', routes: [page('/events')], ...overrides });

  it('must lead to paths and dialogs of live bundles', () => {
    const nav = {
      bar: [
        { label: 'Events', to: '/events', order: 1 },
        { label: 'Book a Tasting', opens: 'tasting', order: 2 },
      ],
    };
    expect(
      findIncompatibility([shell('1'), events({ nav, dialogs: [tasting], home: { client: '/events' } })]),
    ).toBeNull();
    expect(findIncompatibility([shell('1'), events({ nav })])).toBe(
      "'Book a Tasting' of mfe-events@1 leads to the dialog 'tasting', which no live bundle has",
    );
    expect(findIncompatibility([shell('1'), events({ nav, routes: [] })])).toMatch(
      /'Events' of mfe-events@1 leads to \/events,/,
    );
    expect(findIncompatibility([shell('1'), events({ home: { client: '/' } })])).toMatch(/sends visitors home to \/,/);
  });

  it('must be unique', () => {
    const findConflict = (overrides: Partial<Release>) =>
      findIncompatibility([shell('1'), portal('1', { routes: [page('/')], ...overrides }), events(overrides)]);
    expect(findConflict({ dialogs: [tasting] })).toBe("mfe-events and mfe-portal both have the dialog 'tasting'");
    expect(findConflict({ home: { client: '/' } })).toBe(
      "mfe-events and mfe-portal both have the home of access 'client'",
    );
  });
});
