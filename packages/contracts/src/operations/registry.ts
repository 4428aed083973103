/** Where the site says which version of each bundle is live. */
export const REGISTRY_PATH = '/registry.json';

/** What a tab reads of it; each bundle says more of itself. */
export interface RegistryReply {
  /** Names what is live: another one, other versions. */
  revision: string;
  bundles: Record<string, { version: string; canary: { version: string; percent: number } | null }>;
}

/** A release, and the one before it if there is one, as a page names them. */
interface Named {
  name: string;
  version: string;
  before?: { version: string } | undefined;
}

/** What a list of integrity values is under. */
const LISTS = '/r/integrity/';

/**
 * Where the integrity values lie of every script of these bundles: `/r/integrity/mfe-a@2@1,mfe-b@4.json`. The address
 * says all that is in it, so whoever has the releases can answer it, for as long as there are tabs that ask.
 */
export const integrityPath = (bundles: readonly Named[]): string =>
  `${LISTS}${bundles.map(({ name, version, before }) => [name, version, before?.version].filter(Boolean).join('@')).join()}.json`;

/** The releases that such an address names, in its order; null for any other address. */
export function parseIntegrityPath(path: string): { name: string; version: string }[] | null {
  if (!path.startsWith(LISTS) || !path.endsWith('.json')) return null;
  const bundles = path.slice(LISTS.length, -'.json'.length).split(',');
  return bundles.flatMap((bundle) => {
    const [name = '', ...versions] = bundle.split('@');
    return versions.map((version) => ({ name, version }));
  });
}
