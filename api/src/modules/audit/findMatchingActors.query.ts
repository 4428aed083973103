import { foldForSearch } from '@skal/contracts/fields/fold';
import type { Database } from '../../db/database.ts';

// Raw SQL: DISTINCT over an index.

/**
 * Finds the actors in the audit log whose name or address contains a text. There are few of them, and an index lists
 * each once.
 */
export async function findMatchingActors(db: Database, text: string): Promise<string[]> {
  const folded = foldForSearch(text);
  const rows = await db.query<{ who: string }>('SELECT DISTINCT who AS who FROM audit_entries WHERE who IS NOT NULL');
  return rows.flatMap(({ who }) => (foldForSearch(who).includes(folded) ? [who] : []));
}
