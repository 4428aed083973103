import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';

/** So many rows at most are deleted by one statement: whoever writes meanwhile waits for no more than that. */
const BATCH = 200;
/** For so long the others have the table to themselves before the next batch. */
const PAUSE_MS = 25;

/** Rows of one table that have had their time; `where` is one that an index answers. */
export interface Sweep {
  table: string;
  where: string;
  parameters: readonly unknown[];
}

/** Sweeps by their names in the log, each made when its turn comes. */
export type Sweeps = Readonly<Record<string, () => Sweep | Promise<Sweep>>>;

/** Finds the next rows of a sweep. */
export const selectOf = ({ table, where }: Sweep): string => `SELECT id FROM ${table} WHERE ${where} LIMIT ${BATCH}`;

/** How many rows of a sweep have had their time. */
export async function countDue(db: Database, { table, where, parameters }: Sweep): Promise<number> {
  const [row] = await db.query<{ due: number | string }>(
    `SELECT COUNT(*) AS due FROM ${table} WHERE ${where}`,
    parameters,
  );
  return Number(row?.due ?? 0);
}

/**
 * Deletes the rows of a sweep, a few at a time, each few in a transaction of their own. The condition is asked again as
 * they are deleted, so nothing goes that was given more time meanwhile, and two processes may sweep the same.
 */
export async function sweep(db: Database, rows: Sweep, signal?: AbortSignal): Promise<void> {
  const { table, where, parameters } = rows;
  while (!signal?.aborted) {
    const found = await db.query<{ id: string }>(selectOf(rows), parameters);
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
