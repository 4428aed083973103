import type { Database } from '../../db/database.ts';

/** The salt of a client's guests, for whatever else reports of them; null where the client is gone. */
export async function findSalt(db: Database, businessId: string): Promise<string | null> {
  const [found] = await db.query<{ salt: string }>('SELECT salt FROM app_clients WHERE business_id = ?', [businessId]);
  return found?.salt ?? null;
}
