import { existsSync, readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { readPackage } from './packages.ts';

export const ROOT = resolve(import.meta.dirname, '../../../..');

/** Whether this code is a package of somebody else's project, which is then the one bundle that there is. */
export const IS_INSTALLED_PACKAGE = import.meta.dirname.includes(`${sep}node_modules${sep}`);

/** The one module that a remote exposes, from its folder. */
export const MANIFEST_FILE = 'src/manifest.ts';

/** One of the separately built and released parts of the site. */
export interface Bundle {
  /** The folder's name, which is also the name in the registry and under `/r/`. */
  name: string;
  kind: 'shell' | 'remote';
  dir: string;
  /** The name that the federation runtime knows it by: an identifier. */
  remote: string;
  /** Our packages that go into it; a change in any of them makes a new version. */
  packages: string[];
}

/** What the shell has no use for: it has no form, and nothing that an account's owner changes. */
const OF_REMOTES = ['forms', 'account'];

/** What is built into bundles. */
export const BUNDLED_PACKAGES = ['contracts', 'shared-ui', 'shell-kit', ...OF_REMOTES];

const bundle = (name: string, kind: Bundle['kind'], dir = join(ROOT, name)): Bundle => ({
  name,
  kind,
  dir,
  remote: name.replaceAll('-', '_'),
  packages: BUNDLED_PACKAGES.filter((each) => kind === 'remote' || !OF_REMOTES.includes(each)),
});

/** A folder `mfe-*` with a manifest is a remote. */
const remoteNames = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, MANIFEST_FILE)))
    .sort();

/** The remote whose own folder it is, by the name of its package. */
const remoteAlone = (dir: string): Bundle[] =>
  existsSync(join(dir, MANIFEST_FILE)) ? [bundle(readPackage(dir).name.replace(/^@.*\//, ''), 'remote', dir)] : [];

/** The bundles that are there, the shell first: remotes are checked against it. */
export const bundles: readonly Bundle[] = IS_INSTALLED_PACKAGE
  ? remoteAlone(process.cwd())
  : [bundle('shell', 'shell'), ...remoteNames(ROOT).map((name) => bundle(name, 'remote'))];

/** A name that no bundle has, with those that there are. */
export class UnknownBundleError extends Error {
  override name = 'UnknownBundle';
}

export function findBundle(name: string): Bundle {
  const found = bundles.find((candidate) => candidate.name === name);
  if (found) return found;
  throw new UnknownBundleError(`There is no bundle '${name}'. Bundles: ${bundles.map((each) => each.name).join(', ')}`);
}
