import type { EntityManager, EntitySchema } from 'typeorm';
import { insertRows } from './insert.ts';

/** Upsert clause for an existing id, per kind of database. */
const growing = {
  sqlite: 'ON CONFLICT (id) DO UPDATE SET euro_cents = euro_cents + excluded.euro_cents',
  mysql: 'ON DUPLICATE KEY UPDATE euro_cents = euro_cents + VALUES(euro_cents)',
} as const;

/**
 * Adds amounts to rows of totals in the caller's transaction, and creates missing rows. Rows are sorted by id, so that
 * concurrent transactions wait for each other instead of deadlocking.
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
