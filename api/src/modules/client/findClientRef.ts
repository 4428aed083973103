import type { Database } from '../../db/database.ts';
import { BusinessEntity } from './Business.entity.ts';

/** Finds a business's id and current name for the audit log; null if there is none. */
export async function findClientRef(db: Database, id: string | null): Promise<{ id: string; name: string } | null> {
  if (id === null) return null;
  return db.read((manager) => manager.findOne(BusinessEntity, { where: { id }, select: { id: true, name: true } }));
}
