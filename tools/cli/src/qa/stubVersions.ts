import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fileIntegrity,
  PUBLIC_DIR,
  RELEASE_FILE,
  type Registry,
  type Release,
  SERVER_DIR,
  SERVER_FILE,
} from '@skal/shell/server';
import type { PageLayout } from '@skal/shell-kit/manifest.ts';
import { compressAssets } from '../build/compressAssets.ts';
import { REMOTE_ENTRY } from '../webpack/browser.ts';

/** What stands in for a remote: a version of it that no build has made. */
export interface StubVersion {
  version: string;
  label: string;
}

/** The version of a remote of which there is its manifest, and no more. */
export const MANIFEST_ONLY_VERSION = '0-mocked';

const MANIFEST: StubVersion = { version: MANIFEST_ONLY_VERSION, label: 'Mocked: what its manifest says, and no more' };
const BROKEN: StubVersion = { version: '0-broken', label: 'Broken: each page throws when it is drawn' };

/** What a stand-in is made of. */
interface StubSource {
  name: string;
  routes: readonly { path: string; title: string; layout: PageLayout }[];
  dialogs: readonly { name: string }[];
}

/** The manifest of a stand-in, in JavaScript; it is given React, and whether its pages are drawn. */
const manifestOf = ({ name, routes, dialogs }: StubSource) => `
  const manifestWith = (React, draws) => ({
    name: ${JSON.stringify(name)},
    dialogs: ${JSON.stringify(dialogs.map((dialog) => dialog.name))}.map((name) => ({
      name, load: async () => ({ default: () => null }),
    })),
    routes: ${JSON.stringify(routes)}.map((route) => ({
      ...route,
      load: async () => ({ default: () => {
        if (!draws) throw new Error('This page is broken on purpose');
        return React.createElement(route.layout === 'app' ? 'main' : 'div', { style: { padding: '32px 16px' } },
          React.createElement('h1', null, route.title),
          React.createElement('p', null, 'This stands in for ' + route.path + ' of ${name}.'));
      } }),
    })),
  });`;

/**
 * A federation container by hand: it borrows React of the shell, as any remote does.
 * @param draws whether its pages are drawn, or throw
 */
export const stubRemoteEntry = (told: StubSource, draws: boolean): string => `${manifestOf(told)}
  let scope;
  export const init = (shared) => { scope = shared; };
  export const get = async () => {
    const [react] = Object.values(scope.react);
    const manifest = manifestWith(react.lib(), ${draws});
    return () => ({ default: manifest });
  };`;

/** For the composer: what is broken breaks in a browser. */
const serverOf = (release: StubSource) => `${manifestOf(release)}
  exports.default = manifestWith(require('react'), true);`;

function write(registry: Registry, live: Release, { version }: StubVersion): void {
  const dir = registry.releaseDir(live.name, version);
  const [publicDir, serverDir] = [join(dir, PUBLIC_DIR), join(dir, SERVER_DIR)];
  rmSync(dir, { recursive: true, force: true });
  for (const folder of [publicDir, serverDir]) mkdirSync(folder, { recursive: true });
  const entry = stubRemoteEntry(live, version !== BROKEN.version);
  const server = serverOf(live);
  writeFileSync(join(publicDir, REMOTE_ENTRY), entry);
  writeFileSync(join(serverDir, SERVER_FILE), server);
  const release: Release = {
    ...live,
    version,
    entry: REMOTE_ENTRY,
    routes: live.routes.map(({ preview: _, ...route }) => ({ ...route, preload: [REMOTE_ENTRY] })),
    dialogs: live.dialogs.map(({ name }) => ({ name, preload: [REMOTE_ENTRY] })),
    uses: { react: ['createElement'] },
    ...compressAssets(publicDir, 'development'),
    serverIntegrity: fileIntegrity(Buffer.from(server)),
    sbomIntegrity: null,
    commit: null,
  };
  writeFileSync(join(dir, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
}

/** Puts the stand-ins of every live remote beside it, and tells which there are. */
export function writeStubVersions(registry: Registry): Record<string, StubVersion[]> {
  const { remotes } = registry.liveSet();
  for (const live of remotes) for (const standIn of [MANIFEST, BROKEN]) write(registry, live, standIn);
  const others = remotes.map(({ name }) => {
    const before = registry.liveSet().previous[name];
    const previous = before ? [{ version: before.version, label: `The version before: ${before.version}` }] : [];
    return [name, [MANIFEST, BROKEN, ...previous]] satisfies [string, StubVersion[]];
  });
  return Object.fromEntries(others);
}
