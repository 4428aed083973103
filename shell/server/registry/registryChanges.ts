import type { ReleaseStore } from '../releases/releaseStore.ts';
import { RegistryError } from './registryError.ts';
import {
  type Action,
  type BundleState,
  canaryOf,
  isPercent,
  previousVersion,
  type RegistryState,
} from './registryState.ts';

/** The author of a change, and the expected state: if it differs, nothing is changed. */
export interface ChangeContext {
  /** Name of a team or a person. */
  by?: string | null;
  note?: string | null;
  /** The expected live version of bundles; null for a bundle without one. */
  expectedLive?: Readonly<Record<string, string | null>>;
  /** The expected version of the canary. */
  expectedCanary?: string;
  /** Checks the change and stores nothing. */
  dryRun?: boolean;
  /** How long to wait for another change, in milliseconds; one minute by default. */
  lockTimeoutMs?: number;
}

export type RegistryChanges = ReturnType<typeof createChanges>;

/**
 * The changes of a state, made in place, each with an entry of the history.
 * @throws RegistryError from each of them, where it is not possible
 */
export function createChanges(
  state: RegistryState,
  store: ReleaseStore,
  { by, note, expectedLive, expectedCanary }: ChangeContext,
) {
  const at = new Date().toISOString();
  for (const [name, expected] of Object.entries(expectedLive ?? {})) {
    const live = state.bundles[name]?.live ?? null;
    if (live === expected) continue;
    throw new RegistryError(
      `Conflict: ${name} is now at ${live ?? 'no version'}, expected ${expected ?? 'none'}. Reload and try again.`,
    );
  }

  const currentCanary = canaryOf(state)?.version;
  if (expectedCanary !== undefined && currentCanary !== expectedCanary) {
    throw new RegistryError(
      `Conflict: the canary is now ${currentCanary ?? 'gone'}, expected ${expectedCanary}. Reload and try again.`,
    );
  }

  const bundleOf = (name: string): BundleState => {
    const bundle = state.bundles[name];
    if (!bundle) throw new RegistryError(`${name} has not been released to this data folder yet`);
    return bundle;
  };

  const canaryVersion = (name: string): string => {
    const canary = bundleOf(name).canary;
    if (!canary) throw new RegistryError(`${name} has no canary`);
    return canary.version;
  };

  const enter = (name: string, action: Action, version: string, why = note ?? null) => {
    if (!store.has(name, version)) throw new RegistryError(`There is no release ${name}@${version}`);
    const entry = { version, at, action, by: by ?? null, commit: store.release(name, version).commit, note: why };
    const before = state.bundles[name];
    const change = action === 'canary' || action === 'abort' ? {} : { live: version };
    state.bundles[name] = {
      live: version,
      canary: null,
      ...before,
      ...change,
      history: [entry, ...(before?.history ?? [])],
    };
    // The set that it was staged with has changed.
    delete state.staged[name];
  };

  const changes = {
    /** Activates versions, and returns the bundles that this changed. A canary of the same bundle ends. */
    activate(versions: Readonly<Record<string, string>>): string[] {
      const changed = Object.entries(versions).filter(([name, version]) => state.bundles[name]?.live !== version);
      for (const [name, version] of changed) {
        const canary = state.bundles[name]?.canary;
        if (canary?.version === version) changes.promote(name);
        else {
          if (canary) changes.abort(name, `${version} was released`);
          enter(name, 'release', version);
        }
      }
      return changed.map(([name]) => name);
    },

    /** Activates the previous version, or the one that is named. Returns it. */
    rollback(name: string, version: string | null): string {
      const bundle = bundleOf(name);
      const target = version ?? previousVersion(bundle);
      if (!target) throw new RegistryError(`There is no version of ${name} before ${bundle.live} to roll back to`);
      if (target === bundle.live) throw new RegistryError(`${name} ${target} is live already`);
      if (bundle.canary?.version === target) changes.abort(name, 'it was gone back to');
      enter(name, 'rollback', target);
      return target;
    },

    /** Stages versions: one of each bundle. */
    stage(versions: Readonly<Record<string, string>>): void {
      // The time identifies the call, so two calls in one millisecond need different times.
      const others = new Set(Object.values(state.staged).map((each) => each.at));
      let time = Date.parse(at);
      while (others.has(new Date(time).toISOString())) time += 1;
      for (const [name, version] of Object.entries(versions)) {
        if (state.bundles[name]?.live === version) delete state.staged[name];
        else state.staged[name] = { version, at: new Date(time).toISOString(), by: by ?? null };
      }
    },

    /** Gives a version to a part of the visitors. A site has one canary, whose percentage may change. */
    startCanary(name: string, version: string, percent: number): void {
      if (!isPercent(percent)) throw new RegistryError('A canary has from 0.01 to 100 percent of the visitors');
      const bundle = bundleOf(name);
      const other = canaryOf(state);
      if (other && (other.bundle !== name || other.version !== version)) {
        throw new RegistryError(`${other.bundle} ${other.version} is the canary: promote or abort it first`);
      }
      if (bundle.live === version) throw new RegistryError(`${name} ${version} is live already`);
      if (bundle.canary?.percent === percent) return;
      enter(name, 'canary', version, note ?? `${percent}%`);
      state.bundles[name] = { ...bundleOf(name), canary: { version, percent } };
    },

    /** Activates the canary of a bundle. Returns its version. */
    promote(name: string): string {
      const version = canaryVersion(name);
      enter(name, 'promote', version);
      state.bundles[name] = { ...bundleOf(name), canary: null };
      return version;
    },

    /** Ends the canary of a bundle. Returns its version. */
    abort(name: string, why?: string): string {
      const version = canaryVersion(name);
      enter(name, 'abort', version, why);
      state.bundles[name] = { ...bundleOf(name), canary: null };
      return version;
    },
  };
  return changes;
}
