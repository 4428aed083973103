/**
 * The shell hands its remotes a chosen part of each big library (shell/src/sharing). What is not in that part is
 * `undefined` in a remote at run time, and no type says so. This lint does.
 */

import { type ImportedName, importedNames, passedOnNames, sharedKeys } from './moduleNames.ts';
import type { Lint, SourceFile } from './project.ts';
import { isAroundTests } from './project.ts';

const SHARING = /^shell\/src\/sharing\/[^/]+\.ts$/;
const BUNDLED_IN_REMOTES = /^(shared-ui|mfe-[^/]+)\/src\//;

interface Shared {
  /** Names that a remote may import, per module that is shared in part. */
  readonly partly: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every specifier that the shell answers to. */
  readonly keys: ReadonlySet<string>;
}

const readShared = (files: readonly SourceFile[]): Shared => {
  const sharing = files.filter((file) => SHARING.test(file.path) && !isAroundTests(file));
  const partly = new Map<string, Set<string>>();
  for (const { module, name } of sharing.flatMap(passedOnNames)) {
    partly.set(module, (partly.get(module) ?? new Set()).add(name));
  }
  return { partly, keys: new Set([...partly.keys(), ...sharing.flatMap(sharedKeys)]) };
};

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const complaint = ({ module, name }: ImportedName, { partly, keys }: Shared): string | undefined => {
  const listed = partly.get(module);
  if (listed) {
    if (name === '*') return `all of '${module}': import by name what shell/src/sharing lists`;
    return listed.has(name) ? undefined : `'${name}' of '${module}' is not shared: add it in shell/src/sharing`;
  }
  const owner = packageOf(module);
  if (keys.has(module) || owner === module || !keys.has(owner) || owner.startsWith('@skal/')) return undefined;
  return `'${module}' is not shared: a remote would carry a second ${owner}`;
};

/** Every name that a remote takes from a shared library is one that the shell hands over. */
export const facadeExports: Lint = (files) => {
  const shared = readShared(files);
  return files
    .filter((file) => BUNDLED_IN_REMOTES.test(file.path) && /\.tsx?$/.test(file.path) && !isAroundTests(file))
    .flatMap((file) =>
      importedNames(file, (specifier) => shared.keys.has(packageOf(specifier))).flatMap((imported) => {
        const says = complaint(imported, shared);
        return says ? [{ path: file.path, line: imported.line, says }] : [];
      }),
    );
};
