import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';

/** Locks a row until the transaction ends, so that later reads are current. A missing row locks nothing. */
export async function lockRow<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  id: string,
): Promise<void> {
  const { tableName } = manager.dataSource.getMetadata(entity);
  // An UPDATE, because SQLite does not support SELECT FOR UPDATE.
  await manager.query(`UPDATE ${tableName} SET id = id WHERE id = ?`, [id]);
}
