import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';

/**
 * Keeps every other change of a row waiting until the transaction ends, so that what is read next is the newest and
 * stays so. A row that is not there locks nothing.
 */
export async function lockRow<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  id: string,
): Promise<void> {
  const { tableName } = manager.dataSource.getMetadata(entity);
  // Said in a write: SQLite knows no SELECT FOR UPDATE.
  await manager.query(`UPDATE ${tableName} SET id = id WHERE id = ?`, [id]);
}
