import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The fields of a package.json that builds read. */
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

/** Returns the package of an import: `react` for `react/jsx-runtime`. */
export const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns the folder of a package as resolved from another folder; undefined if it is missing. */
export function findPackage(name: string, from: string): string | undefined {
  for (let dir = from; ; dir = dirname(dir)) {
    const found = join(dir, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (dir === dirname(dir)) return undefined;
  }
}

/** Returns the folder of a workspace or npm package that a build uses. */
export function packageDir(name: string): string {
  const found = findPackage(name, import.meta.dirname);
  if (!found) throw new Error(`The package ${name} is not installed`);
  return found;
}

/**
 * Returns the file of an import specifier, such as `@skal/shared-ui/theme/tokens.css`. Published packages contain JavaScript, so a
 * path to a source would not exist there.
 */
export const resolveFile: (specifier: string) => string = createRequire(import.meta.url).resolve;

/** Returns the version of an installed package. */
export const installedVersion = (name: string): string => readPackage(packageDir(name)).version;
