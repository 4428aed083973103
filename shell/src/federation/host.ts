import { createInstance } from '@module-federation/runtime';
import type { RemoteManifest } from '@skal/shell-kit';
import { verifyModule } from '@skal/shell-kit/lazy/moduleIntegrity.ts';
import { exposeRuntime } from './federationRuntime.ts';
import type { RemoteSource, Which } from './loader.ts';
import { preloadForRetry, retryBase } from './retry.ts';
import type { Snapshot, SnapshotRelease, SnapshotRemote } from './snapshot.ts';

type Shared = NonNullable<Parameters<typeof createInstance>[0]['shared']>;

interface ManifestRequest {
  generation: number;
  state: 'underway' | 'there' | 'failed';
  manifest: Promise<RemoteManifest>;
}

export interface SharedModules {
  /** Modules that are there already. */
  eager: Readonly<Record<string, unknown>>;
  /** Modules that are fetched when the first remote asks. */
  lazy: Readonly<Record<string, () => Promise<unknown>>>;
}

/** The shared modules in the runtime's form: one of each, whatever a remote asks for. */
function inRuntimeForm(
  { eager, lazy }: SharedModules,
  versions: Record<string, string>,
  forget: (name: string) => void,
): Shared {
  const common = (name: string) => ({
    version: versions[name] ?? '0.0.0',
    strategy: 'loaded-first',
    shareConfig: { singleton: true, requiredVersion: false, eager: true },
  });
  return Object.fromEntries([
    ...Object.entries(eager).map(([name, module]) => [name, { ...common(name), lib: () => module }]),
    ...Object.entries(lazy).map(([name, load]) => [
      name,
      {
        ...common(name),
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

/** Whether a value that came over the network has what is loaded from a manifest; types end at the border of a build. */
function isLoadable(value: unknown): value is RemoteManifest {
  const { routes, dialogs } = (value ?? {}) as Partial<RemoteManifest>;
  const load = (entry: { load?: unknown } | null) => typeof entry?.load === 'function';
  return Array.isArray(routes) && routes.every(load) && Array.isArray(dialogs) && dialogs.every(load);
}

/**
 * The federation host of a tab: it knows the snapshot's remotes and nothing else.
 * Remotes are loaded 'loaded-first': a remote that hangs holds up nobody but itself.
 */
export function createHost(snapshot: Snapshot, modules: SharedModules): RemoteSource {
  exposeRuntime();
  /** The runtime would answer everybody with a module's one failure. */
  const forget = (name: string) => {
    for (const shared of Object.values(federation.shareScopeMap.default?.[name] ?? {})) shared.loading = null;
  };
  const federation = createInstance({
    name: 'shell',
    remotes: snapshot.remotes.map((remote) => ({
      name: remote.remote,
      entry: `${remote.base}${remote.entry}`,
      type: 'module',
    })),
    shared: inRuntimeForm(modules, snapshot.shared, forget),
    shareStrategy: 'loaded-first',
  });
  const manifests = new Map<string, ManifestRequest>();

  /**
   * Makes a release known under a name that the runtime has not seen and, at a later attempt, under an address that no
   * browser has remembered as failed: nothing of the failed attempt is used.
   */
  const register = async (release: SnapshotRelease, name: string, generation: number): Promise<void> => {
    const base = generation > 0 ? retryBase(release, generation) : release.base;
    if (generation > 0) await preloadForRetry(document, release, base);
    federation.registerRemotes([{ name, entry: `${base}${release.entry}`, type: 'module' }]);
  };

  const enter = async (remote: SnapshotRemote, which: Which, generation: number): Promise<RemoteManifest> => {
    const release = which === 'live' ? remote : remote.before;
    if (!release) throw new Error(`The registry names no version of ${remote.name} before ${remote.version}`);
    const isKnown = which === 'live' && generation === 0;
    const name = isKnown ? remote.remote : `${remote.remote}_${which}_${generation}`;
    if (!isKnown) await register(release, name, generation);
    if (generation === 0) await verifyModule(document, release.base + release.entry);
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
      // Whoever asks again had a failure, of the entry or of a chunk behind it. The chunk finds a fresh address by itself;
      // an entry that failed, or hangs, needs a new one.
      if (known && (known.state === 'there' || (known.state === 'underway' && attempt === 0))) return known.manifest;
      const generation = known ? known.generation + 1 : 0;
      const entered: ManifestRequest = { generation, state: 'underway', manifest: enter(remote, which, generation) };
      entered.manifest.then(
        () => {
          entered.state = 'there';
        },
        () => {
          entered.state = 'failed';
        },
      );
      manifests.set(key, entered);
      return entered.manifest;
    },
  };
}
