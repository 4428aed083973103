import { createLazyResource, type DialogProps, type LazyResource, type RemoteManifest } from '@skal/shell-kit';
import type { ComponentType } from 'react';
import { dialogRef, pageRef, type RemoteRef } from './remoteRef.ts';
import type { Snapshot, SnapshotRemote } from './snapshot.ts';

/** Which release of a remote: the one that is live for this tab, or the one before it. */
export type Which = 'live' | 'before';

/** Where manifests come from: the federation runtime in a browser, the server builds in the composer. */
export interface RemoteSource {
  /** @param attempt how often it was asked for before without success; a later one must not be a cached failure. */
  manifest(name: string, attempt: number, which: Which): Promise<RemoteManifest>;
}

/** A remote that did not work in this tab, which goes on with the version before. */
export interface FallbackEvent {
  remote: string;
  version: string;
  to: string;
  /** The page that did not work; null for a popup. */
  route: string | null;
}

export interface Loader {
  snapshot: Snapshot;
  page(path: string): LazyResource<ComponentType>;
  dialog(name: string): LazyResource<ComponentType<DialogProps>>;
  /** Leaves the live release of the remote that a page or popup is from: it came, and threw. */
  fallBack(thrower: LazyResource<unknown>): void;
  /** Told when the pages and popups of a remote are others from now on. */
  subscribe(listener: () => void): () => void;
}

interface Options {
  /** The path whose complete HTML the page came with, if any: its page is waited for patiently. */
  firstPath?: string | null;
  /** Told once of each remote that goes on with the version before. */
  onFallback?: (fallback: FallbackEvent) => void;
}

/**
 * Turns the snapshot into pages and popups that load on demand. Where the live release of a remote fails, they are those
 * of the version before, for as long as the tab lives.
 */
export function createLoader(snapshot: Snapshot, source: RemoteSource, options: Options = {}): Loader {
  const { firstPath = null, onFallback } = options;
  const pages = new Map<string, LazyResource<ComponentType>>();
  const dialogs = new Map<string, LazyResource<ComponentType<DialogProps>>>();
  const owners = new WeakMap<LazyResource<unknown>, SnapshotRemote>();
  const left = new Set<SnapshotRemote>();
  const told = new Set<SnapshotRemote>();
  const listeners = new Set<() => void>();

  const leaveLive = (remote: SnapshotRemote | undefined) => {
    if (!remote?.before || left.has(remote)) return;
    left.add(remote);
    for (const listener of [...listeners]) listener();
  };

  const load = async <T>(part: RemoteRef<T>, which: Which, attempt: number): Promise<T> => {
    const { remote, notFoundMessage, label, find } = part;
    if (!remote) throw new Error(notFoundMessage);
    const found = find(await source.manifest(remote.name, attempt, which));
    if (!found) throw new Error(`The registry names ${label}, the release does not have it`);
    return (await found.load()).default;
  };

  const loadBefore = async <T>(part: RemoteRef<T>, attempt: number): Promise<T> => {
    const loaded = await load(part, 'before', attempt);
    const { remote, route } = part;
    if (remote?.before && !told.has(remote)) {
      told.add(remote);
      onFallback?.({ remote: remote.name, version: remote.version, to: remote.before.version, route });
    }
    return loaded;
  };

  /** Where both fail, it is the failure of the live one that is told. */
  const loadLive = async <T>(part: RemoteRef<T>, before: () => LazyResource<T>, attempt: number): Promise<T> => {
    try {
      return await load(part, 'live', attempt);
    } catch (error) {
      if (!part.remote?.before) throw error;
      const spare = before();
      spare.retry();
      const loaded = await spare.load().catch(() => Promise.reject(error));
      // Whoever waits for this one takes the other instead, before this one answers.
      leaveLive(part.remote);
      return loaded;
    }
  };

  const isFirst = ({ route }: RemoteRef<unknown>) => route !== null && route === firstPath;

  const resourceOf = <T>(known: Map<string, LazyResource<T>>, part: RemoteRef<T>, which: Which): LazyResource<T> => {
    const key = `${which} ${part.label}`;
    const before = () => resourceOf(known, part, 'before');
    const resource =
      known.get(key) ??
      (which === 'before'
        ? createLazyResource((attempt) => loadBefore(part, attempt))
        : createLazyResource((attempt) => loadLive(part, before, attempt), { patient: isFirst(part) }));
    known.set(key, resource);
    if (part.remote) owners.set(resource, part.remote);
    return resource;
  };

  const inUse = ({ remote }: RemoteRef<unknown>): Which => (remote && left.has(remote) ? 'before' : 'live');

  const open = <T>(known: Map<string, LazyResource<T>>, part: RemoteRef<T>) => resourceOf(known, part, inUse(part));

  return {
    snapshot,
    page: (path) => open(pages, pageRef(snapshot, path)),
    dialog: (name) => open(dialogs, dialogRef(snapshot, name)),
    fallBack: (thrower) => leaveLive(owners.get(thrower)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
