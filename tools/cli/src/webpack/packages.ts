import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What a package says of itself, as far as a build asks. */
export interface PackageManifest {
  name: string;
  version: string;
  description?: string;
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  exports?: Record<string, string>;
  sideEffects?: boolean | string[];
  engines?: Record<string, string>;
  browserslist?: string[];
}

export const readPackage = (dir: string): PackageManifest =>
  JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as PackageManifest;

/** The package of an import's name: `react/jsx-runtime` to `react`. */
export const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Where the package of a name lies for the code in a folder; nothing where there is none. */
export function findPackage(name: string, from: string): string | undefined {
  for (let dir = from; ; dir = dirname(dir)) {
    const found = join(dir, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (dir === dirname(dir)) return undefined;
  }
}

/** Where a package lies that a build is made with, one of ours or of the registry's. */
export function packageDir(name: string): string {
  const found = findPackage(name, import.meta.dirname);
  if (!found) throw new Error(`The package ${name} is not installed`);
  return found;
}

/**
 * The file behind the name that an import would have, such as `@skal/shared-ui/theme/tokens.css`. As a package of
 * somebody else's project our sources are JavaScript: whoever names a file by its path would not find it.
 */
export const resolveFile: (specifier: string) => string = createRequire(import.meta.url).resolve;

/** The version of an installed package. */
export const installedVersion = (name: string): string => readPackage(packageDir(name)).version;
