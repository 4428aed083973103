import type { EntityManager, ObjectLiteral } from 'typeorm';
import { padToPowerOfTwo } from './chunks.ts';

/** So many rows are looked up by one statement. */
const READ = 512;

/**
 * Looks up any number of rows by their ids, some hundred by each statement.
 * @param select what is read, as far as `WHERE id IN (…)`
 */
export async function readByIds<Row extends ObjectLiteral>(
  manager: EntityManager,
  select: string,
  ids: readonly string[],
): Promise<Row[]> {
  const rows: Row[] = [];
  // A server reads each statement anew, however many places it has.
  const isSqlite = manager.dataSource.options.type === 'better-sqlite3';
  for (let from = 0; from < ids.length; from += READ) {
    const piece = ids.slice(from, from + READ);
    const some = isSqlite ? padToPowerOfTwo(piece) : piece;
    const found = await manager.query<Row[]>(`${select} WHERE id IN (${some.map(() => '?').join(', ')})`, some);
    // One by one: so many arguments would not fit a call.
    for (const row of found) rows.push(row);
  }
  return rows;
}
