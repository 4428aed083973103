import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database.ts';

/** Maximum rows per DELETE, so that concurrent writers wait only briefly. */
const BATCH = 200;
/** Pause between batches for other writers. */
const PAUSE_MS = 25;

/** Expired rows of one table; an index must cover `where`. */
export interface RetentionRule {
  table: string;
  where: string;
  parameters: readonly unknown[];
}

/** Retention rules by their names in the log, created when applied. */
export type RetentionRules = Readonly<Record<string, () => RetentionRule | Promise<RetentionRule>>>;

/** Returns the SELECT of the next batch of expired rows. */
export const buildExpiredRowsQuery = ({ table, where }: RetentionRule): string =>
  `SELECT id FROM ${table} WHERE ${where} LIMIT ${BATCH}`;

/** Counts the expired rows. */
export async function countExpired(db: Database, { table, where, parameters }: RetentionRule): Promise<number> {
  const [row] = await db.query<{ due: number | string }>(
    `SELECT COUNT(*) AS due FROM ${table} WHERE ${where}`,
    parameters,
  );
  return Number(row?.due ?? 0);
}

/**
 * Deletes the expired rows in batches, one transaction each. The DELETE repeats the condition: rows whose time was
 * extended meanwhile stay, and two processes may apply the same rule.
 */
export async function deleteExpired(db: Database, rows: RetentionRule, signal?: AbortSignal): Promise<void> {
  const { table, where, parameters } = rows;
  while (!signal?.aborted) {
    const found = await db.query<{ id: string }>(buildExpiredRowsQuery(rows), parameters);
    if (found.length > 0) {
      const places = found.map(() => '?').join(', ');
      const ids = found.map(({ id }) => id);
      await db.tx((manager) =>
        manager.query(`DELETE FROM ${table} WHERE id IN (${places}) AND ${where}`, [...ids, ...parameters]),
      );
    }
    if (found.length < BATCH) return;
    await sleep(PAUSE_MS);
  }
}
