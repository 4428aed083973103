/** Names of exports, by the module that lends them. */
export type SharedExports = Record<string, string[]>;

/** Stands for a module as an object, whose names are not known beforehand: `React[name]`. */
export const NAMESPACE = '*';

const isMarked = (module: object): boolean => '__esModule' in module && module.__esModule === true;

/**
 * The names that a remote finds in a lent module. One that does not say that it is an ES module is handed over as it
 * is: it is its own default export, and there as a whole.
 */
export const exportNamesOf = (module: object): string[] =>
  isMarked(module)
    ? Object.keys(module).filter((name) => name !== '__esModule')
    : [...Object.keys(module), 'default', NAMESPACE];

/** The name of a module that is its own default export stands in the module itself. */
function isLent(lent: ReadonlySet<string>, used: string): boolean {
  if (lent.has(used)) return true;
  const [outer, inner = ''] = used.split('.');
  return outer === 'default' && (lent.has(NAMESPACE) ? lent.has(inner) : lent.has('default'));
}

/** The first name that is used and not lent, with its module; null where everything is. */
export function findMissingExport(lent: SharedExports, used: SharedExports): { module: string; name: string } | null {
  for (const [module, names] of Object.entries(used)) {
    const there = new Set(Object.hasOwn(lent, module) ? lent[module] : []);
    const name = names.find((each) => !isLent(there, each));
    if (name !== undefined) return { module, name };
  }
  return null;
}
