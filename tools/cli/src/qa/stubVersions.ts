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

/** A stub version of a remote, without a build. */
export interface StubVersion {
  version: string;
  label: string;
}

/** The version that consists of the remote's manifest only. */
export const MANIFEST_ONLY_VERSION = '0-mocked';

const MANIFEST: StubVersion = {
  version: MANIFEST_ONLY_VERSION,
  label: 'Mocked: pages from the manifest, without content',
};
const BROKEN: StubVersion = { version: '0-broken', label: 'Broken: each page throws while rendering' };

/** Input of a stub release. */
interface StubSource {
  name: string;
  routes: readonly { path: string; title: string; layout: PageLayout }[];
  dialogs: readonly { name: string }[];
}

/** Returns the manifest of a stub as JavaScript; its parameters are React, and whether its pages render. */
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
 * Returns a handwritten federation container that gets React from the shell, like any remote.
 * @param renders whether its pages render or throw
 */
export const stubRemoteEntry = (source: StubSource, renders: boolean): string => `${manifestOf(source)}
  let scope;
  export const init = (shared) => { scope = shared; };
  export const get = async () => {
    const [react] = Object.values(scope.react);
    const manifest = manifestWith(react.lib(), ${renders});
    return () => ({ default: manifest });
  };`;

/** The server build. A broken stub throws in the browser only. */
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
    chunks: {},
    consumes: { react: ['createElement'] },
    ...compressAssets(publicDir, 'development'),
    serverIntegrity: fileIntegrity(Buffer.from(server)),
    sbomIntegrity: null,
    commit: null,
  };
  writeFileSync(join(dir, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
}

/** Adds the stub versions to every live remote. Returns them by remote. */
export function writeStubVersions(registry: Registry): Record<string, StubVersion[]> {
  const { remotes } = registry.liveSet();
  for (const live of remotes) for (const stub of [MANIFEST, BROKEN]) write(registry, live, stub);
  const others = remotes.map(({ name }) => {
    const previousRelease = registry.liveSet().previous[name];
    const previous = previousRelease
      ? [{ version: previousRelease.version, label: `Previous version: ${previousRelease.version}` }]
      : [];
    return [name, [MANIFEST, BROKEN, ...previous]] satisfies [string, StubVersion[]];
  });
  return Object.fromEntries(others);
}
