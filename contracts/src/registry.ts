/** Where the site says which version of each bundle is live. */
export const REGISTRY_PATH = '/registry.json';

/** What a tab reads of it; each bundle says more of itself. */
export interface RegistryReply {
  /** Names what is live: another one, other versions. */
  revision: string;
  bundles: Record<string, { version: string; canary: { version: string; percent: number } | null }>;
}
