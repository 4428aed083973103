import { In } from 'typeorm';
import type { Database } from '../../db/database.ts';
import { BusinessEntity } from './Business.entity.ts';

/** Reads the names of businesses by id. */
export async function readClientNames(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.read((manager) =>
    manager.find(BusinessEntity, { select: { id: true, name: true }, where: { id: In(ids) } }),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
