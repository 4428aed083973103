import type { Database as Connection } from 'better-sqlite3';
import { STREAM_BATCH } from '../database.ts';

/** Streams rows on a separate connection. A statement reads a snapshot, and in WAL mode it does not block writers. */
export async function* streamSqlite<Row extends object>(
  open: () => Connection,
  sql: string,
  parameters: readonly unknown[],
): AsyncGenerator<Row[]> {
  const connection = open();
  try {
    let batch: Row[] = [];
    for (const row of connection.prepare<unknown[], Row>(sql).iterate(...parameters)) {
      batch.push(row);
      if (batch.length < STREAM_BATCH) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  } finally {
    connection.close();
  }
}
