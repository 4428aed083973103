import { openReleaseStore } from '../releases/releaseStore.ts';
import { type CanarySet, canarySetOf, type LiveSet, liveSetOf, stagedSetsOf } from './liveSet.ts';
import { type LogFn, openRegistryFile } from './registryFile.ts';
import { type BundleState, revisionOf } from './registryState.ts';

/**
 * Reads the registry of a data folder. The web server uses it, even if the shared database and storage cannot be
 * reached. `ReleaseService` changes the registry.
 */
export interface Registry {
  file: string;
  releaseDir(name: string, version: string): string;
  has(name: string, version: string): boolean;
  live(name: string): string | null;
  bundles(): Readonly<Record<string, BundleState>>;
  /** The live set; the last good one if the file cannot be parsed. */
  liveSet(): LiveSet;
  /** What visitors of the canary get; null without a canary. */
  canarySet(): CanarySet | null;
  /** The live sets of staged versions: one for each call that staged something. */
  stagedSets(): LiveSet[];
  /** The last set that could be served, if there is one. */
  lastGood(): LiveSet | null;
  /** Stores a set that can be served, as the fallback. */
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
      // Another process may have changed it; then the next composed set is stored.
      if (revisionOf(state) === revision) file.remember(state);
    },
  };
}
