import { foldForSearch } from '@skal/contracts/fields/fold';
import type { Database } from '../../db/database.ts';

// Raw SQL: DISTINCT over an index.

/**
 * Those in the trail whose name or address contains a text, as they are written there. They are few beside the entries,
 * and an index has each of them once.
 */
export async function matching(db: Database, text: string): Promise<string[]> {
  const wanted = foldForSearch(text);
  const rows = await db.query<{ who: string }>('SELECT DISTINCT who AS who FROM audit WHERE who IS NOT NULL');
  return rows.flatMap(({ who }) => (foldForSearch(who).includes(wanted) ? [who] : []));
}
