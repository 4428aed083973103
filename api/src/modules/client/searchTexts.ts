import type { Database } from '../../db/database.ts';
import { type Found, HeldTexts, type TextRecord, type Wanted } from './heldTexts.ts';

/** More clients than this are not named one by one: a text that is in so many is met soon in any order. */
const NAMED = 3000;

/** So far back it is asked what has changed: longer than a transaction may take, and than clocks may differ. */
const OVERLAP_MS = 120_000;

const RECORD = 'SELECT business_id AS id, search, digits FROM listed_clients';

interface Held {
  texts: HeldTexts;
  /** Until when changes are known. */
  upTo: number;
}

/** What each process holds of the texts of its database. */
const heldOf = new WeakMap<Database, Promise<Held>>();

async function load(db: Database): Promise<Held> {
  const upTo = Date.now();
  const texts = new HeldTexts(NAMED);
  const all: TextRecord[] = [];
  for await (const batch of db.stream<TextRecord>(RECORD)) all.push(...batch);
  texts.put(all);
  return { texts, upTo };
}

/**
 * The clients whose texts contain what is looked for. No index of either kind of database answers that, and reading
 * all texts there takes a tenth of a second: so each process holds them, reads them once, and asks before each search
 * what has changed since. The caller looks once more at those that are named.
 */
export async function findTexts(db: Database, wanted: Wanted): Promise<Found> {
  let held = heldOf.get(db);
  if (!held) {
    held = load(db);
    heldOf.set(db, held);
    held.catch(() => heldOf.delete(db));
  }
  const known = await held;
  const now = Date.now();
  known.texts.put(await db.query<TextRecord>(`${RECORD} WHERE changed_at >= ?`, [known.upTo - OVERLAP_MS]));
  known.upTo = now;
  return known.texts.find(wanted);
}

/** Has a client's texts found no longer. */
export async function forgetText(db: Database, id: string): Promise<void> {
  (await heldOf.get(db))?.texts.forget(id);
}

/** Reads all texts anew, where they are held: clients that another process has deleted are gone then. */
export async function refreshTexts(db: Database): Promise<void> {
  if (heldOf.has(db)) heldOf.set(db, Promise.resolve(await load(db)));
}
