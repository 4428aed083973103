import { buildIntegrityPath } from '@skal/contracts/operations/registry';
import { LOAD_TIMEOUT_MS } from '@skal/shell-kit/lazy/loadTimeout.ts';
import type { Snapshot, SnapshotRemote } from './snapshot.ts';

type Values = Readonly<Record<string, string>>;

/**
 * Creates a loader of integrity values by the address of a module; a page lists only those of its own remote. Those of
 * another are fetched when it is first needed, and verified by their hash in the snapshot. A page with all remotes has one
 * hash for all.
 */
export function createIntegrityLoader(snapshot: Snapshot): (address: string) => Promise<Values> {
  const lists = new Map<string, Promise<Values>>();
  const load = async (remotes: readonly SnapshotRemote[], integrity: string): Promise<Values> => {
    const answer = await fetch(buildIntegrityPath(remotes), {
      integrity,
      signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
    });
    return (await answer.json()) as Values;
  };
  return async (address) => {
    const remote = snapshot.remotes.find(({ base, before }) =>
      [base, before?.base].some((folder) => folder && address.startsWith(folder)),
    );
    const integrity = remote?.integrity ?? snapshot.integrity;
    if (!integrity) return {};
    const list =
      lists.get(integrity) ??
      load(remote?.integrity ? [remote] : snapshot.remotes, integrity).catch((error: unknown) => {
        // A failed request is repeated.
        lists.delete(integrity);
        throw error;
      });
    lists.set(integrity, list);
    return list;
  };
}
