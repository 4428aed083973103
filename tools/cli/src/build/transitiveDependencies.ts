import { findPackage, readPackage } from '../webpack/packages.ts';

/**
 * Returns the transitive npm dependencies of some folders as `name@version`, resolved from node_modules rather than the lockfile;
 * without devDependencies and platform-specific optional dependencies.
 */
export function transitiveDependencies(dirs: readonly string[]): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (dir: string) => {
    if (seen.has(dir)) return;
    seen.add(dir);
    const { name, version, dependencies, peerDependencies, optionalDependencies } = readPackage(dir);
    // Workspace packages are hashed by their files instead.
    if (!dirs.includes(dir) && !name.startsWith('@skal/')) found.add(`${name}@${version}`);
    for (const dependencyName of Object.keys({ ...dependencies, ...peerDependencies })) {
      const dependencyDir = optionalDependencies?.[dependencyName] ? undefined : findPackage(dependencyName, dir);
      if (dependencyDir) visit(dependencyDir);
    }
  };
  dirs.forEach(visit);
  return [...found].sort();
}
