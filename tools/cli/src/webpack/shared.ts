import { pathToFileURL } from 'node:url';
import { installedVersion, packageOf, resolveFile } from './packages.ts';

interface Sharing {
  sharedModules: Readonly<Record<string, object>>;
  lazySharedModules: Readonly<Record<string, () => Promise<object>>>;
}

/** The shell's own table (shell/src/sharing): nobody else says what is shared. */
const sharing = pathToFileURL(resolveFile('@skal/shell/src/sharing/modules.ts')).href;
const { sharedModules, lazySharedModules } = (await import(sharing)) as Sharing;

/**
 * What the shell owns and every remote borrows: one instance of each in a page. A remote brings no copy of its own
 * (`import: false`), so a second React or a second store cannot happen.
 */
export const SHARED_MODULES: readonly string[] = [...Object.keys(sharedModules), ...Object.keys(lazySharedModules)];

/** The modules themselves, as their sources are. */
export const loadSharedModules = async (): Promise<Record<string, object>> => ({
  ...sharedModules,
  ...Object.fromEntries(
    await Promise.all(Object.entries(lazySharedModules).map(async ([name, load]) => [name, await load()])),
  ),
});

/**
 * The ranges that a remote's build requires of its host: the major version that it was built with. Our own packages may have
 * any version: the host API and the shared names decide whether a remote fits, and `lerna version` changes all versions.
 */
export const sharedRanges = (): Record<string, string> =>
  Object.fromEntries(
    SHARED_MODULES.map((name) => [name, name.startsWith('@skal/') ? '*' : `^${installedVersion(packageOf(name))}`]),
  );

/** A prerelease of a package satisfies the ranges of its release. */
const released = (version: string): string => version.replace(/-.*$/, '');

/** The versions that the shell's build hands over. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(SHARED_MODULES.map((name) => [name, released(installedVersion(packageOf(name)))]));

/** The federation plugin's form of `sharedRanges`. */
export const consumedModules = () =>
  Object.fromEntries(
    Object.entries(sharedRanges()).map(([name, requiredVersion]) => [
      name,
      { import: false as const, singleton: true, requiredVersion, strictVersion: false },
    ]),
  );
