import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readSiteInfo } from '@skal/contracts/site/site';
import type { Mode } from '../webpack/base.ts';
import type { Bundle } from '../webpack/bundles.ts';
import { packageDir } from '../webpack/packages.ts';
import { sharedRanges } from '../webpack/shared.ts';
import { transitiveDependencies } from './transitiveDependencies.ts';

/** Folders and files that are not part of a build. */
const EXCLUDED =
  /(^|\/)(node_modules|dist|test-results|server|mocks|__snapshots__|\.[^/]+)(\/|$)|\.(test|stories)\.tsx?$|jest\.config\.mjs$|package-lock\.json$|\.md$/;
/** Yields the files of a folder that are part of a build, as paths relative to it. */
function* filesOf(folder: string, below = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (EXCLUDED.test(path)) continue;
    if (entry.isDirectory()) yield* filesOf(folder, path);
    else if (entry.isFile()) yield path;
  }
}

/** The operator's name of the site: it is drawn into the Open Graph images. */
export const brandFromEnv = (): string => readSiteInfo(process.env, '').brand;

/** This package; two of its folders are build code. */
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

/** Returns the versions of the npm packages that a bundle and its build depend on. */
const dependencyVersions = (bundle: Bundle): string =>
  transitiveDependencies([bundle.dir, ...packagesOf(bundle).map(({ dir }) => dir), TOOLING]).join('\n');

/**
 * Hashes all inputs of a bundle's build: its sources, those of its workspace packages, the build code, the versions of npm
 * dependencies, the pseudo-locale, and for a remote the brand and the shared modules. Equal inputs are not built twice.
 */
export function hashInputs(bundle: Bundle, mode: Mode): string {
  const hash = createHash('sha256').update(`${bundle.name} ${mode} ${process.env.PSEUDO_LOCALE ?? ''}\n`);
  if (bundle.kind === 'remote') hash.update(`${brandFromEnv()}\n${JSON.stringify(sharedRanges())}\n`);
  const buildCode = ['webpack', 'build'].map((name) => ({ name, dir: join(TOOLING, 'src', name) }));
  addFiles(hash, [bundle, ...packagesOf(bundle), ...buildCode]);
  return hash.update(dependencyVersions(bundle)).digest('hex');
}

/** Hashes all source files of these workspace packages, including tests and mocks. */
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
 * Hashes the toolchain of a bundle's build, without its sources.
 * @param otherInputs further inputs of the build
 */
export function hashToolchain(bundle: Bundle, otherInputs: string): string {
  const hash = createHash('sha256').update(`${otherInputs}\n`);
  addFiles(hash, [{ name: 'tooling', dir: join(TOOLING, 'src') }]);
  return hash.update(dependencyVersions(bundle)).digest('hex');
}
