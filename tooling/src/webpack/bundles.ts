import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

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
  /** Folders whose sources go into it; a change in any of them makes a new version. */
  sources: string[];
}

/** What the shell has no use for: it has no form, and nothing that an account's owner changes. */
const OF_REMOTES = ['forms', 'account'];

/** What is built into bundles. */
export const PACKAGES = ['contracts', 'shared-ui', 'shell-kit', ...OF_REMOTES];

const bundle = (name: string, kind: Bundle['kind']): Bundle => ({
  name,
  kind,
  dir: join(ROOT, name),
  remote: name.replaceAll('-', '_'),
  sources: [name, ...PACKAGES.filter((each) => kind === 'remote' || !OF_REMOTES.includes(each))],
});

/** A folder `mfe-*` with a manifest is a remote. */
const remoteNames = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, MANIFEST_FILE)))
    .sort();

/** The bundles that are there, the shell first: remotes are checked against it. */
export const bundles: readonly Bundle[] = [
  bundle('shell', 'shell'),
  ...remoteNames(ROOT).map((name) => bundle(name, 'remote')),
];

/** A name that no bundle has, with those that there are. */
export class UnknownBundle extends Error {
  override name = 'UnknownBundle';
}

export function findBundle(name: string): Bundle {
  const found = bundles.find((candidate) => candidate.name === name);
  if (found) return found;
  throw new UnknownBundle(`There is no bundle '${name}'. Bundles: ${bundles.map((each) => each.name).join(', ')}`);
}

/** The version of an installed package, for the ranges that a remote asks of its host. */
export function installedVersion(name: string): string {
  const manifest = name.startsWith('@skal/')
    ? join(ROOT, name.slice('@skal/'.length), 'package.json')
    : join(ROOT, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
