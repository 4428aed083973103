import { type LogFn, openRegistryFile } from '../registry/registryFile.ts';
import { parseState, type RegistryState, usedVersions } from '../registry/registryState.ts';
import type { Version } from '../releases/registryStore.ts';
import type { SharedReleasesConfig } from '../releases/releasesConfig.ts';
import { createReleaseFetcher, type StoredArchives } from './releaseFetcher.ts';
import { openReleaseStorage } from './releaseStorage.ts';
import { openRevisionStore } from './revisionStore.ts';

/** What several web servers share: the registry, and the archive of each release. */
export interface SharedState {
  /** 0 where nothing is shared yet. */
  revision: number;
  registry: RegistryState;
  archives: StoredArchives;
}

/** The name of the shared registry in the database. */
export const REGISTRY_DOCUMENT = 'registry';

export interface SharedSettings {
  /** The releases of this machine: those that were built or fetched here. */
  dataDir: string;
  shared: SharedReleasesConfig;
  log: LogFn;
}

/** Opens the shared database and storage, beside the data folder of this machine. */
export function openSharedState({ dataDir, shared, log }: SharedSettings) {
  const { revisions = openRevisionStore(shared.database) } = shared;
  const storage = openReleaseStorage(shared.storage);
  const local = openRegistryFile(dataDir, log);

  /** Before the first shared revision the registry of the data folder is its state. */
  const parse = (found: { revision: number; body: string } | null): SharedState => {
    if (!found) return { revision: 0, registry: local.read(), archives: {} };
    const { archives } = JSON.parse(found.body) as { archives: StoredArchives };
    return { revision: found.revision, registry: parseState(found.body), archives };
  };

  return {
    ...{ revisions, storage, local, fetcher: createReleaseFetcher(dataDir, storage) },
    read: async () => parse(await revisions.read(REGISTRY_DOCUMENT)),
    /** Replaces the state by its successor; null for none. It may be computed again where another server was faster. */
    update: <Result>(
      compute: (state: SharedState) => Promise<{ result: Result; next: Omit<SharedState, 'revision'> | null }>,
    ): Promise<Result> =>
      revisions.update(REGISTRY_DOCUMENT, async (current) => {
        const { result, next } = await compute(parse(current));
        return { result, body: next && JSON.stringify({ ...next.registry, archives: next.archives }) };
      }),
    close() {
      revisions.close();
      storage.close();
    },
  };
}

/** The versions that are live, canary, previous or staged. */
export const versionsInUse = ({ bundles, staged }: RegistryState): Version[] => [
  ...Object.entries(bundles).flatMap(([name, bundle]) =>
    usedVersions(bundle).map((version) => [name, version] as const),
  ),
  ...Object.entries(staged).map(([name, { version }]) => [name, version] as const),
];

/** The versions in use, and those of the history. */
export const versionsMentioned = (state: RegistryState): Version[] => [
  ...versionsInUse(state),
  ...Object.entries(state.bundles).flatMap(([name, { history }]) =>
    history.map(({ version }) => [name, version] as const),
  ),
];
