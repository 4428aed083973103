import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRegistry, type Release, readRelease } from '@skal/shell/server';
import { findIncompatibility } from '@skal/shell/server/registry/compatibility.ts';
import { copySources, type WorkingCopy } from '../testing/workingCopy.ts';
import { loadSharedModules, sharedVersions } from '../webpack/shared.ts';
import { readSharedExports } from './releaseMetadata.ts';

const MANIFEST = `
import { defineManifest } from '@skal/shell-kit';

export default defineManifest({
  name: 'mfe-events',
  hostApi: '^3.0.0',
  routes: [
    {
      path: '/events',
      page: 'EventsPage',
      title: 'Events',
      description: '',
      access: 'client',
      layout: 'site',
      load: () => import(/* webpackChunkName: "EventsPage" */ './pages/EventsPage.tsx'),
    },
  ],
  dialogs: [],
  nav: { bar: [{ label: 'Events', to: '/events', order: 15 }] },
  home: {},
});
`;

/** Imports a name that the shell does not share, and React through a package. */
const PAGE = `
import { Tooltip } from '@skal/shared-ui';
import { Link, useParams } from 'react-router-dom';

export default function EventsPage() {
  return <Tooltip content={useParams().id}><Link to="/">Home</Link></Tooltip>;
}
`;

/** Writes a minimal remote by hand. */
function writeRemote(root: string): void {
  const remote = join(root, 'mfe-events');
  mkdirSync(join(remote, 'src/pages'), { recursive: true });
  writeFileSync(join(remote, 'package.json'), '{ "name": "@skal/mfe-events", "version": "0.1.0", "type": "module" }');
  writeFileSync(join(remote, 'src/manifest.ts'), MANIFEST);
  writeFileSync(join(remote, 'src/pages/EventsPage.tsx'), PAGE);
}

describe('a remote that the repository does not know', () => {
  let copy: WorkingCopy;
  let release: Release;
  let dir: string;

  beforeAll(async () => {
    copy = copySources();
    writeRemote(copy.dir);
    const dataDir = join(copy.dir, 'data');
    await copy.run(['release', 'mfe-events'], { SKAL_DATA_DIR: dataDir });
    const registry = openRegistry(dataDir);
    dir = registry.releaseDir('mfe-events', registry.live('mfe-events') ?? '');
    release = readRelease(dir);
  }, 120_000);

  afterAll(() => copy.remove());

  it('is found, built and released without a build of the shell', () => {
    expect(existsSync(join(copy.dir, 'shell/dist'))).toBe(false);
    expect(release.nav).toEqual({ bar: [{ label: 'Events', to: '/events', order: 15 }] });
    expect(release.routes.map(({ path }) => path)).toEqual(['/events']);
  });

  it('lists the names that it and its packages import, without tree-shaken ones', () => {
    expect(release.consumes?.['react-router-dom']).toEqual(['Link', 'useParams']);
    expect(release.consumes?.['@skal/shell-kit']).toEqual(['defineManifest']);
    // Radix computes the name of one hook, and its tooltip imports others that the page does not.
    expect(release.consumes?.react).toEqual(expect.arrayContaining(['*', 'useLayoutEffect', 'forwardRef']));
    expect(release.consumes?.['@reduxjs/toolkit']).toBeUndefined();
  });

  it('keeps the source map of each script apart from the served files, with positions and without source text', () => {
    const scripts = Object.keys(release.integrity).filter((name) => name.endsWith('.js'));
    expect(Object.keys(release.maps)).toEqual(scripts);
    expect(readdirSync(join(dir, 'public')).filter((name) => name.includes('.map'))).toEqual([]);
    const page = scripts.find((name) => name.startsWith('EventsPage'));
    const map = JSON.parse(readFileSync(join(dir, 'maps', `${page}.map`), 'utf8'));
    expect(map.sources).toContain('src/pages/EventsPage.tsx');
    expect(map.sourcesContent).toBeUndefined();
    expect(JSON.stringify(map)).not.toContain(copy.dir);
  });

  it('gives the same build with and without a cache, whatever the file times', async () => {
    const page = join(copy.dir, 'mfe-events/src/pages/EventsPage.tsx');
    const cached = join(copy.dir, 'node_modules/.cache');
    const dist = join(copy.dir, 'mfe-events/dist');
    const build = async (): Promise<Release> => {
      await copy.run(['release', 'mfe-events', '--without-browser'], { SKAL_DATA_DIR: join(copy.dir, 'data') });
      // The two build times differ.
      return { ...readRelease(join(dist, 'production')), builtAt: '' };
    };
    const { atime, mtime } = statSync(page);
    writeFileSync(page, PAGE.replace('Home', 'Back'));
    utimesSync(page, atime, mtime);
    expect(readdirSync(join(cached, 'skal'))).toHaveLength(2);
    const changed = await build();
    for (const folder of [cached, dist]) rmSync(folder, { recursive: true });
    expect(await build()).toEqual(changed);
    expect(changed.integrity).not.toEqual(release.integrity);
  }, 120_000);

  it('is rejected by the current shell, and accepted by one that shares the name', async () => {
    const provides = await readSharedExports(await loadSharedModules());
    const shell = { kind: 'shell', name: 'shell', version: '1', hostApi: '3.0.0', shared: sharedVersions(), provides };
    const checkAgainst = (names: typeof provides) =>
      findIncompatibility([{ ...shell, provides: names } as Release, release]);
    expect(checkAgainst(provides)).toBe(
      `mfe-events@${release.version} uses 'useParams' of react-router-dom, which shell@1 does not export`,
    );
    const router = [...(provides['react-router-dom'] ?? []), 'useParams'];
    expect(checkAgainst({ ...provides, 'react-router-dom': router })).toBeNull();
  });
});
