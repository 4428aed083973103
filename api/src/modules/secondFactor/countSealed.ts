import type { Database } from '../../db/database.ts';
import type { ApiSettings } from '../../settings.ts';
import { marksOf } from './seal.ts';

/** How many secrets are sealed: by each of the keys, in their order, and by none of them. */
export interface Sealed {
  known: number[];
  unknown: number;
}

const BY_MARK = `SELECT SUBSTR(sealed, 1, 8) AS mark, COUNT(*) AS sealed FROM second_factors GROUP BY SUBSTR(sealed, 1, 8)`;

/** Counts the secrets of authenticator apps by the key that sealed them. */
export async function countSealed(db: Database, settings: Pick<ApiSettings, 'sessionKeys'>): Promise<Sealed> {
  const rows = await db.query<{ mark: string; sealed: number | string }>(BY_MARK);
  const counts = new Map(rows.map(({ mark, sealed }) => [mark, Number(sealed)]));
  const known = marksOf(settings).map((mark) => counts.get(mark) ?? 0);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { known, unknown: all - known.reduce((sum, count) => sum + count, 0) };
}
