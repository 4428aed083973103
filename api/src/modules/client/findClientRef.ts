import type { Database } from '../../db/database.ts';
import { BusinessEntity } from './Business.entity.ts';

/** A business by its id and its name now, as the trail names it; null where there is none. */
export async function findClientRef(db: Database, id: string | null): Promise<{ id: string; name: string } | null> {
  if (id === null) return null;
  return db.read((manager) => manager.findOne(BusinessEntity, { where: { id }, select: { id: true, name: true } }));
}
