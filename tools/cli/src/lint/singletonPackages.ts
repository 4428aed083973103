import type { Finding } from './sourceFiles.ts';

const LOCKFILE = 'package-lock.json';

/**
 * Refuses a second copy of a library that the shell lends: whoever found the other one would hold a React, or a store,
 * that is nobody else's.
 * @param lockfile the text of npm's lockfile
 * @param modules what the shell lends
 */
export const singletonPackages = (lockfile: string, modules: readonly string[]): Finding[] => {
  const places = Object.keys((JSON.parse(lockfile) as { packages: object }).packages);
  const lines = lockfile.split('\n');
  return modules.flatMap((module) =>
    places
      .filter((place) => place.endsWith(`/node_modules/${module}`))
      .map((place) => ({
        ...{ path: LOCKFILE, line: lines.findIndex((line) => line.includes(`"${place}": {`)) + 1 },
        message: `a second ${module}, which the shell lends: bring ${place} to the version of the others`,
      })),
  );
};
