/** The modules of a remote that its tests have loaded. An import may be never followed: of a section, until it is opened. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULE, READS } from '../related.ts';
import type { Pieces } from './pieces.ts';

/** All modules of a package, tests among them, with a hash of each. */
export const modulesOf = (root: string, folder: string): Pieces =>
  Object.fromEntries(
    globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root }).map((file) => [
      file.replaceAll('\\', '/'),
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    ]),
  );

/**
 * The modules that a file of tests has loaded, itself among them. Undefined where one of them looks at files that it does
 * not import: which ones there are may change, too.
 * @param notes paths from the root of the project
 */
export const loadedBy = (test: string, notes: readonly string[], modules: Pieces, root: string): Pieces | undefined => {
  const loaded: [string, string][] = [];
  for (const path of new Set([test, ...notes])) {
    if (!MODULE.test(path)) continue;
    const hash = modules[path];
    if (hash === undefined || READS.test(readFileSync(join(root, path), 'utf8'))) return undefined;
    loaded.push([path, hash]);
  }
  return Object.fromEntries(loaded);
};
