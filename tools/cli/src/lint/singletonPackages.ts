import type { Finding } from './sourceFiles.ts';

const LOCKFILE = 'package-lock.json';

/**
 * Rejects a second copy of a shared library: its importers would have a separate React or store.
 * @param lockfile the text of npm's lockfile
 * @param modules the shared modules
 */
export const singletonPackages = (lockfile: string, modules: readonly string[]): Finding[] => {
  const packagePaths = Object.keys((JSON.parse(lockfile) as { packages: object }).packages);
  const lines = lockfile.split('\n');
  return modules.flatMap((module) =>
    packagePaths
      .filter((packagePath) => packagePath.endsWith(`/node_modules/${module}`))
      .map((packagePath) => ({
        ...{ path: LOCKFILE, line: lines.findIndex((line) => line.includes(`"${packagePath}": {`)) + 1 },
        message: `second copy of shared module ${module}: align ${packagePath} with the version used elsewhere`,
      })),
  );
};
