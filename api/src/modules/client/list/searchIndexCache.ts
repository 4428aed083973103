import type { Database } from '../../../db/database.ts';
import { readChangedTexts, streamTexts } from '../listedTexts.query.ts';
import { type IndexedText, TextSearchIndex } from './TextSearchIndex.ts';

/** So far back it is asked what has changed: longer than a transaction may take, and than clocks may differ. */
const OVERLAP_MS = 120_000;

interface IndexState {
  texts: TextSearchIndex;
  /** Until when changes are known. */
  upTo: number;
}

/** What each process holds of the texts of its database. */
const heldOf = new WeakMap<Database, Promise<IndexState>>();

async function load(db: Database): Promise<IndexState> {
  const upTo = Date.now();
  const texts = new TextSearchIndex();
  const all: IndexedText[] = [];
  for await (const batch of streamTexts(db)) all.push(...batch);
  texts.put(all);
  return { texts, upTo };
}

/**
 * The texts of all clients, as they are now. No index of either kind of database finds any part of a text, and reading
 * all of them there takes a tenth of a second: so each process holds them, reads them once, and asks before each search
 * what has changed since. Whoever shows what was found reads it from the tables.
 */
export async function getSearchIndex(db: Database): Promise<TextSearchIndex> {
  let held = heldOf.get(db);
  if (!held) {
    held = load(db);
    heldOf.set(db, held);
    held.catch(() => heldOf.delete(db));
  }
  const known = await held;
  const now = Date.now();
  known.texts.put(await readChangedTexts(db, known.upTo - OVERLAP_MS));
  known.upTo = now;
  return known.texts;
}

/** Has a client's texts found no longer. */
export async function removeFromSearchIndex(db: Database, id: string): Promise<void> {
  (await heldOf.get(db))?.texts.remove(id);
}

/** Reads all texts anew, where they are held: clients that another process has deleted are gone then. */
export async function rebuildSearchIndex(db: Database): Promise<void> {
  if (heldOf.has(db)) heldOf.set(db, Promise.resolve(await load(db)));
}
