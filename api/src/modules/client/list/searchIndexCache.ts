import type { Database } from '../../../db/database.ts';
import { readChangedTexts, streamTexts } from '../listedTexts.query.ts';
import { type IndexedText, TextSearchIndex } from './TextSearchIndex.ts';

/** Changes of this period are read again: longer than any transaction and any difference between clocks. */
const OVERLAP_MS = 120_000;

interface IndexState {
  texts: TextSearchIndex;
  /** Time up to which changes are known. */
  upTo: number;
}

/** Index of each database in this process. */
const indexOf = new WeakMap<Database, Promise<IndexState>>();

async function load(db: Database): Promise<IndexState> {
  const upTo = Date.now();
  const texts = new TextSearchIndex();
  const all: IndexedText[] = [];
  for await (const batch of streamTexts(db)) all.push(...batch);
  texts.put(all);
  return { texts, upTo };
}

/**
 * Returns the search index of all clients, updated with the changes since the last search. Neither database has an
 * index for substrings, and a full scan there takes a tenth of a second, so each process holds the texts in memory.
 * Results must be read from the tables.
 */
export async function getSearchIndex(db: Database): Promise<TextSearchIndex> {
  let state = indexOf.get(db);
  if (!state) {
    state = load(db);
    indexOf.set(db, state);
    state.catch(() => indexOf.delete(db));
  }
  const known = await state;
  const now = Date.now();
  known.texts.put(await readChangedTexts(db, known.upTo - OVERLAP_MS));
  known.upTo = now;
  return known.texts;
}

/** Removes a client from the search index. */
export async function removeFromSearchIndex(db: Database, id: string): Promise<void> {
  (await indexOf.get(db))?.texts.remove(id);
}

/** Reads all texts again, if they are loaded, so that clients deleted by another process disappear. */
export async function rebuildSearchIndex(db: Database): Promise<void> {
  if (indexOf.has(db)) indexOf.set(db, Promise.resolve(await load(db)));
}
