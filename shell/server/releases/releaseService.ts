import {
  assertCompatible,
  assertRollbackCompatible,
  assertStagedCompatible,
  findCanaryIncompatibility,
} from '../registry/liveSet.ts';
import { type ChangeContext, createChanges, type RegistryChanges } from '../registry/registryChanges.ts';
import { RegistryError } from '../registry/registryError.ts';
import type { LogFn } from '../registry/registryFile.ts';
import { type BundleState, canaryOf, type HistoryEntry, type RegistryState } from '../registry/registryState.ts';
import { openSharedRegistry } from '../shared/sharedRegistry.ts';
import { openLocalRegistry, type Version } from './registryStore.ts';
import type { Release } from './release.ts';
import { openReleaseStore, type StoredRelease } from './releaseStore.ts';
import type { ReleasesConfig } from './releasesConfig.ts';

/**
 * The releases of a site: the only way to change the live versions. A change that is rejected with a `RegistryError` changes
 * nothing.
 */
export interface ReleaseService {
  /** Stores built releases and activates them together: their compatibility is checked as one set. */
  publish(folders: readonly string[], context?: ChangeContext): Promise<Release[]>;
  /** Stores built releases that visitors do not get yet: they are opened in a browser before they are activated. */
  stage(folders: readonly string[], context?: ChangeContext): Promise<Release[]>;
  /** Activates stored versions together, such as `{ 'mfe-portal': '0.1.0-abc' }`. */
  activate(versions: Readonly<Record<string, string>>, context?: ChangeContext): Promise<void>;
  /** Activates the previous version, or the one that is named. Returns it. */
  rollback(name: string, version: string | null, context?: ChangeContext): Promise<string>;
  /** Stores a built release and gives it to a part of the visitors. */
  startCanary(folder: string, percent: number, context?: ChangeContext): Promise<Release>;
  /** Activates the canary of a bundle. Returns its version. */
  promote(name: string, context?: ChangeContext): Promise<string>;
  /** Ends the canary of a bundle. Returns its version. */
  abort(name: string, context?: ChangeContext): Promise<string>;
  /** Finds the releases that are not used any more, and deletes them if `remove` is true. */
  prune(remove: boolean, now?: number): Promise<StoredRelease[]>;
  /** Deletes unused releases once a day, on one of the web servers that share them. */
  pruneDaily(): Promise<StoredRelease[]>;
  /** The state of each bundle. */
  status(): Promise<Readonly<Record<string, BundleState>>>;
  /** The changes of a bundle, the latest first. */
  history(name: string): Promise<readonly HistoryEntry[]>;
  /** The folder of a release; null where the site does not have it. */
  find(name: string, version: string): Promise<string | null>;
  close(): void;
}

const versionsOf = (releases: readonly Release[]) =>
  Object.fromEntries(releases.map(({ name, version }) => [name, version]));

/**
 * Opens the releases of a site.
 * @param log gets a message when the registry cannot be parsed
 */
export function openReleaseService({ dataDir, shared }: ReleasesConfig, log: LogFn = console.error): ReleaseService {
  const store = openReleaseStore(dataDir);
  const registry = shared ? openSharedRegistry({ dataDir, shared, log }) : openLocalRegistry(dataDir, log);

  /** Makes a change in a copy of the registry. The result is stored only if all live releases are compatible. */
  const change = <Result>(
    context: ChangeContext,
    work: (changes: RegistryChanges, state: RegistryState) => Result,
    versions: readonly Version[] = [],
  ): Promise<Result> =>
    registry.update(
      (state) => {
        const next = structuredClone(state);
        const result = work(createChanges(next, store, context), next);
        if (JSON.stringify(next) === JSON.stringify(state)) return { result, next: null };
        assertCompatible(next, store);
        return { result, next: context.dryRun ? null : next };
      },
      { versions, lockTimeoutMs: context.lockTimeoutMs },
    );

  const activateIn = (changes: RegistryChanges, state: RegistryState, versions: Readonly<Record<string, string>>) => {
    const changed = changes.activate(versions);
    // When the shell and remotes are released together, the remotes are rolled back first.
    if (!('shell' in versions)) assertRollbackCompatible(state, changed, store);
  };

  return {
    publish: (folders, context = {}) =>
      change(context, (changes, state) => {
        const releases = folders.map(store.importRelease);
        activateIn(changes, state, versionsOf(releases));
        return releases;
      }),

    stage: (folders, context = {}) =>
      change(context, (changes, state) => {
        const releases = folders.map(store.importRelease);
        changes.stage(versionsOf(releases));
        assertStagedCompatible(state, versionsOf(releases), store);
        return releases;
      }),

    activate: (versions, context = {}) =>
      change(context, (changes, state) => activateIn(changes, state, versions), Object.entries(versions)),

    rollback: (name, version, context = {}) =>
      change(
        context,
        (changes, state) => {
          const target = changes.rollback(name, version);
          // A rollback is urgent: it ends a canary that does not fit it.
          const reason = findCanaryIncompatibility(state, store);
          const canary = canaryOf(state);
          if (canary && reason) changes.abort(canary.bundle, reason);
          return target;
        },
        version === null ? [] : [[name, version]],
      ),

    startCanary: (folder, percent, context = {}) =>
      change(context, (changes, state) => {
        const release = store.importRelease(folder);
        changes.startCanary(release.name, release.version, percent);
        if (release.name !== 'shell') assertRollbackCompatible(state, [release.name], store);
        return release;
      }),

    promote: (name, context = {}) => change(context, (changes) => changes.promote(name)),
    abort: (name, context = {}) => change(context, (changes) => changes.abort(name)),
    prune: registry.prune,
    pruneDaily: registry.pruneDaily,
    status: async () => (await registry.read()).bundles,

    async history(name) {
      const { bundles } = await registry.read();
      return findBundle(bundles, name).history;
    },

    find: registry.find,
    close: registry.close,
  };
}

/** The state of one bundle. @throws RegistryError where it has not been released */
export function findBundle(bundles: Readonly<Record<string, BundleState>>, name: string): BundleState {
  const bundle = Object.hasOwn(bundles, name) ? bundles[name] : undefined;
  if (bundle) return bundle;
  throw new RegistryError(`${name} has not been released here. Bundles: ${Object.keys(bundles).join(', ') || 'none'}`);
}

/** Opens the releases of a site for one command, and closes them after it. */
export async function withReleaseService<Result>(
  config: ReleasesConfig,
  work: (releases: ReleaseService) => Promise<Result>,
): Promise<Result> {
  const releases = openReleaseService(config);
  try {
    return await work(releases);
  } finally {
    releases.close();
  }
}
