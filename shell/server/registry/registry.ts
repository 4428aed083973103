import { openReleaseStore } from '../releases/releaseStore.ts';
import { type CanarySet, canarySetOf, type LiveSet, liveSetOf, stagedSetsOf } from './liveSet.ts';
import { type LogFn, openRegistryFile } from './registryFile.ts';
import { type BundleState, revisionOf } from './registryState.ts';

/**
 * What a data folder says of its releases. The web server reads it, also where the database and the storage are shared
 * and cannot be reached; `ReleaseService` changes it.
 */
export interface Registry {
  file: string;
  releaseDir(name: string, version: string): string;
  has(name: string, version: string): boolean;
  live(name: string): string | null;
  /** The state of each bundle. */
  bundles(): Readonly<Record<string, BundleState>>;
  /** What is live; the last good set where the file cannot be parsed. */
  liveSet(): LiveSet;
  /** What visitors of the canary get; null while there is none. */
  canarySet(): CanarySet | null;
  /** What would be live with what is staged: one set for each call that staged something. */
  stagedSets(): LiveSet[];
  /** The last set that could be served, if there is one. */
  lastGood(): LiveSet | null;
  /** Remembers a set that can be served, as the one to fall back to. */
  remember(set: LiveSet): void;
}

/**
 * Opens the registry of a data folder for reading.
 * @param log gets a message when its file cannot be parsed
 */
export function openRegistry(dataDir: string, log: LogFn = console.error): Registry {
  const store = openReleaseStore(dataDir);
  const file = openRegistryFile(dataDir, log);
  return {
    file: file.path,
    releaseDir: store.releaseDir,
    has: store.has,
    live: (name) => file.read().bundles[name]?.live ?? null,
    bundles: () => file.read().bundles,
    liveSet: () => liveSetOf(file.read(), store),
    canarySet: () => canarySetOf(file.read(), store),
    stagedSets: () => stagedSetsOf(file.read(), store),

    lastGood() {
      const good = file.readLastGood();
      return good && liveSetOf(good, store);
    },

    remember({ revision }) {
      const state = file.read();
      // Another process may have changed it since; the next composed set is remembered then.
      if (revisionOf(state) === revision) file.remember(state);
    },
  };
}
