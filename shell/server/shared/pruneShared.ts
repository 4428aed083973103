import type { Piece, Storage } from '@skal/storage';
import type { StoredRelease } from '../releases/releaseStore.ts';
import { RETENTION_MS, staleReleases } from '../releases/staleReleases.ts';
import type { Documents } from './documents.ts';
import { idOf, type StoredArchives } from './fetching.ts';
import { type SharedState, writeShared } from './sharedState.ts';

interface Shared {
  documents: Documents;
  storage: Pick<Storage, 'list' | 'remove'>;
  read: () => Promise<SharedState>;
}

/** Longer than any release takes to be named after it was put there. */
const UNNAMED_MS = 24 * 60 * 60 * 1000;

/** The releases that a storage has. */
function stored(archives: StoredArchives, pieces: readonly Piece[]): StoredRelease[] {
  const byKey = new Map(pieces.map((piece) => [piece.key, piece]));
  return Object.entries(archives).map(([id, { key }]) => {
    const at = id.lastIndexOf('@');
    const { at: importedAt = 0, bytes = 0 } = byKey.get(key) ?? {};
    return { name: id.slice(0, at), version: id.slice(at + 1), importedAt, bytes };
  });
}

/**
 * Tells which releases nobody needs any more, and removes them when that is wanted: first their names, so that nobody can
 * make one of them live, and then what lay under them. What was put there and never named goes a day later.
 */
export async function pruneShared({ documents, storage, read }: Shared, remove: boolean, now: number) {
  for (;;) {
    const known = await read();
    const pieces: Piece[] = [];
    for await (const piece of storage.list()) pieces.push(piece);
    const stale = staleReleases(stored(known.archives, pieces), known.registry, null, now);
    // Where nothing is shared yet, nobody knows what the storage is there for.
    if (!remove || known.revision === 0) return stale;
    const gone = new Set(stale.map(({ name, version }) => idOf(name, version)));
    const kept = Object.fromEntries(Object.entries(known.archives).filter(([id]) => !gone.has(id)));
    const next = { registry: known.registry, archives: kept };
    if (stale.length > 0 && !(await writeShared(documents, known, next))) continue;
    const goneKeys = new Set([...gone].map((id) => known.archives[id]?.key));
    const named = new Set(Object.values(known.archives).map(({ key }) => key));
    for (const { key, at } of pieces) {
      if (goneKeys.has(key) || (!named.has(key) && now - at > UNNAMED_MS)) await storage.remove(key);
    }
    await documents.forget(new Date(now - RETENTION_MS));
    return stale;
  }
}
