import type { Database } from '../../db/database.ts';
import { AppClientEntity } from './AppClient.entity.ts';

/** Finds the salt of a client's guests, for other metric sources; null if the client was deleted. */
export async function findSalt(db: Database, businessId: string): Promise<string | null> {
  const client = await db.read((manager) => manager.findOneBy(AppClientEntity, { businessId }));
  return client?.salt ?? null;
}
