/**
 * Which tests of a remote a change leads to, where what has changed are modules of that remote alone. Jest knows it from
 * the imports; nobody remembers such a result, for it is one of some tests.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Modules of a remote, of which whoever needs them says so by an import. Its tests start no program that does not. */
export const MODULE = /^mfe-[^/]+\/src\/.+\.tsx?$/;

/** What reads files, or may, without importing them: it is looked at whatever has changed. */
export const READS = /\bfrom 'node:(fs|fs\/promises|child_process)'|'@skal\/tooling\/src\//;

/**
 * The modules that tests are to be chosen by: those that have changed, and those of the remote that read files. Undefined
 * where something else has changed, which may break any test.
 * @param folder of a package
 * @param changed what has changed of a task's inputs, from the root of the project
 */
export const modulesToFollow = (folder: string, changed: readonly string[], root: string): string[] | undefined => {
  const isOwn = (path: string) => MODULE.test(path) && path.startsWith(`${folder}/`) && existsSync(join(root, path));
  if (changed.length === 0 || !changed.every(isOwn)) return undefined;
  const readers = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root }).filter((file) =>
    READS.test(readFileSync(join(root, file), 'utf8')),
  );
  return [...new Set([...changed, ...readers.map((file) => file.replaceAll('\\', '/'))])];
};
