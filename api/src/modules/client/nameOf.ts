import type { Database } from '../../db/database.ts';

/** What a business is called; empty when it is gone. */
export async function nameOf(db: Database, id: string): Promise<string> {
  const [business] = await db.query<{ name: string }>('SELECT name FROM businesses WHERE id = ?', [id]);
  return business?.name ?? '';
}
