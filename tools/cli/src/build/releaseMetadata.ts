import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SOURCE_LOCALE } from '@skal/contracts/site/locale';
import { loadShellBundle } from '@skal/shell/server/composition/serverBundle.ts';
import { exportNamesOf, type SharedExports } from '@skal/shell/server/registry/sharedExports.ts';
import { PUBLIC_DIR, type Release, type ReleaseTexts } from '@skal/shell/server/releases/release.ts';
import type { RemoteManifest } from '@skal/shell-kit/manifest.ts';
import { HOST_API } from '@skal/shell-kit/manifest.ts';
import type { StatsCompilation } from 'webpack';
import { APP_SHELL_CHUNKS, MANIFEST_CHUNK, REMOTE_ENTRY } from '../webpack/browser.ts';
import type { Bundle } from '../webpack/bundles.ts';
import { localesOf } from '../webpack/messages/catalogs.ts';
import { resolveFile } from '../webpack/packages.ts';
import { sharedRanges, sharedVersions } from '../webpack/shared.ts';
import { filesOfChunk } from './compile.ts';
import { readBuiltManifest } from './manifest.ts';

/** The global object in which a remote's entry finds the shared part of the federation runtime. */
const RUNTIME = '_FEDERATION_RUNTIME_CORE';

/**
 * Reads every export name that a shell shares, by module.
 * @param shared the modules that the shell's build shares
 */
export async function readSharedExports(shared: Readonly<Record<string, unknown>>): Promise<SharedExports> {
  const source = pathToFileURL(resolveFile('@skal/shell/src/federation/federationRuntime.ts')).href;
  const { federationRuntime } = (await import(source)) as { federationRuntime: object };
  const sharedModules = [
    ...(Object.entries(shared) as [string, object][]),
    [RUNTIME, { ...federationRuntime, __esModule: true }] as const,
  ];
  return Object.fromEntries(sharedModules.map(([module, exported]) => [module, exportNamesOf(exported).sort()]));
}

/** The metadata of a release besides name, version and files. */
type ReleaseMetadata = Omit<
  Release,
  | 'name'
  | 'kind'
  | 'remote'
  | 'version'
  | 'integrity'
  | 'serverIntegrity'
  | 'sbomIntegrity'
  | 'maps'
  | 'bytes'
  | 'commit'
  | 'builtAt'
  | 'inputs'
>;

/** Returns the metadata of a shell, from its browser build and its server build. */
export async function shellMetadata(stats: StatsCompilation, dir: string): Promise<ReleaseMetadata> {
  const files = readdirSync(join(dir, PUBLIC_DIR));
  const preload = filesOfChunk(stats, 'main');
  return {
    entry: preload.at(-1) ?? '',
    preload,
    accountPreload: [...new Set(APP_SHELL_CHUNKS.flatMap((chunk) => filesOfChunk(stats, chunk)))],
    css: files.filter((name) => name.endsWith('.css')),
    // The font of the first paint; others load when a character needs them.
    fonts: files.filter((name) => /latin-wght-normal.*\.woff2$/.test(name) && !name.includes('latin-ext')),
    hostApi: HOST_API,
    shared: sharedVersions(),
    // The release being built describes itself here, so the integrity values are not known yet.
    provides: await readSharedExports(loadShellBundle(dir, { serverIntegrity: null }, SOURCE_LOCALE).sharedModules),
    consumes: null,
    routes: [],
    dialogs: [],
    chunks: {},
    nav: {},
    home: {},
    languages: {},
  };
}

/** Returns the metadata of a remote, from its manifest's source, its browser build, and the shared names that it imports. */
export async function remoteMetadata(
  bundle: Bundle,
  dir: string,
  stats: StatsCompilation,
  consumes: SharedExports,
): Promise<ReleaseMetadata> {
  const manifest = await readBuiltManifest(bundle, dir, SOURCE_LOCALE);
  const entry = [REMOTE_ENTRY, ...filesOfChunk(stats, MANIFEST_CHUNK)];
  const withChunks = (...chunks: string[]) => [
    ...new Set([...entry, ...chunks.flatMap((chunk) => filesOfChunk(stats, chunk))]),
  ];
  const inLanguage = ({ routes, nav, home }: RemoteManifest): ReleaseTexts => ({
    routes: routes.map(({ load: _, parts = [], ...route }) => ({
      ...route,
      preload: withChunks(route.page, ...parts),
    })),
    ...{ nav, home },
  });
  const languages: Record<string, ReleaseTexts> = {};
  for (const locale of localesOf(bundle)) {
    if (locale !== SOURCE_LOCALE) languages[locale] = inLanguage(await readBuiltManifest(bundle, dir, locale));
  }
  return {
    entry: REMOTE_ENTRY,
    preload: [],
    accountPreload: [],
    css: [],
    fonts: [],
    hostApi: manifest.hostApi,
    shared: sharedRanges(),
    provides: null,
    consumes,
    ...inLanguage(manifest),
    languages,
    dialogs: manifest.dialogs.map(({ name, chunk }) => ({ name, preload: withChunks(chunk) })),
    chunks: Object.fromEntries(Object.keys(stats.namedChunkGroups ?? {}).map((name) => [name, withChunks(name)])),
  };
}
