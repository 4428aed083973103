import { createInstance } from '@module-federation/runtime';
import type { RemoteManifest } from '@skal/shell-kit';
import { verifyModule } from '@skal/shell-kit/lazy/moduleIntegrity.ts';
import { exposeRuntime } from './federationRuntime.ts';
import type { ReleaseChoice, RemoteSource } from './loader.ts';
import { preloadForRetry, retryBase } from './retry.ts';
import type { Snapshot, SnapshotRelease, SnapshotRemote } from './snapshot.ts';

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

interface ManifestRequest {
  generation: number;
  state: 'underway' | 'there' | 'failed';
  manifest: Promise<RemoteManifest>;
}

export interface SharedModules {
  /** Modules in the shell's first load. */
  eager: Readonly<Record<string, unknown>>;
  /** Modules that load when the first remote needs them. */
  lazy: Readonly<Record<string, () => Promise<unknown>>>;
}

/** The shared modules in the runtime's format, as singletons. */
function toRuntimeShared(
  { eager, lazy }: SharedModules,
  versions: Record<string, string>,
  forget: (name: string) => void,
): Shared {
  const commonOptions = (name: string) => ({
    version: versions[name] ?? '0.0.0',
    strategy: 'loaded-first',
    shareConfig: { singleton: true, requiredVersion: false, eager: true },
  });
  return Object.fromEntries([
    ...Object.entries(eager).map(([name, module]) => [name, { ...commonOptions(name), lib: () => module }]),
    ...Object.entries(lazy).map(([name, load]) => [
      name,
      {
        ...commonOptions(name),
        get: async () => {
          try {
            const module = await load();
            return () => module;
          } catch (error) {
            forget(name);
            throw error;
          }
        },
      },
    ]),
  ]) as Shared;
}

/** Whether a loaded value has the shape of a manifest: it comes from another build, so its type is unknown. */
function isLoadable(value: unknown): value is RemoteManifest {
  const { routes, dialogs } = (value ?? {}) as Partial<RemoteManifest>;
  const load = (entry: { load?: unknown } | null) => typeof entry?.load === 'function';
  return Array.isArray(routes) && routes.every(load) && Array.isArray(dialogs) && dialogs.every(load);
}

/**
 * Creates the federation host of a tab for the remotes of a snapshot. The strategy is 'loaded-first': a hanging remote
 * blocks only itself.
 */
export function createHost(snapshot: Snapshot, modules: SharedModules): RemoteSource {
  exposeRuntime();
  /** The runtime would cache the failure of a module. */
  const forget = (name: string) => {
    for (const shared of Object.values(federation.shareScopeMap.default?.[name] ?? {})) shared.loading = null;
  };
  const federation = createInstance({
    name: 'shell',
    remotes: [],
    shared: toRuntimeShared(modules, snapshot.shared, forget),
    shareStrategy: 'loaded-first',
  });
  const manifests = new Map<string, ManifestRequest>();

  /**
   * Registers a release under a name that is new to the runtime. A later attempt also uses a new address, because
   * browsers cache the failure of a module by address.
   */
  const register = async (release: SnapshotRelease, name: string, generation: number): Promise<void> => {
    const base = generation > 0 ? retryBase(release, generation) : release.base;
    if (generation > 0) await preloadForRetry(document, release, base);
    federation.registerRemotes([{ name, entry: `${base}${release.entry}`, type: 'module' }]);
  };

  const enter = async (remote: SnapshotRemote, which: ReleaseChoice, generation: number): Promise<RemoteManifest> => {
    const release = which === 'live' ? remote : remote.before;
    if (!release) throw new Error(`The registry has no previous version of ${remote.name}`);
    const isFirst = which === 'live' && generation === 0;
    const name = isFirst ? remote.remote : `${remote.remote}_${which}_${generation}`;
    await register(release, name, generation);
    const known = which === 'live' ? remote.entryIntegrity : undefined;
    if (generation === 0) await verifyModule(document, release.base + release.entry, known);
    const exposed = await federation.loadRemote<{ default?: unknown }>(`${name}/manifest`);
    const manifest = exposed?.default;
    if (!isLoadable(manifest)) throw new Error(`${remote.name}@${release.version} exposes no manifest`);
    return manifest;
  };

  return {
    manifest(name, attempt, which) {
      const remote = snapshot.remotes.find((candidate) => candidate.name === name);
      if (!remote) return Promise.reject(new Error(`The registry has no bundle '${name}'`));
      const key = `${name} ${which}`;
      const known = manifests.get(key);
      // A repeated call follows a failure of the entry or of a chunk. Chunks get a new address by themselves; an entry
      // that failed or hangs needs one.
      if (known && (known.state === 'there' || (known.state === 'underway' && attempt === 0))) return known.manifest;
      const generation = known ? known.generation + 1 : 0;
      const request: ManifestRequest = { generation, state: 'underway', manifest: enter(remote, which, generation) };
      request.manifest.then(
        () => {
          request.state = 'there';
        },
        () => {
          request.state = 'failed';
        },
      );
      manifests.set(key, request);
      return request.manifest;
    },
  };
}
