import type { EntityManager, ObjectLiteral } from 'typeorm';
import { padToPowerOfTwo } from './chunks.ts';

/** Maximum rows per statement. */
const ROWS_PER_QUERY = 512;

/**
 * Reads any number of rows by id, some hundred per statement.
 * @param select the statement up to `WHERE id IN (…)`
 */
export async function readByIds<Row extends ObjectLiteral>(
  manager: EntityManager,
  select: string,
  ids: readonly string[],
): Promise<Row[]> {
  const rows: Row[] = [];
  // MySQL parses each statement again.
  const isSqlite = manager.dataSource.options.type === 'better-sqlite3';
  for (let from = 0; from < ids.length; from += ROWS_PER_QUERY) {
    const piece = ids.slice(from, from + ROWS_PER_QUERY);
    const some = isSqlite ? padToPowerOfTwo(piece) : piece;
    const found = await manager.query<Row[]>(`${select} WHERE id IN (${some.map(() => '?').join(', ')})`, some);
    // One by one: too many arguments would overflow a call.
    for (const row of found) rows.push(row);
  }
  return rows;
}
