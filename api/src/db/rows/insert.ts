import type { EntityManager, EntityMetadata, EntitySchema, ObjectLiteral } from 'typeorm';
import { chunksOfPowerOfTwo } from './chunks.ts';

interface Statement {
  /** The beginning of an INSERT, and the places of one row. */
  head: string;
  places: string;
  /** The values of a row, as the database takes them. */
  values(row: ObjectLiteral): unknown[];
}

/** Made once for each table. */
const statements = new WeakMap<EntityMetadata, Statement>();

function statementOf(metadata: EntityMetadata): Statement {
  const known = statements.get(metadata);
  if (known) return known;
  const { driver } = metadata.dataSource;
  const { columns } = metadata;
  const names = columns.map((column) => driver.escape(column.databaseName)).join(', ');
  // Of the types in columns.ts JSON alone is stored as something else than it is.
  const readers = columns.map((column) =>
    column.type === 'simple-json'
      ? (row: ObjectLiteral) => driver.preparePersistentValue(row[column.propertyName], column)
      : (row: ObjectLiteral) => row[column.propertyName],
  );
  const made: Statement = {
    head: `INSERT INTO ${driver.escape(metadata.tableName)} (${names}) VALUES `,
    places: `(${columns.map(() => '?').join(', ')})`,
    values: (row) => readers.map((read) => read(row)),
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
  const { head, places, values } = statementOf(manager.dataSource.getMetadata(entity));
  await manager.query(`${head}${rows.map(() => places).join(', ')} ${otherwise}`, rows.flatMap(values));
}

/** So many rows one statement has at most: SQLite takes 32,766 values in one. */
const ROWS_MOST = 512;

/** Stores any number of new rows, some hundred by each statement; otherwise as `insertRows`. */
export async function insertMany<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  rows: readonly Row[],
  otherwise = '',
): Promise<void> {
  for (const piece of chunkRows(manager, rows)) await insertRows(manager, entity, piece, otherwise);
}

/** Rows as statements take them. A server reads each statement anew: to it, as many as possible go at once. */
export function* chunkRows<Row>(manager: EntityManager, rows: readonly Row[]): Generator<Row[]> {
  if (manager.dataSource.options.type === 'better-sqlite3') return yield* chunksOfPowerOfTwo(rows, ROWS_MOST);
  for (let from = 0; from < rows.length; from += ROWS_MOST) yield rows.slice(from, from + ROWS_MOST);
}
