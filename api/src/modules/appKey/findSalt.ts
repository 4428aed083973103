import type { Database } from '../../db/database.ts';
import { AppClientEntity } from './AppClient.entity.ts';

/** The salt of a client's guests, for whatever else reports of them; null where the client is gone. */
export async function findSalt(db: Database, businessId: string): Promise<string | null> {
  const client = await db.read((manager) => manager.findOneBy(AppClientEntity, { businessId }));
  return client?.salt ?? null;
}
