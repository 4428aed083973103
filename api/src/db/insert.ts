import type { EntityManager, EntityMetadata, EntitySchema, ObjectLiteral } from 'typeorm';

/** The beginning of an INSERT and the places of one row, made once for each table. */
const statements = new WeakMap<EntityMetadata, { head: string; places: string }>();

function statementOf(metadata: EntityMetadata): { head: string; places: string } {
  const known = statements.get(metadata);
  if (known) return known;
  const { driver } = metadata.dataSource;
  const names = metadata.columns.map((column) => driver.escape(column.databaseName)).join(', ');
  const made = {
    head: `INSERT INTO ${driver.escape(metadata.tableName)} (${names}) VALUES `,
    places: `(${metadata.columns.map(() => '?').join(', ')})`,
  };
  statements.set(metadata, made);
  return made;
}

/**
 * Stores new rows in one statement, by the columns of their entity. The app has set every value itself, so there
 * is nothing to read back and nothing for a query builder to work out each time. `otherwise` says what becomes of a row
 * whose id is there already.
 */
export async function insertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  rows: readonly Row[],
  otherwise = '',
): Promise<void> {
  const metadata = manager.dataSource.getMetadata(entity);
  const { driver } = manager.dataSource;
  const { head, places } = statementOf(metadata);
  const values = rows.flatMap((row) =>
    metadata.columns.map((column) => driver.preparePersistentValue(column.getEntityValue(row), column)),
  );
  await manager.query(`${head}${rows.map(() => places).join(', ')} ${otherwise}`, values);
}
