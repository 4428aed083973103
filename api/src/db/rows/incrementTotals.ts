import type { EntityManager, EntitySchema } from 'typeorm';
import { insertRows } from './insert.ts';

/** What becomes of a row whose id is there already, in the words of each kind of database. */
const growing = {
  sqlite: 'ON CONFLICT (id) DO UPDATE SET euro_cents = euro_cents + excluded.euro_cents',
  mysql: 'ON DUPLICATE KEY UPDATE euro_cents = euro_cents + VALUES(euro_cents)',
} as const;

/**
 * Adds sums to rows that hold sums, inside the caller's transaction: a row that is not there yet begins with its sum.
 * The rows go in the order of their ids, so that two transactions wait for each other instead of standing in each
 * other's way.
 */
export async function incrementTotals<Row extends { id: string; euroCents: number }>(
  manager: EntityManager,
  entity: EntitySchema<Row>,
  rows: readonly Row[],
): Promise<void> {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const before = sums.get(row.id)?.euroCents ?? 0;
    sums.set(row.id, { ...row, euroCents: before + row.euroCents });
  }
  const kind = manager.dataSource.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
  const inOrder = [...sums.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  await insertRows(manager, entity, inOrder, growing[kind]);
}
