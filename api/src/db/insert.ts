import type { EntityManager, EntitySchema, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/** Stores new rows in one statement. Nothing is read back, because the app has set every value itself. */
export async function insertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  rows: Row[],
): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(rows as QueryDeepPartialEntity<Row>[])
    .updateEntity(false)
    .execute();
}
