import { pathToFileURL } from 'node:url';
import { registerSourceMacros } from './messages/sourceMacros.ts';
import { installedVersion, packageOf, resolveFile } from './packages.ts';

interface Sharing {
  sharedModules: Readonly<Record<string, object>>;
  lazySharedModules: Readonly<Record<string, () => Promise<object>>>;
}

/** The shell's list of shared modules (shell/src/sharing), the single source. */
const sharing = pathToFileURL(resolveFile('@skal/shell/src/sharing/modules.ts')).href;
registerSourceMacros();
const { sharedModules, lazySharedModules } = (await import(sharing)) as Sharing;

/**
 * Modules that the shell provides and every remote consumes: one instance of each per page. A remote bundles no copy (`import:
 * false`), so a second React or store is impossible.
 */
export const SHARED_MODULES: readonly string[] = [...Object.keys(sharedModules), ...Object.keys(lazySharedModules)];

/** Loads the shared modules. */
export const loadSharedModules = async (): Promise<Record<string, object>> => ({
  ...sharedModules,
  ...Object.fromEntries(
    await Promise.all(Object.entries(lazySharedModules).map(async ([name, load]) => [name, await load()])),
  ),
});

/**
 * The version ranges that a remote's build requires: the major version that it was built with. Workspace packages may have any
 * version: the host API and the shared names decide compatibility, and `lerna version` changes all versions.
 */
export const sharedRanges = (): Record<string, string> =>
  Object.fromEntries(
    SHARED_MODULES.map((name) => [name, name.startsWith('@skal/') ? '*' : `^${installedVersion(packageOf(name))}`]),
  );

/** A prerelease satisfies the ranges of its release. */
const releaseOf = (version: string): string => version.replace(/-.*$/, '');

/** The versions that the shell's build provides. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(SHARED_MODULES.map((name) => [name, releaseOf(installedVersion(packageOf(name)))]));

/** Returns `sharedRanges` in the federation plugin's format. */
export const consumedModules = () =>
  Object.fromEntries(
    Object.entries(sharedRanges()).map(([name, requiredVersion]) => [
      name,
      { import: false as const, singleton: true, requiredVersion, strictVersion: false },
    ]),
  );
