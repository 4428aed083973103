/** Path of the registry with the active version of each bundle. */
export const REGISTRY_PATH = '/registry.json';

/** Parts of the registry that a tab reads; bundles have more fields. */
export interface RegistryReply {
  /** Identifies the set of active versions. */
  revision: string;
  bundles: Record<string, { version: string; canary: { version: string; percent: number } | null }>;
}

/** A release, and the previous one if there is one, as used by pages. */
interface BundleVersions {
  name: string;
  version: string;
  before?: { version: string } | undefined;
}

/** Prefix of integrity lists. */
const INTEGRITY_PREFIX = '/r/integrity/';

/**
 * Returns the path of the integrity values of all scripts of these bundles: `/r/integrity/mfe-a@2@1,mfe-b@4.json`.
 * The path names the releases, so any server with the release store can answer it, also for old tabs.
 */
export const buildIntegrityPath = (bundles: readonly BundleVersions[]): string =>
  `${INTEGRITY_PREFIX}${bundles.map(({ name, version, before }) => [name, version, before?.version].filter(Boolean).join('@')).join()}.json`;

/** The SHA-256 hash of an integrity value as part of a path, which its content so determines. */
const hashInPath = (integrity: string): string =>
  integrity.slice('sha256-'.length).replaceAll('+', '-').replaceAll('/', '_').replace('=', '');

/** Returns the path of the list of all remotes with this integrity. */
export const buildRemotesPath = (integrity: string): string => `/r/remotes/${hashInPath(integrity)}.json`;

/** Returns the path of the compression dictionary of pages with this integrity. */
export const buildPageDictionaryPath = (integrity: string): string => `/r/pages/${hashInPath(integrity)}.txt`;

/** Parses the releases of an integrity path in order; null for any other path. */
export function parseIntegrityPath(path: string): { name: string; version: string }[] | null {
  if (!path.startsWith(INTEGRITY_PREFIX) || !path.endsWith('.json')) return null;
  const bundles = path.slice(INTEGRITY_PREFIX.length, -'.json'.length).split(',');
  return bundles.flatMap((bundle) => {
    const [name = '', ...versions] = bundle.split('@');
    return versions.map((version) => ({ name, version }));
  });
}
