import { RegistryRefusal } from './registryRefusal.ts';
import {
  type Action,
  type BundleState,
  canaryOf,
  isPercent,
  type RegistryState,
  versionBefore,
} from './registryState.ts';
import type { Shelf } from './shelf.ts';

/** Who does something to the registry, and in which belief. */
export interface Deed {
  /** A team's or a person's name. */
  by?: string | null;
  note?: string | null;
  /** What is believed to be live meanwhile: where something else is, somebody was faster, and nothing is changed. */
  expects?: Readonly<Record<string, string | null>>;
  /** The version that is believed to be the canary. */
  canary?: string;
  /** How long the end or a promotion of a canary, or a way back, may be kept waiting; a minute unless it says otherwise. */
  patienceMs?: number;
}

/** Changes of one state, each with an entry of the history. All of them refuse by name, with a RegistryRefusal. */
export interface Changes {
  /** Makes versions live, and answers with the bundles that this changed. A canary of the same bundle ends with it. */
  release(versions: Readonly<Record<string, string>>): string[];
  /** Goes back to the version before, or to one that is named; answers with it. */
  rollBack(name: string, version: string | null): string;
  /** Names versions that are looked at before anybody has them; of each bundle one. */
  stage(versions: Readonly<Record<string, string>>): void;
  /** Gives a version to a part of the visitors: one at a time on a site, whose percentage may change. */
  startCanary(name: string, version: string, percent: number): void;
  /** Makes the canary of a bundle live; answers with its version. */
  promote(name: string): string;
  /** Ends the canary of a bundle; answers with its version. */
  abort(name: string, why?: string): string;
}

/** Opens a state for changes, which are made in it. */
export function changesOf(state: RegistryState, shelf: Shelf, { by, note, expects, canary }: Deed): Changes {
  const at = new Date().toISOString();
  for (const [name, expected] of Object.entries(expects ?? {})) {
    const live = state.bundles[name]?.live ?? null;
    if (live === expected) continue;
    throw new RegistryRefusal(
      `Somebody was faster: ${name} is at ${live ?? 'no version'} by now, and not at ${expected ?? 'none'}`,
    );
  }

  const there = canaryOf(state)?.version;
  if (canary !== undefined && there !== canary) {
    throw new RegistryRefusal(`Somebody was faster: the canary is ${there ?? 'gone'} by now, and not ${canary}`);
  }

  const bundleOf = (name: string): BundleState => {
    const bundle = state.bundles[name];
    if (!bundle) throw new RegistryRefusal(`${name} has not been released to this data folder yet`);
    return bundle;
  };

  const canaryVersion = (name: string): string => {
    const canary = bundleOf(name).canary;
    if (!canary) throw new RegistryRefusal(`${name} has no canary`);
    return canary.version;
  };

  const enter = (name: string, action: Action, version: string, why = note ?? null) => {
    if (!shelf.has(name, version)) throw new RegistryRefusal(`There is no release ${name}@${version}`);
    const entry = { version, at, action, by: by ?? null, commit: shelf.release(name, version).commit, note: why };
    const before = state.bundles[name];
    const change = action === 'canary' || action === 'abort' ? {} : { live: version };
    state.bundles[name] = {
      live: version,
      canary: null,
      ...before,
      ...change,
      history: [entry, ...(before?.history ?? [])],
    };
    // Whatever it was looked at beside has changed.
    delete state.staged[name];
  };

  const changes: Changes = {
    release(versions) {
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

    rollBack(name, version) {
      const bundle = bundleOf(name);
      const target = version ?? versionBefore(bundle);
      if (!target) throw new RegistryRefusal(`There is no version of ${name} before ${bundle.live} to go back to`);
      if (target === bundle.live) throw new RegistryRefusal(`${name} ${target} is live already`);
      if (bundle.canary?.version === target) changes.abort(name, 'it was gone back to');
      enter(name, 'rollback', target);
      return target;
    },

    stage(versions) {
      // The time names the call: two within a millisecond are two.
      const others = new Set(Object.values(state.staged).map((each) => each.at));
      let time = Date.parse(at);
      while (others.has(new Date(time).toISOString())) time += 1;
      for (const [name, version] of Object.entries(versions)) {
        if (state.bundles[name]?.live === version) delete state.staged[name];
        else state.staged[name] = { version, at: new Date(time).toISOString(), by: by ?? null };
      }
    },

    startCanary(name, version, percent) {
      if (!isPercent(percent)) throw new RegistryRefusal('A canary has from 0.01 to 100 percent of the visitors');
      const bundle = bundleOf(name);
      const other = canaryOf(state);
      if (other && (other.bundle !== name || other.version !== version)) {
        throw new RegistryRefusal(`${other.bundle} ${other.version} is the canary: promote or abort it first`);
      }
      if (bundle.live === version) throw new RegistryRefusal(`${name} ${version} is live already`);
      if (bundle.canary?.percent === percent) return;
      enter(name, 'canary', version, note ?? `${percent} %`);
      state.bundles[name] = { ...bundleOf(name), canary: { version, percent } };
    },

    promote(name) {
      const version = canaryVersion(name);
      enter(name, 'promote', version);
      state.bundles[name] = { ...bundleOf(name), canary: null };
      return version;
    },

    abort(name, why) {
      const version = canaryVersion(name);
      enter(name, 'abort', version, why);
      state.bundles[name] = { ...bundleOf(name), canary: null };
      return version;
    },
  };
  return changes;
}
