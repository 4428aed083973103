import type { EntityManager, EntityMetadata, EntitySchema, ObjectLiteral } from 'typeorm';
import { chunksOfPowerOfTwo } from './chunks.ts';

interface Statement {
  /** Start of the INSERT, and the placeholders of one row. */
  head: string;
  places: string;
  /** Values of a row as the database stores them. */
  values(row: ObjectLiteral): unknown[];
}

/** Cached per table. */
const statements = new WeakMap<EntityMetadata, Statement>();

function getStatement(metadata: EntityMetadata): Statement {
  const known = statements.get(metadata);
  if (known) return known;
  const { driver } = metadata.dataSource;
  const { columns } = metadata;
  const names = columns.map((column) => driver.escape(column.databaseName)).join(', ');
  // Of the types in columns.ts, only JSON is stored in another form.
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
 * Inserts rows in one statement. The app sets every value itself, so nothing is read back, and no query builder runs
 * each time. `otherwise` is the clause for existing ids.
 */
export async function insertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  rows: readonly Row[],
  otherwise = '',
): Promise<void> {
  const { head, places, values } = getStatement(manager.dataSource.getMetadata(entity));
  await manager.query(`${head}${rows.map(() => places).join(', ')} ${otherwise}`, rows.flatMap(values));
}

/** Maximum rows per statement: SQLite allows 32,766 parameters. */
const ROWS_MAX = 512;

/** Inserts any number of rows, some hundred per statement; otherwise like `insertRows`. */
export async function insertMany<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  rows: readonly Row[],
  otherwise = '',
): Promise<void> {
  for (const piece of chunkRows(manager, rows)) await insertRows(manager, entity, piece, otherwise);
}

/** Splits rows into chunks. MySQL parses each statement again, so chunks are as large as possible there. */
export function* chunkRows<Row>(manager: EntityManager, rows: readonly Row[]): Generator<Row[]> {
  if (manager.dataSource.options.type === 'better-sqlite3') return yield* chunksOfPowerOfTwo(rows, ROWS_MAX);
  for (let from = 0; from < rows.length; from += ROWS_MAX) yield rows.slice(from, from + ROWS_MAX);
}
