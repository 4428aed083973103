import type { RegistryFile } from '../registryFile.ts';
import { parseState, type RegistryState, versionBefore } from '../registryState.ts';
import type { Documents } from './documents.ts';
import type { StoredArchives } from './fetching.ts';

/** What several front doors share: what is live, and where each release lies. */
export interface SharedState {
  /** How often it has been changed; 0 where nothing is shared yet. */
  revision: number;
  registry: RegistryState;
  archives: StoredArchives;
}

/** The document that says what is live. */
export const REGISTRY = 'registry';

/** Reads what is shared; where that is nothing yet, it begins with what a data folder has. */
export async function readShared(documents: Documents, local: RegistryFile): Promise<SharedState> {
  const found = await documents.read(REGISTRY);
  if (!found) return { revision: 0, registry: local.read(), archives: {} };
  const { archives } = JSON.parse(found.body) as { archives: StoredArchives };
  return { revision: found.revision, registry: parseState(found.body), archives };
}

/** Writes what comes after a state; false when somebody was faster. */
export const writeShared = (
  documents: Documents,
  { revision }: SharedState,
  next: Omit<SharedState, 'revision'>,
): Promise<boolean> =>
  documents.add(REGISTRY, revision + 1, JSON.stringify({ ...next.registry, archives: next.archives }));

type Versions = (readonly [name: string, version: string])[];

/** What is live, tried or staged, and what can be gone back to. */
export const usedIn = ({ bundles, staged }: RegistryState): Versions => [
  ...Object.entries(bundles).flatMap(([name, bundle]) =>
    [bundle.live, bundle.canary?.version, versionBefore(bundle)].flatMap((version) =>
      version ? [[name, version] as const] : [],
    ),
  ),
  ...Object.entries(staged).map(([name, { version }]) => [name, version] as const),
];

/** All that a state speaks of. */
export const namedIn = (state: RegistryState): Versions => [
  ...usedIn(state),
  ...Object.entries(state.bundles).flatMap(([name, { history }]) =>
    history.map(({ version }) => [name, version] as const),
  ),
];
