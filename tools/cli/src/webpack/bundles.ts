import { existsSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { readPackage } from './packages.ts';

export const ROOT = resolve(import.meta.dirname, '../../../..');

/** Whether this code is an installed package in a standalone project, which is then the only bundle. */
export const IS_INSTALLED_PACKAGE = import.meta.dirname.includes(`${sep}node_modules${sep}`);

/** The only module that a remote exposes, relative to its folder. */
export const MANIFEST_FILE = 'src/manifest.ts';

/** A part of the site that is built and released separately. */
export interface Bundle {
  /** Folder name, which is also the name in the registry and under `/r/`. */
  name: string;
  kind: 'shell' | 'remote';
  dir: string;
  /** The name in the federation runtime: an identifier. */
  remote: string;
  /** Workspace packages in the bundle; a change in any of them makes a new version. */
  packages: string[];
}

/** Packages for remotes only: the shell has no forms and no account settings. */
const REMOTE_ONLY = ['forms', 'account'];

/** Workspace packages that are built into bundles. */
export const BUNDLED_PACKAGES = ['contracts', 'shared-ui', 'shell-kit', ...REMOTE_ONLY];

const bundle = (name: string, kind: Bundle['kind'], dir = join(ROOT, name)): Bundle => ({
  name,
  kind,
  dir,
  remote: name.replaceAll('-', '_'),
  packages: BUNDLED_PACKAGES.filter((each) => kind === 'remote' || !REMOTE_ONLY.includes(each)),
});

/** A folder `mfe-*` with a manifest is a remote. */
const remoteNames = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, MANIFEST_FILE)))
    .sort();

/** Returns the remote of a standalone project, named after its package. */
const standaloneRemote = (dir: string): Bundle[] =>
  existsSync(join(dir, MANIFEST_FILE)) ? [bundle(readPackage(dir).name.replace(/^@.*\//, ''), 'remote', dir)] : [];

/** All bundles, the shell first: remotes are checked against it. */
export const bundles: readonly Bundle[] = IS_INSTALLED_PACKAGE
  ? standaloneRemote(process.cwd())
  : [bundle('shell', 'shell'), ...remoteNames(ROOT).map((name) => bundle(name, 'remote'))];

/** An unknown bundle name; the message lists the known ones. */
export class UnknownBundleError extends Error {
  override name = 'UnknownBundle';
}

export function findBundle(name: string): Bundle {
  const found = bundles.find((candidate) => candidate.name === name);
  if (found) return found;
  throw new UnknownBundleError(`Unknown bundle '${name}'. Bundles: ${bundles.map((each) => each.name).join(', ')}`);
}
