import { findPackage, readPackage } from '../webpack/packages.ts';

/**
 * The packages of the registry that some folders stand on, however far down, as `name@version`: those that are found
 * when one asks for them, whatever else the lockfile holds. What a package takes for its own development is left out, and
 * so is what hangs on the machine.
 */
export function transitiveDependencies(dirs: readonly string[]): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  const look = (dir: string) => {
    if (seen.has(dir)) return;
    seen.add(dir);
    const { name, version, dependencies, peerDependencies, optionalDependencies } = readPackage(dir);
    // Our own are told apart by their files.
    if (!dirs.includes(dir) && !name.startsWith('@skal/')) found.add(`${name}@${version}`);
    for (const taken of Object.keys({ ...dependencies, ...peerDependencies })) {
      const its = optionalDependencies?.[taken] ? undefined : findPackage(taken, dir);
      if (its) look(its);
    }
  };
  dirs.forEach(look);
  return [...found].sort();
}
