import type { Database } from '../../db/database.ts';

/** What a client's business is called; undefined when there is none of this id. */
export async function findClientName(db: Database, clientId: string): Promise<string | undefined> {
  const [found] = await db.query<{ name: string }>('SELECT name FROM businesses WHERE id = ?', [clientId]);
  return found?.name;
}
