/**
 * The shell shares a selected part of each big library with its remotes (shell/src/sharing). Other names are `undefined` in a
 * remote at run time, and types do not show it. This lint does, before a release is rejected.
 */

import { exportNamesOf, NAMESPACE, type SharedExports } from '@skal/shell/server/registry/sharedExports.ts';
import { packageOf } from '../webpack/packages.ts';
import { loadSharedModules } from '../webpack/shared.ts';
import { type ImportedName, importedNames } from './importedNames.ts';
import { isTestCode, type Lint } from './sourceFiles.ts';

/** Compiled to `i18n` of the shared `@lingui/core`. */
const MACROS = '@lingui/core/macro';

const BUNDLED_IN_REMOTES = /^(shared-ui|packages\/(forms|account)|mfe-[^/]+)\/src\//;

/** Reads the names that the shell shares from its modules. */
export const sharedExportsFromSource = async (): Promise<SharedExports> =>
  Object.fromEntries(
    Object.entries(await loadSharedModules()).map(([module, exported]) => [module, exportNamesOf(exported)]),
  );

const findProblem = (
  { module, name }: ImportedName,
  sharedNames: ReadonlyMap<string, readonly string[]>,
): string | undefined => {
  const names = sharedNames.get(module);
  if (names) {
    if (names.includes(name)) return undefined;
    return name === NAMESPACE
      ? `all of '${module}': import by name what shell/src/sharing lists`
      : `'${name}' of '${module}' is not shared: add it in shell/src/sharing`;
  }
  const owner = packageOf(module);
  if (owner === module || module === MACROS || !sharedNames.has(owner) || owner.startsWith('@skal/')) return undefined;
  return `'${module}' is not shared, so a remote would bundle a second ${owner}`;
};

/** Rejects names of shared libraries that the shell does not share. */
export const sharedModuleImports = (names: SharedExports): Lint => {
  const sharedNames = new Map(Object.entries(names));
  return (files) =>
    files
      .filter((file) => BUNDLED_IN_REMOTES.test(file.path) && /\.tsx?$/.test(file.path) && !isTestCode(file))
      .flatMap((file) =>
        importedNames(file, (specifier) => sharedNames.has(packageOf(specifier))).flatMap((imported) => {
          const message = findProblem(imported, sharedNames);
          return message ? [{ path: file.path, line: imported.line, message }] : [];
        }),
      );
};
