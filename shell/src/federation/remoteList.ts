import { buildRemotesPath } from '@skal/contracts/operations/registry';
import { LOAD_TIMEOUT_MS } from '@skal/shell-kit/lazy/loadTimeout.ts';
import type { Snapshot, SnapshotRemote } from './snapshot.ts';

export interface RemoteList {
  /** Adds the remotes that the page does not have to the snapshot. */
  load(): Promise<void>;
  /**
   * Waits for them before a route is rendered; undefined if they are known. If they cannot be loaded, the browser loads
   * the address as a document.
   */
  pending(): Promise<void> | undefined;
}

/**
 * Creates the list of the remotes that the page does not have. A page has only its own, so that it does not grow with
 * their number. The list is verified by its hash in the page.
 */
export function createRemoteList(snapshot: Snapshot, reload = () => window.location.reload()): RemoteList {
  let loading: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
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
  return {
    load,
    pending() {
      if (!snapshot.remoteList) return undefined;
      waiting ??= load().catch(() => {
        reload();
        return new Promise(() => undefined);
      });
      return waiting;
    },
  };
}
