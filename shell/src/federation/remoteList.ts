import { buildRemotesPath } from '@skal/contracts/operations/registry';
import { LOAD_TIMEOUT_MS } from '@skal/shell-kit/lazy/loadTimeout.ts';
import { findRoute, isInOtherLanguage, type Snapshot, type SnapshotRemote } from './snapshot.ts';

export interface RemoteList {
  /** Adds the remotes that the page does not have to the snapshot. */
  load(): Promise<void>;
  /**
   * Waits for them before the route of a path is rendered; undefined if it can be rendered. If they cannot be loaded, or
   * the page has another language, the browser loads the address as a document.
   */
  pending(path: string): Promise<void> | undefined;
}

/**
 * Creates the list of the remotes that the page does not have. A page has only its own, so that it does not grow with
 * their number. The list is verified by its hash in the page.
 */
export function createRemoteList(snapshot: Snapshot, reload: () => void): RemoteList {
  let loading: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  let leaving: Promise<void> | undefined;
  const fetchList = async (integrity: string): Promise<void> => {
    const answer = await fetch(buildRemotesPath(integrity), {
      integrity,
      signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`The list of remotes could not be loaded: ${answer.status}`);
    const own = new Map(snapshot.remotes.map((remote) => [remote.name, remote]));
    snapshot.remotes = ((await answer.json()) as SnapshotRemote[]).map((remote) => own.get(remote.name) ?? remote);
    snapshot.remoteList = undefined;
  };
  const load = async () => {
    if (!snapshot.remoteList) return;
    loading ??= fetchList(snapshot.remoteList).catch((error: unknown) => {
      // A failed request is repeated.
      loading = undefined;
      throw error;
    });
    await loading;
  };
  /** Never settles: the page is left. */
  const loadDocument = (): Promise<void> => {
    reload();
    return new Promise(() => undefined);
  };
  return {
    load,
    pending(path) {
      if (isInOtherLanguage(snapshot, path)) {
        leaving ??= Promise.resolve().then(loadDocument);
        return leaving;
      }
      if (!snapshot.remoteList || findRoute(snapshot, path)) return undefined;
      waiting ??= load().catch(loadDocument);
      return waiting;
    },
  };
}
