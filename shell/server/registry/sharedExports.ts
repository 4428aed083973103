/** Names of exports by module. */
export type SharedExports = Record<string, string[]>;

/** Stands for the whole namespace, if the names are dynamic: `React[name]`. */
export const NAMESPACE = '*';

const isMarked = (module: object): boolean => '__esModule' in module && module.__esModule === true;

/**
 * Returns the names that a remote can import from a shared module. A module without the ES module marker is its own
 * default export.
 */
export const exportNamesOf = (module: object): string[] =>
  isMarked(module)
    ? Object.keys(module).filter((name) => name !== '__esModule')
    : [...Object.keys(module), 'default', NAMESPACE];

/** CommonJS modules have their names on the default export. */
function isExported(exported: ReadonlySet<string>, used: string): boolean {
  if (exported.has(used)) return true;
  const [outer, inner = ''] = used.split('.');
  return outer === 'default' && (exported.has(NAMESPACE) ? exported.has(inner) : exported.has('default'));
}

/** Returns the first used name that the shell does not provide, with its module; null if it provides all. */
export function findMissingExport(
  exported: SharedExports,
  used: SharedExports,
): { module: string; name: string } | null {
  for (const [module, names] of Object.entries(used)) {
    const provided = new Set(Object.hasOwn(exported, module) ? exported[module] : []);
    const name = names.find((each) => !isExported(provided, each));
    if (name !== undefined) return { module, name };
  }
  return null;
}
