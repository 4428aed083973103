import { createLazyResource, type DialogProps, type LazyResource, type RemoteManifest } from '@skal/shell-kit';
import type { ComponentType } from 'react';
import { createRemoteList, type RemoteList } from './remoteList.ts';
import { dialogRef, pageRef, type RemoteRef } from './remoteRef.ts';
import type { Snapshot, SnapshotRemote } from './snapshot.ts';

/** A release of a remote: the live or the previous one of this tab. */
export type ReleaseChoice = 'live' | 'before';

/** Source of manifests: the federation runtime in a browser, server builds when composing. */
export interface RemoteSource {
  /** @param attempt number of failed attempts before; a later one must not return a cached failure */
  manifest(name: string, attempt: number, which: ReleaseChoice): Promise<RemoteManifest>;
}

/** A remote that failed in this tab, which falls back to the previous version. */
export interface FallbackEvent {
  remote: string;
  version: string;
  to: string;
  /** The path of the failed page; null for a dialog. */
  route: string | null;
}

export interface Loader {
  snapshot: Snapshot;
  remoteList: RemoteList;
  /** Loads the address as a document. */
  reload: () => void;
  page(path: string): LazyResource<ComponentType>;
  dialog(name: string): LazyResource<ComponentType<DialogProps>>;
  /** Falls back from the live release of the remote with this page or dialog, because it threw. */
  fallBack(thrower: LazyResource<unknown>): void;
  /** Called when the pages and dialogs of a remote change. */
  subscribe(listener: () => void): () => void;
}

interface Options {
  /** The path of the prerendered page, if it is complete: its HTML stays while its page loads. */
  firstPath?: string | null;
  reload?: () => void;
  /** Called once for each remote that falls back. */
  onFallback?: (fallback: FallbackEvent) => void;
}

/**
 * Creates the loader of the pages and dialogs in a snapshot, which load on demand. If the live release of a remote
 * fails, the tab uses its previous version from then on.
 */
export function createLoader(snapshot: Snapshot, source: RemoteSource, options: Options = {}): Loader {
  const { firstPath = null, reload = () => window.location.reload(), onFallback } = options;
  const pages = new Map<string, LazyResource<ComponentType>>();
  const dialogs = new Map<string, LazyResource<ComponentType<DialogProps>>>();
  const parts = new WeakMap<LazyResource<unknown>, RemoteRef<unknown>>();
  const remoteList = createRemoteList(snapshot, reload);
  const failedRemotes = new Set<SnapshotRemote>();
  const reported = new Set<SnapshotRemote>();
  const listeners = new Set<() => void>();

  const leaveLive = (remote: SnapshotRemote | undefined) => {
    if (!remote?.before || failedRemotes.has(remote)) return;
    failedRemotes.add(remote);
    for (const listener of [...listeners]) listener();
  };

  const load = async <T>(part: RemoteRef<T>, which: ReleaseChoice, attempt: number): Promise<T> => {
    const { notFoundMessage, label, find } = part;
    if (!part.remote()) await remoteList.load();
    const remote = part.remote();
    if (!remote) throw new Error(notFoundMessage);
    const found = find(await source.manifest(remote.name, attempt, which));
    if (!found) throw new Error(`The release does not have ${label}`);
    return (await found.load()).default;
  };

  const loadBefore = async <T>(part: RemoteRef<T>, attempt: number): Promise<T> => {
    const loaded = await load(part, 'before', attempt);
    const { route } = part;
    const remote = part.remote();
    if (remote?.before && !reported.has(remote)) {
      reported.add(remote);
      onFallback?.({ remote: remote.name, version: remote.version, to: remote.before.version, route });
    }
    return loaded;
  };

  /** If both versions fail, throws the error of the live one. */
  const loadLive = async <T>(part: RemoteRef<T>, before: () => LazyResource<T>, attempt: number): Promise<T> => {
    try {
      return await load(part, 'live', attempt);
    } catch (error) {
      if (!part.remote()?.before) throw error;
      const fallback = before();
      fallback.retry();
      const loaded = await fallback.load().catch(() => Promise.reject(error));
      // Notify subscribers first, so that they switch to the previous release before this promise resolves.
      leaveLive(part.remote());
      return loaded;
    }
  };

  const isFirst = ({ route }: RemoteRef<unknown>) => route !== null && route === firstPath;

  const resourceOf = <T>(
    known: Map<string, LazyResource<T>>,
    part: RemoteRef<T>,
    which: ReleaseChoice,
  ): LazyResource<T> => {
    const key = `${which} ${part.label}`;
    const before = () => resourceOf(known, part, 'before');
    const resource =
      known.get(key) ??
      (which === 'before'
        ? createLazyResource((attempt) => loadBefore(part, attempt))
        : createLazyResource((attempt) => loadLive(part, before, attempt), { isPatient: isFirst(part) }));
    known.set(key, resource);
    parts.set(resource, part);
    return resource;
  };

  const choiceFor = (part: RemoteRef<unknown>): ReleaseChoice => {
    const remote = part.remote();
    return remote && failedRemotes.has(remote) ? 'before' : 'live';
  };

  const open = <T>(known: Map<string, LazyResource<T>>, part: RemoteRef<T>) => resourceOf(known, part, choiceFor(part));

  return {
    snapshot,
    remoteList,
    reload,
    page: (path) => open(pages, pageRef(snapshot, path)),
    dialog: (name) => open(dialogs, dialogRef(snapshot, name)),
    fallBack: (thrower) => leaveLive(parts.get(thrower)?.remote()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
