import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readSiteInfo } from '@skal/contracts/site/site';
import type { Mode } from '../webpack/base.ts';
import type { Bundle } from '../webpack/bundles.ts';
import { packageDir } from '../webpack/packages.ts';
import { sharedRanges } from '../webpack/shared.ts';
import { transitiveDependencies } from './transitiveDependencies.ts';

/** Folders and files that are no part of what is built. */
const LEFT_OUT =
  /(^|\/)(node_modules|dist|test-results|server|mocks|__snapshots__|\.[^/]+)(\/|$)|\.(test|stories)\.tsx?$|jest\.config\.mjs$|package-lock\.json$|\.md$/;
/** The files of a folder that are part of what is built, from there. */
function* filesOf(folder: string, below = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (LEFT_OUT.test(path)) continue;
    if (entry.isDirectory()) yield* filesOf(folder, path);
    else if (entry.isFile()) yield path;
  }
}

/** The owner's name for the site: it is drawn into the pictures of pages. */
export const brandFromEnv = (): string => readSiteInfo(process.env, '').brand;

/** This package, of which two folders are the build's own code. */
const TOOLING = resolve(import.meta.dirname, '../..');

interface Folder {
  name: string;
  dir: string;
}

const packagesOf = (bundle: Bundle): Folder[] =>
  bundle.packages.map((name) => ({ name, dir: packageDir(`@skal/${name}`) }));

function addFiles(hash: Hash, folders: readonly Folder[]): void {
  for (const { name, dir } of folders) {
    for (const file of [...filesOf(dir)].sort()) hash.update(`${name}/${file}\n`).update(readFileSync(join(dir, file)));
  }
}

/** The versions of the registry's packages that a bundle stands on, and its build. */
const versionsBehind = (bundle: Bundle): string =>
  transitiveDependencies([bundle.dir, ...packagesOf(bundle).map(({ dir }) => dir), TOOLING]).join('\n');

/**
 * A hash of everything that decides what comes out of a bundle's build: its sources, those of the packages in it, the
 * build's own code, the versions of the registry's packages that these stand on, and for a remote the brand and what it
 * borrows. The same inputs are not built twice.
 */
export function hashInputs(bundle: Bundle, mode: Mode): string {
  const hash = createHash('sha256').update(`${bundle.name} ${mode}\n`);
  if (bundle.kind === 'remote') hash.update(`${brandFromEnv()}\n${JSON.stringify(sharedRanges())}\n`);
  const own = ['webpack', 'build'].map((name) => ({ name, dir: join(TOOLING, 'src', name) }));
  addFiles(hash, [bundle, ...packagesOf(bundle), ...own]);
  return hash.update(versionsBehind(bundle)).digest('hex');
}

/** Hashes all source files of these workspace packages, with tests and mocks. */
export function hashSources(names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) {
    const dir = join(packageDir(`@skal/${name}`), 'src');
    const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const files = entries.map((entry) => relative(dir, join(entry.parentPath, entry.name))).sort();
    for (const file of files) hash.update(`${name}/${file}\n`).update(readFileSync(join(dir, file)));
  }
  return hash.digest('hex');
}

/**
 * A hash of what any build of a bundle is made with, its sources apart.
 * @param besides what else a build hangs on
 */
export function hashToolchain(bundle: Bundle, besides: string): string {
  const hash = createHash('sha256').update(`${besides}\n`);
  addFiles(hash, [{ name: 'tooling', dir: join(TOOLING, 'src') }]);
  return hash.update(versionsBehind(bundle)).digest('hex');
}
